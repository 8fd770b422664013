/** Clocks in words. */
import type { TableInfo } from "../api/live";
import { say } from "../words";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left: "14 h", "4:05", "2 days". */
export function clockWords(left: number): string {
  if (left >= 2 * DAY) return say("clock-left-days", { days: Math.floor(left / DAY) });
  if (left >= HOUR) return say("clock-left-hours", { hours: Math.floor(left / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What a seat has left at a moment, null where no time is kept. */
export function leftAt(clocks: TableInfo["clocks"], seat: number, now: number): number | null {
  const left = clocks?.left[seat];
  if (!clocks || left === undefined) return null;
  return clocks.running[seat] ? Math.max(0, left - Math.max(0, now - new Date(clocks.at).getTime())) : left;
}

/** Whether one should hurry: under a minute, or a tenth of all there was. */
export function isLow(left: number, clock: TableInfo["clock"]): boolean {
  if (clock.kind === "none") return false;
  const all = clock.kind === "live" ? clock.seconds * SECOND : clock.days * DAY;
  return left < Math.max(MINUTE, all / 10);
}
