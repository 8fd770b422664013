/** Shapes and glass: what all pieces are drawn from. Glyphs and cuts are 100 x 100. */
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

type Point = readonly [number, number];
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

// A window: a space is 100 wide, the lead between them 7.
export const PITCH = 100;
export const LEAD = 7;
export const GRID_WIDTH = 5 * PITCH + LEAD;
export const GRID_HEIGHT = 4 * PITCH + LEAD;
const MID = GRID_WIDTH / 2;

/** Where a space begins: its upper left corner. */
export function corner(cell: number): Point {
  return [LEAD / 2 + (cell % 5) * PITCH, LEAD / 2 + Math.floor(cell / 5) * PITCH];
}

interface Arch {
  /** The outline above the grid, as high as the arch rises. */
  outline: (rise: number) => string;
  joint: string;
  bead: { dash: string; width: number; cap: "round" | "butt" };
}
const w = (part: number) => +(GRID_WIDTH * part).toFixed(1);

/** Pointed, round, ogee, trefoil: the arch tells the seat too. */
const ARCHES: readonly Arch[] = [
  {
    outline: (a) =>
      `V${-a * 0.12}C0 ${-a * 0.62} ${w(0.24)} ${-a * 0.86} ${MID} ${-a} ${w(0.76)} ${-a * 0.86} ${w(1)} ${-a * 0.62} ${w(1)} ${-a * 0.12}`,
    joint: "1.6 70",
    bead: { dash: "0 17", width: 7, cap: "round" },
  },
  {
    outline: (a) =>
      `V${-a * 0.1}C0 ${-a * 0.68} ${w(0.2)} ${-a} ${MID} ${-a} ${w(0.8)} ${-a} ${w(1)} ${-a * 0.68} ${w(1)} ${-a * 0.1}`,
    joint: "1.6 33",
    bead: { dash: "3 25", width: 15, cap: "butt" },
  },
  {
    outline: (a) =>
      `V${-a * 0.16}C0 ${-a * 0.62} ${w(0.16)} ${-a * 0.7} ${w(0.31)} ${-a * 0.73}C${w(0.42)} ${-a * 0.76} ${w(0.485)} ${-a * 0.84} ${MID} ${-a} ${w(0.515)} ${-a * 0.84} ${w(0.58)} ${-a * 0.76} ${w(0.69)} ${-a * 0.73}C${w(0.84)} ${-a * 0.7} ${w(1)} ${-a * 0.62} ${w(1)} ${-a * 0.16}`,
    joint: "1.6 104",
    bead: { dash: "8 8", width: 6, cap: "butt" },
  },
  {
    outline: (a) =>
      `V${-a * 0.18}C0 ${-a * 0.66} ${w(0.14)} ${-a * 0.74} ${w(0.27)} ${-a * 0.6}C${w(0.3)} ${-a * 0.92} ${w(0.4)} ${-a} ${MID} ${-a} ${w(0.6)} ${-a} ${w(0.7)} ${-a * 0.92} ${w(0.73)} ${-a * 0.6}C${w(0.86)} ${-a * 0.74} ${w(1)} ${-a * 0.66} ${w(1)} ${-a * 0.18}`,
    joint: "1.6 52 1.6 16",
    bead: { dash: "14 5 2 5", width: 5, cap: "butt" },
  },
];

export function archOf(seat: number): Arch {
  return ARCHES[seat % ARCHES.length] as Arch;
}

export type Frame = "full" | "slim" | "small";
/** How wide the frame is around the opening. */
export const FRAMES: Record<Frame, number> = { full: 46, slim: 34, small: 24 };

/** The moulding: the outline of the opening stroked again and again, wide to narrow. */
export const MOULDINGS: Record<Frame, readonly (readonly [number, string])[]> = {
  full: [
    [91, "stone-5"],
    [88, "stone-3"],
    [83, "stone-1"],
    [79, "stone-2"],
    [79, "joint"],
    [40, "stone-4"],
    [37, "stone-1"],
    [33, "stone-5"],
    [30, "enamel"],
    [27, "enamel-2"],
    [11, "stone-5"],
    [9, "fillet"],
    [6, "stone-4"],
    [4, "came-edge"],
  ],
  slim: [
    [67, "stone-5"],
    [65, "stone-1"],
    [61, "stone-2"],
    [61, "joint"],
    [31, "stone-5"],
    [28, "enamel"],
    [25, "enamel-2"],
    [11, "stone-5"],
    [9, "fillet"],
    [6, "stone-4"],
    [4, "came-edge"],
  ],
  small: [
    [46, "stone-4"],
    [42, "stone-2"],
    [22, "enamel"],
    [10, "stone-1"],
    [6, "came-edge"],
  ],
};

/** The box that a window is drawn in. */
export function viewBoxOf(frame: Frame, rise: number) {
  const side = FRAMES[frame];
  const foot = frame === "small" ? 14 : side;
  return { x: -side, y: -rise - side, width: GRID_WIDTH + 2 * side, height: rise + side + GRID_HEIGHT + foot };
}

/** Panes of the lunette: a fan of two rings. */
export function fan(count: number, rise: number): { d: string; tone: number }[] {
  const across = [0, 92, 214, 420];
  const up = [0, rise * 0.38, rise * 0.86, rise * 1.9];
  const point = (ring: number, turn: number) =>
    `${(MID + (across[ring] ?? 0) * Math.cos(turn)).toFixed(1)} ${(-4 - (up[ring] ?? 0) * Math.sin(turn)).toFixed(1)}`;
  return [1, 2].flatMap((ring) =>
    Array.from({ length: count }, (_, index) => {
      const [a, b] = [(Math.PI * index) / count, (Math.PI * (index + 1)) / count];
      const d = `M${point(ring, a)}L${point(ring + 1, a)}L${point(ring + 1, b)}L${point(ring, b)}Z`;
      return { d, tone: (index + ring) % 3 };
    }),
  );
}

/** Half an ellipse over the grid: the sun, and the ring around it. */
export function halfRing(across: number, up: number): string {
  return `M${MID + across} -4A${across} ${up} 0 0 0 ${MID - across} -4`;
}

/** Where the sockets of favour tokens are set in the lunette. */
export function sockets(count: number, rise: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * (0.5 + (index - (count - 1) / 2) * 0.132);
    return [MID - 153 * Math.cos(turn), -4 - rise * 0.62 * Math.sin(turn)];
  });
}

/** An arrow from a space to another, for a die that was moved. */
export function arrow(from: number, to: number): { line: string; x: number; y: number; turn: number } {
  const [x1, y1] = corner(from).map((at) => at + 50) as [number, number];
  const [x2, y2] = corner(to).map((at) => at + 50) as [number, number];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [sx, sy, ex, ey] = [x1 + ux * 22, y1 + uy * 22, x2 - ux * 52, y2 - uy * 52];
  const [cx, cy] = [(sx + ex) / 2 - uy * 26, (sy + ey) / 2 + ux * 26];
  return {
    line: `M${sx} ${sy}Q${cx} ${cy} ${ex} ${ey}`,
    x: ex,
    y: ey,
    turn: (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI,
  };
}

export const BAG =
  "M11 10c-5 3-7 7.5-6.5 12 .4 3.5 3 5.5 7 5.5h7c4 0 6.6-2 7-5.5.5-4.5-1.5-9-6.5-12ZM10 10h10M11.5 10 9 4.5c4 2.4 8 2.4 12 0L18.5 10";
export const LOCK = "M4 9V7a6 6 0 0 1 12 0v2h1v9H3V9Zm2.5 0h7V7a3.5 3.5 0 0 0-7 0Z";
