/** How a window is built: its grid, the arch and the moulding around it, the lunette above it.
 *
 * A space is 100 wide, the lead between them 7.
 */
import type { Point } from "./glass";

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
