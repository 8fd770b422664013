/** People: feet at 0, about 50 high, looking to the right. The first colour is the robe, the second the mantle. */
import { C, cycle, disc, fill, FOLD, line, put } from "./brush";

interface Pose {
  arm?: "point" | "raise" | "wide" | "down" | "none";
  hair?: string;
}

const HAIR = [C.umber, "#3f2e24", "#c9a25a"];
const ARMS = {
  point: ["M4-33L13-30 21-34"],
  raise: ["M4-34L12-40 15-52"],
  wide: ["M4-34L14-40 20-48", "M-4-34L-14-40-20-48"],
  down: ["M5-33L10-23 17-18"],
  none: [],
};

const tenth = (number: number): number => Math.round(number * 10) / 10;

function head(x: number, y: number, r = 5, hair: string = C.umber): string {
  const curls = `M${tenth(x - r - 0.4)} ${tenth(y + 1.2)}A${tenth(r + 0.4)} ${tenth(r + 0.6)} 0 0 1 ${tenth(x + r * 0.5)} ${y - r}C${tenth(x - r * 0.1)} ${tenth(y - r * 0.5)} ${tenth(x - r * 0.5)} ${y} ${tenth(x - r * 0.3)} ${tenth(y + r * 0.7)}Z`;
  return disc(x, y, r, C.skin) + fill(curls, hair);
}

const arm = (d: string, width = 3.6): string => line(d, C.skin, width);

export const stand = (robe: string, mantle: string, pose: Pose = {}): string =>
  fill("M-5-39C-10-30-9-10-12 0H12C11-12 9-30 5-39Z", robe) +
  fill("M-6-38C0-31 10-25 10-8L12 0H4C4-14-5-23-8-30Z", mantle) +
  line("M-6-22C-7-14-7-8-8-2M0-16C1-10 1-6 1-1", FOLD) +
  ARMS[pose.arm ?? "none"].map((d) => arm(d)).join("") +
  head(0, -44, 5, pose.hair);

export const kneel = (robe: string, mantle: string, pose: Pose = {}): string =>
  fill("M-3-28C-12-20-15-8-20 0H13C12-6 8-8 8-14 7-20 6-25 4-28Z", robe) +
  fill("M-4-27C-10-20-15-8-20 0H-4C-6-10-2-14 4-18 6-22 5-25 4-28Z", mantle) +
  line("M-12-4C-9-10-5-12 0-13", FOLD) +
  arm("M4-23L12-20 17-25") +
  head(2, -33, 5, pose.hair);

export const sit = (robe: string, mantle: string, pose: Pose = {}): string =>
  fill("M-8-30C-14-20-13-6-12 0H16C16-8 15-14 8-16 5-22 3-27 1-30Z", robe) +
  fill("M-10-24C-6-14 4-16 15-10L16 0H2C0-8-8-8-12-4Z", mantle) +
  (pose.arm === "none" ? "" : arm("M0-25L9-20 16-23")) +
  head(-3, -35);

export const lie = (cloth: string, body: string = C.skin): string =>
  fill("M-26-3C-18-12-8-13 2-12 14-11 24-6 34-2L34 1H-24Z", body) +
  fill("M-2-12C8-13 18-8 24-5L20 1H-6Z", cloth) +
  arm("M-16-9L-6-15 2-22", 3.4) +
  head(-25, -9);

/** An old man in a mantle that the wind fills; he flies to the left. */
export const fly = (robe: string, mantle: string, raisesHand = false): string =>
  fill("M-16-3C-10-17 14-22 33-12 42-6 40 6 28 8 14 12-8 9-16-3Z", mantle) +
  fill("M-12-2C-4-11 14-12 28-5 31-1 29 4 22 4 10 5-4 5-12-2Z", robe) +
  line("M2-4C10-6 18-4 24 0M-2 1C6 3 14 3 20 2", FOLD) +
  arm("M-6-4L-20-7-29-5", 3.8) +
  (raisesHand ? arm("M0-6L-4-18-8-26", 3.8) : "") +
  head(-9, -10, 5.4, "#e9e4d8") +
  fill("M-13-9c-3 4-2 8 1 9 2-3 3-6 3-8z", "#efe9dc");

export const angel = (robe: string, mantle: string, pose: Pose = {}, wings: string = C.white): string =>
  fill("M-3-34C-18-46-28-36-26-18-20-26-10-26-3-24Z", wings) +
  fill("M3-34C14-48 26-42 26-24 19-30 10-28 3-24Z", wings) +
  line("M-22-26C-16-32-10-32-5-30M22-30C17-34 11-34 6-31", FOLD, 1) +
  stand(robe, mantle, pose);

export const crowd = (people: number, colours: readonly string[]): string =>
  Array.from({ length: people }, (_, index) =>
    put(
      index * 13,
      (index % 3) * -3,
      0.86 + (index % 2) * 0.08,
      stand(cycle(colours, index), cycle(colours, index + 2), { hair: cycle(HAIR, index) }),
      index % 2 === 1,
    ),
  ).join("");

/** People who are seen to the shoulders. */
export const heads = (people: number, colours: readonly string[], apart = 9): string =>
  Array.from({ length: people }, (_, index) => {
    const x = tenth(index * apart);
    return (
      fill(`M${tenth(x - 6)} 0c0-8 3-11 6-11s6 3 6 11z`, cycle(colours, index)) + head(x, -14, 4.2, cycle(HAIR, index))
    );
  }).join("");
