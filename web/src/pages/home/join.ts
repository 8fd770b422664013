/** What somebody types or pastes to come to a table: a whole link, or the table's code, with dashes and in any case. */

const LENGTH = 17;
const LETTERS = /^[a-hj-km-np-z2-9]+$/;

export type Joining =
  | { kind: "table"; table: string; invitation: string }
  | { kind: "empty" }
  | { kind: "length"; letters: number }
  | { kind: "no-table" };

export function parseJoining(typed: string): Joining {
  const text = typed.trim();
  if (!text) return { kind: "empty" };
  const link = asLink(text);
  if (link) return link;
  if (text.includes("/")) return { kind: "no-table" };
  return asCode(text, "");
}

/** Whether this is a whole link, which needs no further click. */
export function isWholeLink(typed: string): boolean {
  return /^https?:\/\//i.test(typed.trim()) && parseJoining(typed).kind === "table";
}

/** Where a table is found. */
export function addressOf(joining: { table: string; invitation: string }): string {
  const query = joining.invitation ? `?invitation=${encodeURIComponent(joining.invitation)}` : "";
  return `/t/${joining.table}${query}`;
}

function asLink(text: string): Joining | null {
  const found = /(?:^|\/)t\/([^/?#\s]+)\/?(?:\?([^#\s]*))?/i.exec(text);
  if (!found?.[1]) return null;
  const invitation = new URLSearchParams(found[2] ?? "").get("invitation") ?? "";
  return asCode(found[1], invitation);
}

function asCode(text: string, invitation: string): Joining {
  const table = text.replace(/[\s-]/g, "").toLowerCase();
  if (!LETTERS.test(table)) return { kind: "no-table" };
  if (table.length !== LENGTH) return { kind: "length", letters: table.length };
  return { kind: "table", table, invitation };
}
