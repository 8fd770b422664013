/** A plan that is half made, kept in this window: whoever loads the page again finds it as it was. */
import type { Sheet } from "./sheet";

/** Under which name a sheet is kept: it is somebody's, and of one round. */
export const keyOf = (table: string, seat: number | null, round: number): string =>
  `bottega:plan:${table}:${seat}:${round}`;

/** The sheet that was kept, null if none was. */
export function keptSheet(key: string): Sheet | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Sheet | null;
  } catch {
    return null;
  }
}

export function keepSheet(key: string, sheet: Sheet): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sheet));
  } catch {
    // a browser that keeps nothing: the page begins anew
  }
}
