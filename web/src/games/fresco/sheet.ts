/** What somebody has put on the sheet of a plan: apprentices and tokens, as actions that a draft is made of.
 *
 * Where there is room is for the server to say: this only counts what lies where.
 */
import type { Action } from "../../api/live";
import { LOCATIONS, type Location } from "./model";
import type { Token } from "./module";

export interface Sheet {
  /** How many apprentices stand at each location. */
  sent: readonly number[];
  /** What is said of tokens. */
  lays: readonly Action[];
}

/** A place for a token: the action that lays it there, and why that may not be done, "" if it may. */
export interface Place {
  action: Action;
  sentence: string;
}

/** An action that might be laid, as a draft judges it. */
export interface Judged {
  action: Action;
  sentence: string;
}

export const KEPT = "kept";
export const EMPTY: Sheet = { sent: LOCATIONS.map(() => 0), lays: [] };
const LAST = LOCATIONS.length - 1;

export const assign = (location: Location, apprentices: number): Action => ({ do: "assign", location, apprentices });

export const sumOf = (sent: readonly number[]): number => sent.reduce((sum, number) => sum + number, 0);

/** The sheet as a draft has it. Whoever goes to the last location goes without a word.
 *
 * Once nobody is left on the bench, or if the `whole` shall be judged, it is also said where nobody goes.
 */
export function laidOf({ sent, lays }: Sheet, apprentices: number, { whole = false } = {}): Action[] {
  const isAll = whole || sumOf(sent) >= apprentices;
  const columns = LOCATIONS.slice(0, LAST).map((location, column) => assign(location, sent[column] ?? 0));
  return [...lays, ...columns.filter((action) => isAll || Number(action.apprentices) > 0)];
}

/** Send somebody to a location, or back with -1. */
export function moved({ sent, lays }: Sheet, location: Location, by: number): Sheet {
  const column = LOCATIONS.indexOf(location);
  return { lays, sent: sent.map((number, each) => (each === column ? Math.max(0, number + by) : number)) };
}

/** Nobody stays where there is no room any more. */
export function cut({ sent, lays }: Sheet, room: readonly number[]): Sheet {
  return { lays, sent: sent.map((number, column) => Math.min(number, room[column] ?? number)) };
}

// Tokens

export const isOf = (action: Action, token: Token): boolean =>
  Object.entries(token.action).every(([fact, value]) => action[fact] === value);

const spotIn = (action: Action, token: Token): unknown => (token.spot ? action[token.spot] : token.at);

const countIn = (action: Action, token: Token): number =>
  token.count ? Number(action[token.count]) : Number(spotIn(action, token) !== KEPT);

/** How many of it lie at a location. */
export function countAt(lays: readonly Action[], token: Token, location: Location): number {
  const laid = lays.find((action) => isOf(action, token) && spotIn(action, token) === location);
  return laid ? countIn(laid, token) : 0;
}

/** Where it lies, null on the bench. */
export const spotOf = (lays: readonly Action[], token: Token): Location | null =>
  LOCATIONS.find((location) => countAt(lays, token, location) > 0) ?? null;

/** Where it may be laid, or one more of it, and why not elsewhere. */
export function placesOf(
  candidates: readonly Judged[],
  token: Token,
  lays: readonly Action[],
): ReadonlyMap<Location, Place> {
  const ofToken = candidates.filter(({ action }) => isOf(action, token));
  const found = LOCATIONS.flatMap((location) => {
    const wanted = token.count ? countAt(lays, token, location) + 1 : 1;
    const place = ofToken.find(({ action }) => spotIn(action, token) === location && countIn(action, token) === wanted);
    return place ? [[location, place] as const] : [];
  });
  return new Map(found);
}

/** The sheet with a token laid: it leaves where it was, unless there are several of it. */
export function withToken({ sent, lays }: Sheet, token: Token, action: Action): Sheet {
  const spot = spotIn(action, token);
  const others = lays.filter((each) => !isOf(each, token) || (token.count && spotIn(each, token) !== spot));
  return { sent, lays: countIn(action, token) ? [...others, action] : others };
}

/** The sheet without a token, or with one less of it at a location. */
export function withoutToken(sheet: Sheet, token: Token, location: Location): Sheet {
  const laid = sheet.lays.find((each) => isOf(each, token) && spotIn(each, token) === location);
  if (!laid) return sheet;
  if (token.count) return withToken(sheet, token, { ...laid, [token.count]: countIn(laid, token) - 1 });
  return { ...sheet, lays: sheet.lays.filter((each) => each !== laid) };
}
