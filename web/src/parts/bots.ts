/** Bots: how strong they are, and what they are called at a table. */
import { say } from "../words";

/** The levels that people choose from, from the weakest to the strongest. */
export const LEVELS = ["novice", "apprentice", "journeyman", "artisan", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
/** Who plays where nobody chose. */
export const USUAL_LEVEL: Level = "journeyman";

/** Bots that have words of their own: the levels, and those for programs. */
const KNOWN = [...LEVELS, "greedy", "random"] as const;
type Known = (typeof KNOWN)[number];

function known(bot: string): Known | undefined {
  return KNOWN.find((each) => each === bot);
}

/** What kind of bot it is; one that a package brought has no more than its name. */
export function botKind(bot: string): string {
  const kind = known(bot);
  return kind ? say(`bot-${kind}`) : bot;
}

/** How it plays, if that is known. */
export function botManner(bot: string): string {
  const kind = known(bot);
  return kind ? say(`bot-${kind}-what`) : "";
}

/** A bot in the middle of a sentence: "a journeyman". */
export function aBot(bot: string): string {
  return say("bot-of-kind", { bot: known(bot) ?? "other", name: bot });
}

/** After painters, a different one for each seat. */
export function botName(seat: number): string {
  const names = say("bot-names").split(" ");
  return names[seat % names.length] ?? "";
}
