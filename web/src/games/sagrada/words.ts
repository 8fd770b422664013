/** What pieces are called, in words. */
import ftl from "../../words/en/sagrada.ftl?raw";
import { listed, say, speak } from "../../words";
import { nameOf, type Box } from "../../api/box";
import type { ScoreLine } from "../../api/live";
import type { Phrase } from "../../api/phrase";
import { COLOURS, colourKey, valueOf, type Colour, type Print } from "./model";

speak(ftl);

export function colourName(colour: Colour): string {
  return say(`sagrada-${colour}`);
}
/** "red 5" */
export function dieName(die: string): string {
  return say("sagrada-die", { colour: colourName(COLOURS[colourKey(die)]), value: valueOf(die) });
}
export function diceNames(dice: readonly string[]): string {
  return listed(dice.map(dieName));
}
/** What a space asks for, "" for nothing. */
export function printName(print: Print): string {
  if (print === ".") return "";
  const what = print in COLOURS ? colourName(COLOURS[print as "R"]) : say("sagrada-a-shade", { value: Number(print) });
  return say("sagrada-asks", { what });
}
/** What a line of the score sheet is about. */
export function lineName(box: Box, { label, facts }: ScoreLine): string {
  if (label === "objective") return nameOf(box, "objective", String(facts.objective));
  return say(`sagrada-line-${label}`);
}
/** Numbers with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
export { listed, say };

/** A message with a piece in it: the die is drawn where it is named. */
export function withDie(key: string, die: string): Phrase {
  const [before = "", after = ""] = say(key, { die: "\u0001" }).split("\u0001");
  return [before, { text: dieName(die), kind: "die", value: die }, after];
}

/** A sentence about a tool that is named beside it already: "Lathekin: which die…" without the name. */
export function withoutTool(phrase: Phrase | null): Phrase | null {
  const [tool, next = "", ...rest] = phrase ?? [];
  if (typeof tool !== "object" || tool.kind !== "tool" || typeof next !== "string" || !next.startsWith(": "))
    return phrase;
  return [next.slice(2, 3).toUpperCase() + next.slice(3), ...rest];
}
