/** The four games as pages show them: titles, pictures, for how many, and how long they take. */
import words from "../words/en/games.ftl?raw";
import { say, speak } from "../words";
import classicArt from "../art/classic_art.svg?url";
import fresco from "../art/fresco.svg?url";
import sagrada from "../art/sagrada.svg?url";
import sixtina from "../art/sixtina.svg?url";
import type { DaysClock, LiveClock, NoClock } from "../api/types/openapi";

speak(words);

export const GAMES = ["sagrada", "sixtina", "fresco", "classic_art"] as const;
export type GameName = (typeof GAMES)[number];

export const PICTURES: Readonly<Record<GameName, string>> = { sagrada, sixtina, fresco, classic_art: classicArt };

/** For how many, how long with people, and how long alone against bots. */
export const FACTS: Readonly<Record<GameName, { seats: readonly [number, number]; minutes: number; alone: number }>> = {
  sagrada: { seats: [1, 4], minutes: 30, alone: 10 },
  sixtina: { seats: [2, 4], minutes: 45, alone: 20 },
  fresco: { seats: [2, 4], minutes: 60, alone: 20 },
  classic_art: { seats: [2, 5], minutes: 45, alone: 25 },
};

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}

export function titleOf(game: string): string {
  return isGame(game) ? say(`game-${game}`) : game;
}

/** A title where there is little room. */
export function shortTitleOf(game: string): string {
  return game === "sixtina" ? say("game-short-sixtina") : titleOf(game);
}

/** From and to how many minutes a game lasts, in words. */
export function minutesWords([least, most]: readonly [number, number]): string {
  return say("game-lasts", { least: least === most ? "same" : String(least), most });
}

/** How the time is kept, in words. */
export function clockWords(clock: NoClock | LiveClock | DaysClock): string {
  if (clock.kind === "none") return say("clock-none");
  if (clock.kind === "days") return say("clock-days", { days: clock.days });
  const minutes = Math.round(clock.seconds / 60);
  return clock.increment
    ? say("clock-live-plus", { minutes, increment: clock.increment })
    : say("clock-live", { minutes });
}

const MINUTE = 60_000;

/** How much time is left until a moment, in words. */
export function leftUntil(moment: string, now: number = Date.now()): string {
  const minutes = Math.floor((new Date(moment).getTime() - now) / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return say("left-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 1) return say("left-hours", { hours });
  return minutes >= 1 ? say("left-minutes", { minutes }) : say("left-soon");
}
