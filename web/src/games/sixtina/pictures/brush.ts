/** What the frescoes are painted with: colours, filled shapes, lines, and motifs put in their place. All is text. */

export const C = {
  skin: "#ecc09a",
  shade: "#c98f68",
  azure: "#7fb2d8",
  rose: "#e7a08c",
  coral: "#d8683f",
  apple: "#a8bf62",
  lilac: "#b596c6",
  lemon: "#f1d478",
  white: "#f8f0de",
  ultra: "#2f5fa8",
  ochre: "#d8a23d",
  green: "#5c8b57",
  umber: "#7b5a3d",
  night: "#2c3a5c",
  wine: "#8f3a44",
  grey: "#8d8f96",
  ink: "#4b4456",
  black: "#2e2938",
} as const;

/** The lines of folds, and light on a round thing. */
export const FOLD = "rgb(60 30 20/.22)";
export const LIGHT = "rgb(255 250 235/.45)";

/** A motif at a place, scaled; or mirrored. */
export const put = (x: number, y: number, scale: number, motif: string, isMirrored = false): string =>
  `<g transform="translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale})">${motif}</g>`;

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

export const line = (d: string, colour: string, width = 1.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const oval = (x: number, y: number, a: number, b: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const each = <const Thing>(things: readonly Thing[], draw: (thing: Thing, index: number) => string): string =>
  things.map(draw).join("");

/** One of several colours, over and over again. */
export const cycle = (colours: readonly string[], index: number): string => colours[index % colours.length] ?? C.white;

const round = (number: number): number => Math.round(number * 10) / 10;

/** Rays around a point, between two radii: all around, or from one angle to another. */
export function rays(count: number, from: number, to: number, colour: string, start = 0, end = 360): string {
  const steps = end - start === 360 ? count : count - 1;
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = ((start + ((end - start) * index) / steps) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x * from)} ${round(y * from)}L${round(x * to)} ${round(y * to)}`;
  });
  return line(lines.join(""), colour, 2.4);
}

/** The sky behind a scene, from the top down. Each picture has one. */
export const sky = (top: string, bottom: string, height = 200): string =>
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><rect width="220" height="${height}" fill="url(#sky)"/>`;
