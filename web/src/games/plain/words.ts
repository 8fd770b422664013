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
]);

/** The fields of a view that are worth showing. */
export function shownFields(view: Record<string, unknown>): [string, unknown][] {
  return Object.entries(view).filter(([field, value]) => !SILENT.has(field) && !isEmpty(value));
}

/** Whether there is nothing to see in a value. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  if (typeof value === "object") return Object.values(value).every(isEmpty);
  return false;
}

export type Facts = Record<string, unknown>;

export function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether all are structures with the same fields: then they are rows of a table. */
export function areRows(values: readonly unknown[]): values is Facts[] {
  return values.length > 0 && values.every(isFacts);
}

/** The fields that some of these structures fill. */
export function columnsOf(rows: readonly Facts[]): string[] {
  const fields = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...fields].filter((field) => rows.some((row) => !isEmpty(row[field])));
}

/** Fields of views with an entry for each seat: other lists may happen to be as long. */
const BY_SEAT = new Set(
  "track hours mood apprentices plans thalers paints tiles ledger tokens windows private chosen offers scores hands".split(
    " ",
  ),
);

export function isBySeat(field: string, value: readonly unknown[], players: readonly string[]): boolean {
  return BY_SEAT.has(field) && value.length === players.length;
}
