/** What is drawn where a sentence names something: pieces of the sprite, by their kind and what the server calls them. */
import { PAINTS } from "./model";
import type { PieceName } from "./pieces";

/** Letters of paints, in their order: "YRB" on a tile of the market. */
const LETTERS = "YRBOGPKW";
const BEAM = "=";
/** Each of them is drawn with what it is called. */
const ONE_BY_ONE = ["paint", "glass", "dame", "bottle"];
/** So many of a thing: its drawing, and their number. */
const COUNTED: Readonly<Record<string, PieceName>> = {
  thalers: "thaler",
  beams: "beam",
  bells: "bell",
  "gold-leaves": "leaf",
  "lucky-pennies": "penny",
};
/** All of a kind look the same. */
const ALIKE = ["scroll", "certificate", "map", "wish-card", "pew", "favor", "treasure"];

/** The kinds that are drawn. */
export const PIECES: readonly string[] = [...ONE_BY_ONE, ...ALIKE, ...Object.keys(COUNTED), "market-tile"];
/** Of these the drawing says it all. */
const WORDLESS = ["paint", "market-tile"];

export interface Named {
  pieces: readonly PieceName[];
  /** What is written beside it, "" if it needs no words. */
  text: string;
}

export function namedOf(kind: string, value: string | number | null, text: string): Named {
  const counted = COUNTED[kind];
  if (counted) return { pieces: [counted], text: String(value) };
  const pieces = piecesOf(kind, String(value), text) as PieceName[];
  const isDrawn = pieces.length > 0 && WORDLESS.includes(kind);
  return { pieces, text: isDrawn ? "" : text };
}

function piecesOf(kind: string, value: string, text: string): string[] {
  if (kind === "market-tile") return printedIn(text);
  if (ONE_BY_ONE.includes(kind)) return [`${kind}-${value}`];
  return ALIKE.includes(kind) ? [kind] : [];
}

/** What is printed on a tile, by its letters; nothing if it says something else. */
function printedIn(letters: string): string[] {
  const printed = [...letters].map((letter) => {
    const paint = PAINTS[LETTERS.indexOf(letter)];
    return letter === BEAM ? "beam" : paint && `paint-${paint}`;
  });
  return printed.every((piece) => piece !== undefined) ? printed : [];
}
