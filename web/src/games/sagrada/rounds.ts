/** The round track, niche by niche. */
import type { Die, View } from "./model";

export interface Niche {
  round: number;
  dice: readonly Die[];
  state: "past" | "now" | "ahead";
}

export function nichesOf(
  { track, round: now, windows }: Pick<View, "track" | "round" | "windows">,
  isOver: boolean,
): Niche[] {
  const isPlayed = !isOver && windows.length > 0;
  return track.map((dice, at) => {
    const round = at + 1;
    if (round === now && isPlayed) return { round, dice, state: "now" };
    return { round, dice, state: round < now || isOver ? "past" : "ahead" };
  });
}
