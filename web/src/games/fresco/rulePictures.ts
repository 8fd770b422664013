/** Pictures of rules, for the library: some cells of the ceiling, of a wall or of the track, or what becomes of what. */
export { default as Picture } from "./RulePicture.svelte";

/** Rows of cells, each with what is written there; or sums of pieces. */
export interface Shown {
  cells?: readonly string[];
  sums?: readonly string[];
}

/**
 * Of cells, `.` is one with its tile, `#` is restored, `b` has the bishop, `s` a painter; with `+` behind it, it may be
 * chosen, with `x` it is refused; a number is what is paid there. Of sums, letters are paints.
 */
const PICTURES: Readonly<Record<string, Shown>> = {
  "FR-5.3": { cells: ["0 2 2 2 0", "0 2 b3 2 0", "0 2 2 2 0"] },
  "FR-5.6": { cells: [". .+ .+ .+ .", ". .+ b .+ .", ". .+ .+ .+ ."] },
  "FR-5.8": { sums: ["Y R B 2", "O R B 3", "O G B 4"] },
  "FR-5.9": { sums: ["O G P 6"] },
  "FR-7.2": { sums: ["Y R > O", "Y B > G", "R B > P"] },
  "FR-9.2": { cells: [". .+ s .+ ."] },
  "FR-M3.2": { sums: ["P R > K", "O G > W"] },
  "FR-M3.4": { sums: ["K G P 9", "W G P 11"] },
  "FR-M5.5": { cells: ["1 2 2 2 1", "1 2 b3 2 1", "1 2 2 2 1"] },
  "FR-M7.2": { cells: [". . . . .", "#2 . #2 #2 .", ". . . . ."] },
  "FR-M7.3": { cells: [". . #3 . .", "#3 . #6 . #3", ". . . . ."] },
  "FR-M9.4": { cells: [".x .+ .x .x .x", ".+ # .+ .x .x", ".x .+ .x .x .x"] },
  "FR-M10.9": { cells: [".+ .x .x .x .+", ".+ .x b+ .x .+", ".+ .x .x .x .+"] },
};

export const rules: readonly string[] = Object.keys(PICTURES);
export const pictureOf = (rule: string): Shown => PICTURES[rule] ?? {};

/** A cell of a picture, taken apart. */
export interface Cell {
  isRestored: boolean;
  who: "bishop" | "painter" | null;
  mark: "may" | "refused" | null;
  text: string;
}

export function cellOf(text: string): Cell {
  const who = text.startsWith("b") ? "bishop" : text.startsWith("s") ? "painter" : null;
  const mark = text.endsWith("+") ? "may" : text.endsWith("x") ? "refused" : null;
  return { isRestored: text.startsWith("#"), who, mark, text: /\d+/.exec(text)?.[0] ?? "" };
}
