/** Tables that somebody wants to set up again, one for each game, on this device. */
import { isGame, type GameName } from "../../parts/games";
import type { Plan } from "./plan";

const KEY = "bottega:presets";

function all(): Partial<Record<GameName, Plan>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<GameName, Plan>>;
  } catch {
    return {};
  }
}

export function keptPlan(game: GameName): Plan | null {
  const kept = all()[game];
  return kept && isGame(kept.game) && Array.isArray(kept.seats) ? kept : null;
}

/** Keep a plan; false if this browser keeps nothing. A file of one's own may be too large, and is left out. */
export function keepPlan(plan: Plan): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [plan.game]: { ...plan, own: null } }));
    return true;
  } catch {
    return false;
  }
}

const DRAFT = "bottega:draft";

/** What somebody was setting up in this window, before they looked something up. */
export function draftOf(): Plan | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? "null") as Plan | null;
    return kept && isGame(kept.game) && Array.isArray(kept.seats) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(plan: Plan | null): void {
  try {
    if (plan) sessionStorage.setItem(DRAFT, JSON.stringify({ ...plan, own: null }));
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // a browser that keeps nothing: leaving the page begins anew
  }
}
