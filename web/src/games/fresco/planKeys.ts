/** The keyboard while one plans: 1 to 5 send, with Shift one comes back; letters walk the tokens; Enter commits. */
import { LOCATIONS } from "./model";
import type { Token } from "./module";
import type { Plan } from "./plan.svelte";

/** Tiles are walked with it, and all that names no letter. */
const USUAL = "T";

/** Do what a key says; false if it says nothing here. Who has a button in focus presses that with Enter. */
export function planPressed(key: KeyboardEvent, plan: Plan): boolean {
  if (!plan.isMine || key.ctrlKey || key.metaKey || key.altKey) return false;
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(key.code)?.[1];
  const location = LOCATIONS[Number(digit) - 1];
  const isOnButton = (key.target as HTMLElement).closest("button, a, input, select, textarea") !== null;
  if (location && key.shiftKey) plan.back(location);
  else if (location) plan.tap(location);
  else if (key.key === "Escape" && plan.taken) plan.takeUp(null);
  else if (key.key === "0" && plan.taken) plan.keep(plan.taken);
  else if (key.key === "Enter" && !isOnButton) void plan.commit();
  else return walk(plan, key.key.toUpperCase());
  return true;
}

function walk(plan: Plan, letter: string): boolean {
  const next = nextOf(plan.tokens, letter, plan.taken);
  if (!next) return false;
  plan.takeUp(next);
  return true;
}

/** The token after the one that is taken up, of those with a letter. */
export function nextOf(tokens: readonly Token[], letter: string, taken: Token | null): Token | undefined {
  const walked = tokens.filter((token) => (token.letter ?? USUAL) === letter);
  const at = walked.findIndex(({ key }) => key === taken?.key);
  return walked[(at + 1) % walked.length];
}
