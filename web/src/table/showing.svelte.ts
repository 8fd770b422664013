/** What is shown of a game at one place, and what comes: one change after the other, so that each can be followed. */
import type { Question, Told } from "../api/live";
import { isStill, pause } from "../settings.svelte";
import type { Position } from "./position";

interface Coming {
  position: Position;
  news: readonly Told[];
  isMine: boolean;
}

export interface Shown {
  seat: number | null;
  names: readonly string[];
  position: Position;
  log?: readonly Told[];
  duration?: (news: readonly Told[]) => number;
}

const MOST_WAITING = 60;
/** What comes to a seat without its doing. */
const DEALT = /-(dealt|offered|drawn|drew|began)$/;

export class Showing {
  /** Whose place this is; null looks on. */
  readonly seat: number | null;
  names: readonly string[] = $state.raw([]);

  position: Position = $state.raw() as Position;
  /** The view before the last change, null at the beginning: what animations start from. */
  before: Record<string, unknown> | null = $state.raw(null);
  /** What led to the position that is shown; empty when it was jumped to. */
  news: readonly Told[] = $state.raw([]);
  /** All that was told and stands, up to what is shown. */
  log: readonly Told[] = $state.raw([]);
  /** Number of the first event since the seat last acted itself. */
  since = $state(0);
  /** How many changes wait to be shown. */
  waiting = $state(0);
  /** Whether a board keeps what it shows until somebody goes on. */
  isHeld = $state(false);

  #latest: Position = $state.raw() as Position;
  #queue: Coming[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holds = new Set<() => void>();
  #duration: (news: readonly Told[]) => number;

  constructor({ seat, names, position, log = [], duration = () => 0 }: Shown) {
    this.seat = seat;
    this.names = names;
    this.position = this.#latest = position;
    this.#duration = duration;
    this.#note(log);
  }

  // What is shown

  get view(): Record<string, unknown> {
    return this.position.view;
  }

  get question(): Question | undefined {
    return this.position.questions.find((question) => question.seat === this.seat);
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.position.pending.includes(this.seat);
  }

  /** What happened since the seat last acted. */
  get meanwhile(): readonly Told[] {
    return this.log.filter((told) => this.since > 0 && told.n >= this.since && told.event.actor !== this.seat);
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  // What comes

  /** The table as it is, shown or not. */
  get latest(): Position {
    return this.#latest;
  }

  /** How many events are known here, shown or not. */
  get told(): number {
    const last = this.#queue.findLast((coming) => coming.news.length)?.news.at(-1) ?? this.log.at(-1);
    return last ? last.n + 1 : 0;
  }

  /** Jump to a position, without showing how it came about. */
  jump(position: Position, log: readonly Told[]): void {
    this.close();
    this.came(position);
    this.before = null;
    this.news = [];
    this.log = [];
    this.#note(log);
    this.position = position;
    this.changed();
  }

  /** Show a change as it comes about: the next one only when this one was seen. Nobody sees a hidden page. */
  show(position: Position, news: readonly Told[]): void {
    const isMine = news.some((told) => told.event.actor === this.seat) || news.length === 0;
    this.came(position);
    this.#queue.push({ position, news, isMine });
    this.waiting = this.#queue.length;
    if (this.#timer === undefined && this.#holds.size === 0) this.#next();
    const isUnseen = document.visibilityState === "hidden" && !this.isHeld;
    if (isUnseen || this.#queue.length > MOST_WAITING) this.skip();
  }

  /** Show all that waits at once. */
  skip(): void {
    for (const release of [...this.#holds]) release();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const news = this.#queue.flatMap((coming) => coming.news);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.waiting = 0;
    if (last) this.#draw(last.position, news);
  }

  /** Keep what is shown until somebody lets go, or skips. */
  hold(): () => void {
    const release = () => {
      this.#holds.delete(release);
      this.isHeld = this.#holds.size > 0;
      if (!this.isHeld && this.#timer === undefined) this.#next();
    };
    this.#holds.add(release);
    this.isHeld = true;
    return release;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#holds.clear();
    this.isHeld = false;
    this.waiting = 0;
  }

  /** The table is so now, though it may not be shown yet. */
  protected came(position: Position): void {
    this.#latest = position;
  }

  /** Another position is shown. */
  protected changed(): void {
    return;
  }

  #next(): void {
    const coming = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!coming) return;
    this.#draw(coming.position, coming.news);
    const moves = isStill() ? 0 : this.#duration(coming.news);
    const stands = coming.isMine ? moves : Math.max(moves, pause());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.isHeld) this.#next();
    }, stands);
  }

  #draw(position: Position, news: readonly Told[]): void {
    this.before = this.position.view;
    this.#note(news);
    this.news = news;
    this.position = position;
    this.changed();
  }

  #note(news: readonly Told[]): void {
    let log = [...this.log];
    for (const told of news) {
      if (told.n <= (log.at(-1)?.n ?? -1)) continue;
      if (told.event.event === "taken-back") {
        const gone = new Set(told.event.events as number[]);
        log = log.filter((each) => !gone.has(each.n));
      }
      log.push(told);
    }
    this.log = log;
    const mine = log.findLast((told) => told.event.actor === this.seat && !DEALT.test(told.event.event));
    this.since = mine ? mine.n + 1 : 0;
  }
}
