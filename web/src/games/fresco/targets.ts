/** Which pieces of the table an answer may be given with: what is legal, by what it names. */
import type { Action, Legal } from "../../api/live";

/** What somebody aims at: words of actions, or actions with some facts fixed, like a card that was lifted. */
export type Aim = readonly (string | (Partial<Action> & { do: string }))[];

export function isAimedAt(action: Action, aim: Aim): boolean {
  return aim.some((wanted) =>
    typeof wanted === "string"
      ? action.do === wanted
      : Object.entries(wanted).every(([fact, value]) => action[fact] === value),
  );
}

/** The legal actions that are aimed at, by what they say of some facts: "B2" of a segment, "II 3" of booth and place. */
export function targetsOf(legal: readonly Legal[], aim: Aim, ...facts: string[]): ReadonlyMap<string, Legal> {
  const named = legal.filter(({ action }) => isAimedAt(action, aim) && facts.every((fact) => fact in action));
  return new Map(named.map((each) => [keyOf(each.action, facts), each]));
}

export const keyOf = (action: Action, facts: readonly string[]): string => facts.map((fact) => action[fact]).join(" ");

/** Whether two actions say the same, whatever the order of their facts. */
export function isSame(one: Action | null, other: Action | null): boolean {
  if (!one || !other) return one === other;
  const facts = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...facts].every((fact) => String(one[fact]) === String(other[fact]));
}

/** An action as a text, the same for all that say the same. */
export const nameOfAction = (action: Action): string =>
  Object.keys(action)
    .filter((fact) => action[fact] !== undefined)
    .sort()
    .map((fact) => `${fact} ${String(action[fact])}`)
    .join();
