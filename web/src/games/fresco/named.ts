/** What is drawn where a sentence names something: pieces of the sprite, by their kind and what the server calls them. */
import { PAINTS } from "./model";
import type { PieceName } from "./pieces";

/** Letters of paints, in their order: "YRB" on a tile of the market. */
const LETTERS = "YRBOGPKW";
/** Each of them is drawn with what it is called. */
const ONE_BY_ONE = ["paint", "glass", "dame", "bottle"];
/** All of a kind look the same. */
const ALIKE = ["scroll", "certificate", "map", "wish-card", "pew", "favor", "treasure"];

/** The kinds that are drawn. */
export const PIECES: readonly string[] = [...ONE_BY_ONE, ...ALIKE, "market-tile", "thalers"];
/** Of these the drawing says it all. */
const WORDLESS = ["paint", "market-tile", "thalers"];

export interface Named {
  pieces: readonly PieceName[];
  /** What is written beside it, "" if it needs no words. */
  text: string;
}

export function namedOf(kind: string, value: string | number | null, text: string): Named {
  const pieces = piecesOf(kind, String(value), text) as PieceName[];
  const isDrawn = pieces.length > 0 && WORDLESS.includes(kind);
  if (kind === "thalers" && isDrawn) return { pieces, text: String(value) };
  return { pieces, text: isDrawn ? "" : text };
}

function piecesOf(kind: string, value: string, text: string): string[] {
  if (kind === "thalers") return ["thaler"];
  if (kind === "market-tile") return paintsIn(text).map((paint) => `paint-${paint}`);
  if (ONE_BY_ONE.includes(kind)) return [`${kind}-${value}`];
  return ALIKE.includes(kind) ? [kind] : [];
}

/** The paints of a tile by their letters; none if it says something else. */
function paintsIn(letters: string): string[] {
  const paints = [...letters].map((letter) => PAINTS[LETTERS.indexOf(letter)]);
  return paints.every((paint) => paint !== undefined) ? paints : [];
}
