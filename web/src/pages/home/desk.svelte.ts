/** What lies on somebody's desk: their games, each as it stands, tables with a free seat, and the game just finished. */
import { get } from "../../api/http";
import type { Snapshot } from "../../api/live";
import type { TableRow, Tables } from "../../api/types/openapi";
import { whoAmI } from "../../api/me.svelte";
import { say } from "../../words";
import { titleOf } from "../../parts/games";
import { waiting } from "../../parts/waiting.svelte";
import { bySoonest } from "./order";

const MOST_DRAWN = 6;
const MOST_NEWS = 8;
const NO_NEWS = 999_999;
const DAY = 86_400_000;
const KNOWN = "bottega:has-games";

export class Desk {
  mine: readonly TableRow[] = $state.raw([]);
  open: readonly TableRow[] = $state.raw([]);
  finished: TableRow | null = $state.raw(null);
  snapshots: ReadonlyMap<string, Snapshot> = $state.raw(new Map());
  isLoaded = $state(false);
  /** Why the lists could not be had. */
  problem: unknown = $state.raw(null);
  /** Said aloud when a game begins to wait for me. */
  heard = $state("");
  #asOf = new Map<string, string>();

  /** Whether this browser knew games of its owner when it was last here: what to draw before the server answers. */
  readonly knewGames = knewGames();

  /** The game that ended last, for a day. */
  get justFinished(): TableRow | null {
    const isFresh = this.finished && Date.now() - new Date(this.finished.changed).getTime() < DAY;
    return isFresh ? this.finished : null;
  }

  get turns(): readonly TableRow[] {
    return bySoonest(this.mine.filter((row) => row.is_my_turn));
  }

  get others(): readonly TableRow[] {
    return this.mine.filter((row) => !row.is_my_turn);
  }

  async refresh(): Promise<void> {
    const somebody = await whoAmI();
    const [open, mine, finished] = await Promise.all([
      get<Tables>("/api/tables?of=open&most=12"),
      somebody ? get<Tables>("/api/tables?of=mine&most=50") : NONE,
      somebody ? get<Tables>("/api/tables?of=finished&mine=true&most=1") : NONE,
    ]);
    this.#tell(mine.tables);
    this.open = open.tables.filter((row) => !row.is_mine);
    this.mine = mine.tables;
    waiting.note(mine.tables);
    this.finished = finished.tables[0] ?? null;
    this.isLoaded = true;
    this.problem = null;
    remember(mine.tables.length > 0 || finished.tables.length > 0);
    await this.#draw();
  }

  #tell(now: readonly TableRow[]): void {
    if (!this.isLoaded) return;
    const before = new Set(this.turns.map((row) => row.id));
    const fresh = now.find((row) => row.is_my_turn && !before.has(row.id));
    if (fresh) this.heard = say("home-heard-turn", { game: titleOf(fresh.game) });
  }

  /** The tables on top, as they stand; only what has changed is asked for. */
  async #draw(): Promise<void> {
    const drawn = [...this.turns, ...this.others].filter((row) => row.status === "running").slice(0, MOST_DRAWN);
    const asked = drawn.filter((row) => this.#asOf.get(row.id) !== stamp(row));
    const found = await Promise.all(asked.map((row) => snapshotOf(row).catch(() => null)));
    const kept = new Map(drawn.flatMap((row) => entry(row.id, this.snapshots.get(row.id))));
    asked.forEach((row, index) => {
      const snapshot = found[index];
      if (!snapshot) return;
      kept.set(row.id, snapshot);
      this.#asOf.set(row.id, stamp(row));
    });
    this.snapshots = kept;
  }
}

const NONE: Tables = { tables: [], more: null };

function stamp(row: TableRow): string {
  return `${row.changed} ${row.is_my_turn}`;
}

function entry(id: string, snapshot: Snapshot | undefined): [string, Snapshot][] {
  return snapshot ? [[id, snapshot]] : [];
}

/** How a table stands; what was told last only where it is my turn, and no more of it than is shown. */
async function snapshotOf(row: TableRow): Promise<Snapshot> {
  const path = `/api/tables/${row.id}/snapshot?prospects=false&since=`;
  const snapshot = await get<Snapshot>(path + NO_NEWS);
  if (!row.is_my_turn || snapshot.count === 0) return snapshot;
  return get<Snapshot>(path + Math.max(0, snapshot.count - MOST_NEWS));
}

function knewGames(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function remember(hasGames: boolean): void {
  try {
    if (hasGames) localStorage.setItem(KNOWN, "1");
    else localStorage.removeItem(KNOWN);
  } catch {
    // a browser that keeps nothing: the page for somebody new is drawn first
  }
}
