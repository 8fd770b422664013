/** What a waiting room says of its table. */
import type { SeatInfo, TableInfo } from "../../api/live";
import type { Question } from "../../api/types/openapi";

export function isFree(seat: Pick<SeatInfo, "kind">): boolean {
  return seat.kind === "open" || seat.kind === "invited";
}

/** How many seats nobody has taken. */
export function freeSeats(seats: readonly Pick<SeatInfo, "kind">[]): number {
  return seats.filter(isFree).length;
}

/** What somebody is called who opened the table, "" if they do not sit there. */
export function hostName(table: Pick<TableInfo, "seats" | "host">): string {
  return table.seats.find((seat) => seat.user === table.host)?.name ?? "";
}

/** The link that leads to a table, or to one seat of it. */
export function linkTo(origin: string, table: string, invitation: string | null = null): string {
  const query = invitation ? `?invitation=${encodeURIComponent(invitation)}` : "";
  return `${origin}/t/${table}${query}`;
}

/** Whether a host's name means the computer that one sits at, which nobody else can come to by that name. */
export function isHereAlone(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

/** Which modules a table is played with, and how many other options are not as printed. */
export function madeOf(
  options: TableInfo["options"],
  questions: readonly Question[],
): { modules: Question[]; changed: number } {
  const other = questions.filter((question) => {
    const value = options[question.name];
    return value !== undefined && value !== question.answers[0]?.value;
  });
  return {
    modules: other.filter((question) => question.module > 0),
    changed: other.filter((question) => question.module === 0).length,
  };
}

/** Whether somebody may sit down, and another one beside them. */
export function roomFor(
  seats: readonly Pick<SeatInfo, "kind">[],
  hasInvitation: boolean,
): { one: boolean; two: boolean } {
  const open = seats.filter((seat) => seat.kind === "open").length;
  const invited = hasInvitation && seats.some((seat) => seat.kind === "invited") ? 1 : 0;
  return { one: open + invited > 0, two: open + invited > 1 };
}
