/** What is drawn of a printed component in the library: its piece, and what its facts say in pieces and numbers. */
import { capital } from "./words";
import type { Cell } from "./ceiling";

/** Kinds of things in the sprite, and those that come in several. */
const PIECES = new Set([
  ...["wish-card", "certificate", "favor", "pew", "dome", "map", "request", "infection", "treasure", "penny", "leaf"],
  ...["treasure-statue", "treasure-chalice", "treasure-script"],
  ...["bottle-elixir-1", "bottle-elixir-2", "bottle-elixir-3", "bottle-juice"],
  ...["glass-yellow", "glass-blue", "glass-red", "glass-green", "mood", "thaler", "scroll"],
  ...["yellow", "red", "blue", "orange", "green", "purple", "pink", "brown"].map((paint) => `paint-${paint}`),
  ...["market", "cathedral", "studio", "workshop", "theater", "hostel", "glazery", "medico"].map(
    (each) => `place-${each}`,
  ),
]);

/** Chapters whose pieces are called otherwise. */
const CALLED: Readonly<Record<string, string>> = { coins: "thaler", "lucky-pennies": "penny", "gold-leaf": "leaf" };

export type Part =
  | { is: "points" | "thalers"; number: number }
  | { is: "pieces"; pieces: readonly string[] }
  | { is: "counted"; piece: string; number: number }
  | { is: "cells"; cells: ReadonlySet<Cell> }
  | { is: "text"; text: string };

type Facts = Readonly<Record<string, unknown>>;

/** The piece that a component looks like, by its chapter and its name; null if there is none. */
export function pieceOf(chapter: string, name: string, facts: Facts): string | null {
  const dashed = chapter.replaceAll("_", "-");
  const one = CALLED[dashed] ?? dashed.replace(/s$/, "");
  const [first = ""] = name.split(" ");
  const tried = [`${one}-${String(facts.id)}`, `${one}-${first}`, CALLED[dashed] ?? dashed, one, `place-${dashed}`];
  return tried.find((piece) => PIECES.has(piece)) ?? null;
}

/** How a fact is drawn, by what it is called. */
const DRAWN: Readonly<Record<string, (value: never) => Part>> = {
  value: (number: number) => ({ is: "points", number }),
  points: (number: number) => ({ is: "points", number }),
  price: (number: number) => ({ is: "thalers", number }),
  thalers: (number: number) => ({ is: "thalers", number }),
  paints: (paints: readonly string[]) => ({ is: "pieces", pieces: paints.map((paint) => `paint-${paint}`) }),
  panels: (panels: readonly string[]) => ({ is: "pieces", pieces: panels.map((panel) => `glass-${panel}`) }),
  seals: (seals: readonly string[]) => ({ is: "pieces", pieces: seals.map((seal) => `seal-${seal}`) }),
  paint: (paint: string) => ({ is: "pieces", pieces: [`paint-${paint}`] }),
  income: (paint: string) => ({ is: "pieces", pieces: [`paint-${paint}`] }),
  seal: (seal: string) => ({ is: "pieces", pieces: [`seal-${seal}`] }),
  beams: (number: number) => ({ is: "pieces", pieces: Array.from({ length: number }, () => "beam") }),
  leaves: (number: number) => ({ is: "counted", piece: "leaf", number }),
  bells: (number: number) => ({ is: "counted", piece: "bell", number }),
  mood: (number: number) => ({ is: "counted", piece: "mood", number }),
  rooms: (cells: readonly Cell[]) => ({ is: "cells", cells: new Set(cells) }),
  segments: (cells: readonly Cell[]) => ({ is: "cells", cells: new Set(cells) }),
  copies: (number: number) => ({ is: "text", text: `× ${number}` }),
  pieces: (number: number) => ({ is: "text", text: `× ${number}` }),
  tiles: (number: number) => ({ is: "text", text: `× ${number}` }),
  tokens: (number: number) => ({ is: "text", text: `× ${number}` }),
};

/** All facts that are drawn, in their order; what is nothing is left out. */
export function partsOf(facts: Facts): readonly Part[] {
  return Object.entries(facts).flatMap(([fact, value]) => {
    const draw = DRAWN[fact] as ((value: unknown) => Part) | undefined;
    const isNothing = value === 0 || value === "" || (Array.isArray(value) && value.length === 0);
    return draw && !isNothing ? [draw(value)] : [];
  });
}

/** What the words of a card say, where it has some. */
export function textOf(
  words: Readonly<Record<string, Readonly<Record<string, { text: string }>>>>,
  facts: Facts,
): string {
  const found = Object.values(words).find((kind) => kind[String(facts.id)]?.text);
  return capital(found?.[String(facts.id)]?.text ?? "");
}
