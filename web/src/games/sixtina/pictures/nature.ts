/** Ground, water, plants and what is in the sky. Plants stand at 0. */
import { C, disc, each, fill, LIGHT, line } from "./brush";

export const hills = (y: number, far: string, near: string): string =>
  fill(`M-5 ${y}C30 ${y - 22} 60 ${y - 20} 92 ${y - 4} 130 ${y - 26} 180 ${y - 24} 226 ${y - 6}V330H-5Z`, far) +
  fill(`M-5 ${y + 22}C40 ${y + 8} 90 ${y + 12} 130 ${y + 20} 170 ${y + 12} 200 ${y + 12} 226 ${y + 18}V330H-5Z`, near);

/** Flagstones that run together far away. */
export function floor(y: number, stone: string, joint: string): string {
  const away = [-160, -90, -40, 0, 40, 90, 160].map((x) => `M${110 + x * 0.45} ${y}L${110 + x * 1.7} ${y + 100}`);
  const across = [8, 20, 38, 62, 92].map((down) => `M-5 ${y + down}H226`);
  return fill(`M-5 ${y}H226V330H-5Z`, stone) + line([...away, ...across].join(""), joint, 1.6);
}

export const waves = (y: number, water: string, foam: string): string =>
  fill(
    `M-5 ${y}C15 ${y - 7} 30 ${y - 7} 50 ${y}S90 ${y + 7} 112 ${y} 150 ${y - 7} 172 ${y} 210 ${y + 5} 226 ${y - 2}V330H-5Z`,
    water,
  ) +
  line(
    `M4 ${y + 13}q14-7 28 0t28 0M90 ${y + 22}q14-7 28 0t28 0M150 ${y + 10}q12-6 24 0t24 0M20 ${y + 36}q14-7 28 0t28 0`,
    foam,
    1.8,
  );

const FRUIT = [
  [-10, -32],
  [7, -34],
  [-1, -42],
  [11, -41],
] as const;

export const tree = (leaves: string = C.green, bearsFruit = false): string =>
  fill("M-2 0C-1-14-2-22-5-30L0-26 5-32C3-22 3-12 3 0Z", C.umber) +
  disc(-9, -34, 9, leaves) +
  disc(8, -36, 10, leaves) +
  disc(0, -45, 11, leaves) +
  disc(-4, -48, 4, LIGHT) +
  disc(5, -40, 3, LIGHT) +
  (bearsFruit ? each(FRUIT, ([x, y]) => disc(x, y, 2, C.coral)) : "");

export const cypress = (): string =>
  fill("M0-46C8-30 8-12 4-3H-4C-8-12-8-30 0-46Z", C.green) + fill("M-1-3h2V0h-2z", C.umber);

export const palm = (): string =>
  line("M0 0C3-14 2-24 0-36", C.umber, 3) +
  line("M0-36C-8-44-16-42-20-34M0-36C8-44 16-42 20-34M0-36C-4-48-12-50-16-46M0-36C4-48 12-50 16-46", C.green, 3.6);

export const mountain = (light: string, shade: string): string =>
  fill("M-60 0C-40-28-22-34-8-70 0-62 6-66 14-78 26-50 42-22 66 0Z", light) +
  fill("M14-78C10-60 18-40 10-20 26-10 44-4 66 0 42-22 26-50 14-78Z", shade);

export const sun = (): string =>
  disc(0, 0, 40.5, C.lemon, 0.45) + disc(0, 0, 27, "#f4b93c") + disc(0, 0, 19.4, "#f8d468");

export const moon = (): string =>
  disc(0, 0, 16, "#e9ecec") + disc(0, 0, 16, "#aebccc", 0.5) + disc(-3, -2, 12.5, "#f5f4ea");

export const cloud = (colour: string = C.white): string =>
  fill("M-34 8C-44 6-42-8-30-8-28-18-12-20-6-13 0-22 18-20 20-10 32-12 40 4 30 8Z", colour);

export const dove = (): string =>
  fill("M-9 0C-3-4 1-4 4-2L12-12C13-5 11-1 8 2 5 6-2 6-9 0Z", C.white) + fill("M0-2L-6-13C2-12 6-8 7-3Z", "#fff8e8");

export const sheep = (): string =>
  `<ellipse cy="-6" rx="9" ry="6" fill="${C.white}"/>` +
  disc(9, -9, 3.2, "#c9b596") +
  line("M-5-1V3M4-1V3", C.umber, 1.6);

export const serpent = (): string =>
  line("M-4 0C6-6 6-10-3-14-10-18-4-24 4-26 10-28 8-34 2-36", "#4e7a3b", 4.4) + disc(1, -37, 3.6, C.skin);

export const dragon = (): string =>
  fill("M-20 2C-14-10 0-10 8-4 14-14 24-14 26-6 20-6 18 0 12 4 0 10-12 8-20 2Z", C.ink) +
  fill("M-6-6L-14-22-2-16 4-26 8-8Z", "#6b5a72");
