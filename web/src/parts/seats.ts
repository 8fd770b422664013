/** Shapes of the seats on 16 x 16: circle, triangle, square, diamond, hexagon. */
export const SHAPES = [
  "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
  "M8 1.5l7 12.5H1z",
  "M2 2h12v12H2z",
  "M8 .6L15.4 8L8 15.4L.6 8z",
  "M4.2 1.6h7.6L15.6 8l-3.8 6.4H4.2L.4 8z",
] as const;
