/** Colours and their shapes: what dice, glyphs and glass are drawn from, 100 x 100. */
import type { Key } from "./model";

/** One silhouette a colour, used wherever the colour is named: drop, sun, leaf, waves, grapes. */
export const GLYPHS: Record<Key, string> = {
  R: "M50 4C57 24 85 42 85 65A35 32 0 0 1 15 65C15 42 43 24 50 4Z",
  Y: "M75 50A25 25 0 1 1 25 50A25 25 0 1 1 75 50ZM50 3l7 15H43ZM50 97l7-15H43ZM3 50l15-7v14ZM97 50l-15-7v14ZM17 17l15.5 5.6-9.9 9.9ZM83 83l-15.5-5.6 9.9-9.9ZM17 83l5.6-15.5 9.9 9.9ZM83 17l-5.6 15.5-9.9-9.9Z",
  G: "M12 90C4 44 34 10 90 12c4 54-28 86-66 76l26-38-34 40Z",
  B: "M4 34c16-22 30-22 46-6s30 16 46-6v22c-16 22-30 22-46 6s-30-16-46 6ZM4 68c16-22 30-22 46-6s30 16 46-6v22c-16 22-30 22-46 6s-30-16-46 6Z",
  P: "M52 44A22 22 0 1 1 8 44A22 22 0 1 1 52 44ZM92 44A22 22 0 1 1 48 44A22 22 0 1 1 92 44ZM72 76A22 22 0 1 1 28 76A22 22 0 1 1 72 76ZM47 24C47 12 54 5 66 3C68 14 62 22 53 25Z",
};

/** How the glass of a colour is cut: its brighter piece, and the lead lines. */
export const CUTS: Record<Key, { bright: string; lead: string }> = {
  R: {
    bright: "M50 4C58 28 90 42 90 65A40 31 0 0 1 10 65C10 42 42 28 50 4Z",
    lead: "M50 4C58 28 90 42 90 65A40 31 0 0 1 10 65C10 42 42 28 50 4ZM10 65H2M90 65h8M50 4V-2M50 96v6",
  },
  Y: {
    bright: "M83 50A33 33 0 1 1 17 50A33 33 0 1 1 83 50Z",
    lead: "M83 50A33 33 0 1 1 17 50A33 33 0 1 1 83 50ZM50 17V2M50 83v15M17 50H2M83 50h15M26.7 26.7 10 10M73.3 73.3 90 90M26.7 73.3 10 90M73.3 26.7 90 10",
  },
  G: { bright: "M4 96C0 34 34 0 96 4c4 62-30 96-92 92Z", lead: "M4 96C0 34 34 0 96 4c4 62-30 96-92 92ZM4 96 96 4" },
  B: {
    bright: "M2 36c16-18 32-18 48 0s32 18 48 0v28c-16 18-32 18-48 0s-32-18-48 0Z",
    lead: "M2 36c16-18 32-18 48 0s32 18 48 0M2 64c16-18 32-18 48 0s32 18 48 0",
  },
  P: {
    bright:
      "M50 31A22.5 22.5 0 1 1 5 31A22.5 22.5 0 1 1 50 31ZM95 31A22.5 22.5 0 1 1 50 31A22.5 22.5 0 1 1 95 31ZM72.5 70A22.5 22.5 0 1 1 27.5 70A22.5 22.5 0 1 1 72.5 70Z",
    lead: "M50 31A22.5 22.5 0 1 1 5 31A22.5 22.5 0 1 1 50 31ZM95 31A22.5 22.5 0 1 1 50 31A22.5 22.5 0 1 1 95 31ZM72.5 70A22.5 22.5 0 1 1 27.5 70A22.5 22.5 0 1 1 72.5 70ZM50 92.5V99M27.5 8.5V1M72.5 8.5V1M28 70H2M72 70h26",
  },
};

export interface Glass {
  edge: string;
  body: string;
  light: string;
  pip: string;
  rim: string;
}
export const GLASS: Record<Key, Glass> = {
  R: { edge: "#7d0f12", body: "#cf2a20", light: "#ff8a63", pip: "#fff", rim: "#5c0709" },
  Y: { edge: "#a86a04", body: "#efab13", light: "#ffe894", pip: "#3b2300", rim: "#ffdf7a" },
  G: { edge: "#0b4f2a", body: "#1f8f49", light: "#8be28a", pip: "#fff", rim: "#063a1c" },
  B: { edge: "#0b2f78", body: "#1f68c4", light: "#86ccff", pip: "#fff", rim: "#061f54" },
  P: { edge: "#3d1463", body: "#7e35ad", light: "#d7a1f5", pip: "#fff", rim: "#2b0c48" },
};

export type Point = readonly [number, number];
const PIP_POINTS: readonly (readonly Point[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
];

/** Where the pips of a value lie. */
export function pips(value: number): readonly Point[] {
  return PIP_POINTS[value] ?? [];
}

export const BAG =
  "M11 10c-5 3-7 7.5-6.5 12 .4 3.5 3 5.5 7 5.5h7c4 0 6.6-2 7-5.5.5-4.5-1.5-9-6.5-12ZM10 10h10M11.5 10 9 4.5c4 2.4 8 2.4 12 0L18.5 10";
export const LOCK = "M4 9V7a6 6 0 0 1 12 0v2h1v9H3V9Zm2.5 0h7V7a3.5 3.5 0 0 0-7 0Z";
