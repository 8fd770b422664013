/** Shapes of the seats on 16 x 16: circle, triangle, square, diamond, hexagon; a star for who has no seat. */
export const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
  "M8 1.5l7 12.5H1z",
  "M2 2h12v12H2z",
  "M8 .6L15.4 8L8 15.4L.6 8z",
  "M4.2 1.6h7.6L15.6 8l-3.8 6.4H4.2L.4 8z",
  "M8 .6l2.3 5 5.4.6-4 3.7 1.1 5.4L8 12.6l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z",
] as const;

/** Whose mark stands beside what is told of an actor: their seat's, or that of a rival who has no seat. */
export function markOf(actor: unknown, rival?: number): number | null {
  if (typeof actor === "number") return actor;
  return typeof actor === "string" ? (rival ?? null) : null;
}
