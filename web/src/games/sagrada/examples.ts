/** Rules that a picture makes clear, each shown on a few spaces of a window. */
import { CELLS, type Cell, type Die, type Print } from "./model";

/**
 * Rows of spaces: `.`, a colour or a shade is what is printed there, `R5` is a die that lies there, `(R5)` one in hand,
 * `_` nothing. With `+` behind it a space may be taken, with `x` it is refused.
 */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  "SG-4.1": [".+ .+ .+ .+ .+", ".+ . . . .+", ".+ . . . .+", ".+ .+ .+ .+ .+"],
  "SG-4.2": [". .+ Y3 .+ .", ". .+ .+ .+ .", ". . . . ."],
  "SG-4.4": ["_ _ (R5) _ _", "R+ Bx 5+ 2x .+"],
  "SG-4.6": ["_ .+ .x .+ _", "_ .x R5 .x _", "_ .+ .x .+ _"],
};

export const rules: readonly string[] = Object.keys(PICTURES);

export interface Shown {
  cell: Cell;
  print: Print;
  die: Die | null;
  inHand: boolean;
  isRefused: boolean;
}

export interface Example {
  rows: number;
  shown: readonly Shown[];
  legal: ReadonlySet<Cell>;
}

export function exampleOf(rule: string): Example {
  const rows = PICTURES[rule] ?? [];
  const spaces = rows.flatMap((row) => row.split(" ")).map((text, at) => ({ text, cell: CELLS[at] as Cell }));
  const there = spaces.filter(({ text }) => text !== "_");
  return {
    rows: rows.length,
    shown: there.map(({ text, cell }) => shownAs(text, cell)),
    legal: new Set(there.filter(({ text }) => text.endsWith("+")).map(({ cell }) => cell)),
  };
}

function shownAs(text: string, cell: Cell): Shown {
  const die = /[RYGBP][1-6]/.exec(text)?.[0] ?? null;
  const print = (die ? "." : text[0]) as Print;
  return { cell, print, die: die as Die | null, inHand: text.startsWith("("), isRefused: text.endsWith("x") };
}
