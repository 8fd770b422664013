/** What pictures are drawn with: paths as text, and luck that is the same for a work each time. */
import type { Work } from "../catalogue";

export type Luck = () => number;

/** Numbers from 0 to 1 that follow from a text. */
export function luckOf(text: string): Luck {
  let hash = 2166136261;
  for (const letter of text) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  return () => {
    hash ^= hash << 13;
    hash ^= hash >>> 17;
    hash ^= hash << 5;
    return (hash >>> 0) / 4294967296;
  };
}

export const round = (number: number): number => Math.round(number * 10) / 10;

/** The year when a work was made, as far as its label tells: the middle of a century, the first year of several. */
export function yearOf(label: string): number {
  const century = /(\d+)(st|nd|rd|th)/.exec(label);
  if (century) return (Number(century[1]) - 1) * 100 + 50;
  return Number(/\d{3,4}/.exec(label)?.[0] ?? 100);
}

/** Sky, far, middle, near, light, dark, accent, second accent, flesh. */
export interface Palette {
  sky: string;
  far: string;
  middle: string;
  near: string;
  light: string;
  dark: string;
  accent: string;
  other: string;
  flesh: string;
}

function palette(text: string): Palette {
  const [sky = "", far = "", middle = "", near = "", light = "", dark = "", accent = "", other = "", flesh = ""] = text
    .split(" ")
    .map((colour) => `#${colour}`);
  return { sky, far, middle, near, light, dark, accent, other, flesh };
}

/** The colours of a period: from its first year on. */
const PERIODS: readonly (readonly [number, Palette])[] = [
  [1862, palette("a9cfe6 6fa6cf 8fb04c 56803a ffe08a 2f3550 e07b2e 2f6fb0 eec39d")],
  [1800, palette("b9c4d2 7f8fa8 6d7a55 454f37 f9d98f 2f2823 b5532c 34577f e4b78f")],
  [1720, palette("dfe9ee b8cdd6 a9bd8d 7c9468 fbeed8 5a4636 cf7f78 6f97b8 f0cba9")],
  [1600, palette("7d8a86 5b665a 5a5232 3a3320 f0cf86 231812 8c2b1e 3f5a4a dfae83")],
  [1420, palette("cfe0df 9fbdbf 7f9d62 56733f f6e7bd 4a3524 a83a26 2f5a86 e6bd94")],
];
const GOTHIC = palette("d9b25a a98436 3f5f86 2c4766 f3dfa0 4a2f1c 9c2f27 2f5a86 e0b58b");

export function paletteOf(work: Work): Palette {
  const year = yearOf(work.year);
  return PERIODS.find(([since]) => year >= since)?.[1] ?? GOTHIC;
}

/** A filled path. */
export const fill = (d: string, colour: string, more = ""): string => `<path d="${d}" fill="${colour}" ${more}/>`;
/** A line. */
export const line = (d: string, colour: string, width = 1, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const disc = (x: number, y: number, r: number, colour: string, more = ""): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}" ${more}/>`;
export const oval = (x: number, y: number, a: number, b: number, colour: string, more = ""): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}" fill="${colour}" ${more}/>`;
export const faint = (much: number): string => `opacity="${much}"`;
/** One of several, by luck. */
export const one = <Thing>(things: readonly [Thing, ...Thing[]], luck: Luck): Thing =>
  things[Math.floor(luck() * things.length)] ?? things[0];

/** Whether the title or the technique names one of these. */
export function tells(work: Work, ...words: readonly string[]): boolean {
  const label = `${work.printed} ${work.technique}`.toLowerCase();
  return words.some((word) => label.includes(word));
}
