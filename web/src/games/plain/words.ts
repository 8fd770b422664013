/** Names for what a view holds: ids are called as the server calls them, fields by their own names. */
import type { Box } from "../../api/box";

/** What each id is called, whatever its kind; the first kind that knows it counts. */
export function namesIn(box: Box): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const kind of Object.values(box.words))
    for (const [id, worded] of Object.entries(kind)) if (!names.has(id)) names.set(id, worded.name);
  return names;
}

/** A field's name in words: "on_tools" is "On tools". */
export function titled(field: string): string {
  const words = field.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that say nothing to a person, or stand elsewhere on the page. */
const SILENT = new Set([
  "seat",
  "seats",
  "pending",
  "questions",
  "agenda",
  "options",
  "piles",
  "history",
  "answers",
  "rules",
  "round",
  "laid",
]);

export interface Panel {
  field: string;
  title: string;
  value: unknown;
}

/** What lies on the table, each thing in a panel of its own: of structures that are unlike, each is one. */
export function panelsOf(view: Facts, players: readonly string[], names: ReadonlyMap<string, string>): Panel[] {
  return shownFields(view).flatMap(([field, value]) => {
    if (Array.isArray(value) && isBySeat(field, value, players)) return [];
    if (!Array.isArray(value) || !value.every(isFacts) || areRows(value))
      return [{ field, title: titled(field), value }];
    return value.flatMap((each) => {
      const [name, ...facts] = Object.entries(each);
      const title = titled(names.get(String(name?.[1])) ?? String(name?.[1]));
      return isEmpty(facts.map(([, fact]) => fact)) ? [] : [{ field: title, title, value: Object.fromEntries(facts) }];
    });
  });
}

/** What each player has, field by field. */
export function holdingsOf(view: Facts, players: readonly string[]): [string, readonly unknown[]][] {
  return shownFields(view).flatMap(([field, value]) =>
    Array.isArray(value) && isBySeat(field, value, players) ? [[field, value as readonly unknown[]]] : [],
  );
}

function shownFields(view: Facts): [string, unknown][] {
  return Object.entries(view).filter(([field, value]) => !SILENT.has(field) && !isEmpty(value));
}

/** Whether there is nothing to see in a value. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  if (typeof value === "object") return Object.values(value).every(isEmpty);
  return false;
}

export type Facts = Record<string, unknown>;

export function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether all are structures with the same fields: then they are rows of a table. */
export function areRows(values: readonly unknown[]): boolean {
  const [first] = values;
  if (!isFacts(first)) return false;
  const fields = Object.keys(first).join();
  return values.every((each) => isFacts(each) && Object.keys(each).join() === fields);
}

/** What some lists of numbers count: how many there are of each thing of a kind, in their order. */
const COUNTED: Readonly<Record<string, string>> = {
  paints: "paint",
  supply: "paint",
  plans: "location",
  correct: "technique",
  excellent: "technique",
};

/** So many of each: by names, where a value counts things; null where it does not. */
export function countsIn(field: string, value: unknown, box: Box): [string, number][] | null {
  const words = Object.values(box.words[COUNTED[field] ?? ""] ?? {}).map((worded) => worded.name);
  const isCounted = Array.isArray(value) && words.length === value.length && words.length > 0;
  const counts = isCounted ? words.map((name, index) => [name, value[index] as unknown]) : countsOf(value);
  if (!counts?.every((each): each is [string, number] => typeof each[1] === "number")) return null;
  return counts.filter(([, count]) => count !== 0);
}

function countsOf(value: unknown): unknown[][] | null {
  return isFacts(value) && Object.keys(value).length > 2 ? Object.entries(value) : null;
}

/** So many columns need all the room there is. */
const WIDE = 6;

/** Whether a value is a table of many columns. */
export function isWide(value: unknown): boolean {
  return Array.isArray(value) && value.every(isFacts) && columnsOf(value).length >= WIDE;
}

/** The fields that some of these structures fill. */
export function columnsOf(rows: readonly Facts[]): string[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...fields].filter((field) => rows.some((row) => !isEmpty(row[field])));
}

/** Fields of views with an entry for each seat: other lists may happen to be as long. */
const BY_SEAT = new Set(
  (
    "track hours mood apprentices plans thalers paints tiles ledger tokens windows private chosen offers scores hands " +
    "owned fulfilled piled pennies placed leaves spots glass paid unpaid exchanged married sent reserved kept laid " +
    "spent beams ill stand_ins set_aside neutral"
  ).split(" "),
);

export function isBySeat(field: string, value: readonly unknown[], players: readonly string[]): boolean {
  return BY_SEAT.has(field) && value.length === players.length;
}
