/** A game as it is shown at one place: what a seat sees, what may be done there, and what happened.
 *
 * Boards draw it and hand it what somebody does. Moves of others wait in a queue, so that each can be followed.
 * A replay uses the same, with nothing to be done.
 */
import type { Box } from "../api/box";
import type { Connection } from "../api/connection";
import { Refusal } from "../api/http";
import type {
  Done,
  Failure,
  Hint,
  JudgedDraft,
  Legal,
  Line,
  Menu,
  Preview,
  Question,
  Snapshot,
  Standing,
  Told,
  Update,
  Verdict,
} from "../api/live";
import { plain, type Phrase } from "../api/phrase";
import { isStill, pause, settings } from "../settings.svelte";

/** What is drawn at one moment. */
export interface Position {
  view: Record<string, unknown>;
  number: number;
  pending: readonly number[];
  over: boolean;
  closed: Snapshot["closed"];
  questions: readonly Question[];
  legal: readonly Legal[];
  can_undo: boolean;
  can_cancel: boolean;
  prospects: unknown;
  standings: readonly Standing[];
  asked: Phrase | null;
  secrets: readonly string[];
}

interface Coming {
  position: Position;
  news: readonly Told[];
  isMine: boolean;
}

/** What the page asks before it does something that can't be taken back. */
export interface Doubt {
  sentence: string;
  yes: string;
  resolve: (isSure: boolean) => void;
}

const MOST_WAITING = 60;
/** What comes to a seat without its doing. */
const DEALT = /-(dealt|offered|drawn|drew|began)$/;

export class Play {
  /** Whose place this is; null looks on. */
  readonly seat: number | null;
  readonly game: string;
  names: readonly string[] = $state.raw([]);
  readonly box: Box;
  /** Nothing can be done here: a replay, or a watcher. */
  readonly readOnly: boolean;

  position: Position = $state.raw() as Position;
  /** The view before the last change, null at the beginning: what animations start from. */
  before: Record<string, unknown> | null = $state.raw(null);
  /** What led to the position that is shown; empty when it was jumped to. */
  news: readonly Told[] = $state.raw([]);
  /** All that was told and stands, up to what is shown. */
  log: readonly Told[] = $state.raw([]);
  refusal: Failure | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  isThinking = $state(false);
  isBusy = $state(false);
  doubt: Doubt | null = $state.raw(null);
  /** How many changes wait to be shown. */
  waiting = $state(0);
  /** Whether a board keeps what it shows until somebody goes on. */
  isHeld = $state(false);
  isLive = $state(true);
  /** Rule to be opened beside the board, "" for none. */
  openRule = $state("");
  /** Number of the first event since the seat last acted itself. */
  since = $state(0);

  #queue: Coming[] = [];
  #latest: Position | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holds = new Set<() => void>();
  /** The number that what was done last has led to: until it comes, the table is not as it is any more. */
  #awaited = 0;
  #connection: Connection | null;
  #duration: (news: readonly Told[]) => number;

  constructor(of: {
    seat: number | null;
    game: string;
    names: readonly string[];
    box: Box;
    readOnly: boolean;
    position: Position;
    log?: readonly Told[];
    connection?: Connection;
    duration?: (news: readonly Told[]) => number;
  }) {
    this.seat = of.seat;
    this.game = of.game;
    this.names = of.names;
    this.box = of.box;
    this.readOnly = of.readOnly;
    this.position = of.position;
    this.#latest = of.position;
    this.#connection = of.connection ?? null;
    this.#duration = of.duration ?? (() => 0);
    this.#note(of.log ?? []);
    this.since = this.#sinceMine();
  }

  // What is shown

  get view(): Record<string, unknown> {
    return this.position.view;
  }

  get question(): Question | undefined {
    return this.position.questions.find((question) => question.seat === this.seat);
  }

  get legal(): readonly Legal[] {
    return this.mayAct ? this.position.legal : [];
  }

  /** Whether the seat is asked something, and all that happened before was shown. */
  get mayAct(): boolean {
    return !this.readOnly && this.seat !== null && this.waiting === 0 && this.position.legal.length > 0;
  }

  /** The table as it is, shown or not. */
  get latest(): Position {
    return this.#latest ?? this.position;
  }

  /** How many events are known here, shown or not. */
  get told(): number {
    const last = this.#queue.findLast((coming) => coming.news.length)?.news.at(-1) ?? this.log.at(-1);
    return last ? last.n + 1 : 0;
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

  /** Jump to a position, without showing how it came about. */
  jump(position: Position, log: readonly Told[]): void {
    this.#forgetQueue();
    this.#came(position);
    this.before = null;
    this.news = [];
    this.log = [];
    this.#note(log);
    this.position = position;
    this.since = this.#sinceMine();
    this.hint = null;
  }

  /** Show a change as it comes about: the next one only when this one was seen. */
  show(position: Position, news: readonly Told[]): void {
    const isMine = news.some((told) => told.event.actor === this.seat) || news.length === 0;
    this.#came(position);
    this.#queue.push({ position, news, isMine });
    this.waiting = this.#queue.length;
    if (this.#timer === undefined && this.#holds.size === 0) this.#next();
    if (this.#queue.length > MOST_WAITING || document.visibilityState === "hidden") this.skip();
  }

  #came(position: Position): void {
    this.#latest = position;
    if (this.#awaited && position.number >= this.#awaited) {
      this.#awaited = 0;
      this.isBusy = false;
    }
  }

  /** Show all that waits at once. */
  skip(): void {
    for (const release of [...this.#holds]) release();
    this.#holds.clear();
    this.isHeld = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const news = this.#queue.flatMap((coming) => coming.news);
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.waiting = 0;
    if (last) this.#draw(last.position, news);
    this.#next();
  }

  /** Keep what is shown until somebody lets go, or skips. */
  hold(): () => void {
    const release = () => {
      this.#holds.delete(release);
      this.isHeld = this.#holds.size > 0;
      if (this.#holds.size === 0 && this.#timer === undefined) this.#next();
    };
    this.#holds.add(release);
    this.isHeld = true;
    return release;
  }

  #next(): void {
    this.#timer = undefined;
    const coming = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!coming) return;
    this.#draw(coming.position, coming.news);
    const shown = isStill() ? 0 : this.#duration(coming.news);
    const stands = coming.isMine || coming.news.length === 0 ? shown : Math.max(shown, pause());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#holds.size === 0) this.#next();
    }, stands);
  }

  #draw(position: Position, news: readonly Told[]): void {
    this.before = this.position.view;
    this.#note(news);
    this.news = news;
    this.position = position;
    this.refusal = null;
    this.hint = null;
    this.since = this.#sinceMine();
  }

  #note(news: readonly Told[]): void {
    let log = [...this.log];
    for (const told of news) {
      if (log.length && told.n <= (log.at(-1)?.n ?? -1)) continue;
      if (told.event.event === "taken-back") {
        const gone = new Set(told.event.events as number[]);
        log = log.filter((each) => !gone.has(each.n));
      }
      log.push(told);
    }
    this.log = log;
  }

  #sinceMine(): number {
    const mine = this.log.findLast((told) => told.event.actor === this.seat && !DEALT.test(told.event.event));
    return mine ? mine.n + 1 : 0;
  }

  #forgetQueue(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#holds.clear();
    this.isHeld = false;
    this.waiting = 0;
  }

  close(): void {
    this.#forgetQueue();
  }

  // What is done

  /** Do a line: all of it, or nothing. A refusal is shown where the sentence stands; true if it was done. */
  async act(line: Line): Promise<boolean> {
    if (this.readOnly || this.seat === null || this.isBusy) return false;
    if (settings.confirmTurn && !(await this.#isSure(line))) return false;
    return this.#do({ do: "play", seat: this.seat, number: this.#number(), line });
  }

  async playDraft(draft: string, laid: (string | object)[]): Promise<boolean> {
    if (this.readOnly || this.seat === null || this.isBusy) return false;
    return this.#do({ do: "play-draft", seat: this.seat, number: this.#number(), draft, laid });
  }

  undo = (): Promise<boolean> => this.#take("undo");
  cancel = (): Promise<boolean> => this.#take("cancel");
  reset = (): Promise<boolean> => this.#take("reset");

  #take(what: "undo" | "cancel" | "reset"): Promise<boolean> {
    if (this.seat === null) return Promise.resolve(false);
    return this.#do({ do: what, seat: this.seat });
  }

  #number(): number {
    return this.#latest?.number ?? this.position.number;
  }

  async #do(command: Parameters<Connection["do"]>[0]): Promise<boolean> {
    if (!this.#connection) return false;
    this.isBusy = true;
    this.refusal = null;
    try {
      const done: Done = await this.#connection.do(command);
      if (done.ended) this.refusal = done.ended;
      if ((done.number ?? 0) > this.latest.number) this.#awaited = done.number ?? 0;
      return true;
    } catch (problem) {
      this.refuse(problem);
      return false;
    } finally {
      this.isBusy = this.#awaited > 0;
    }
  }

  /** Show why something is not done. */
  refuse(problem: unknown): void {
    if (problem instanceof Refusal) this.refusal = problem.failure;
    else if (problem instanceof Error) throw problem;
    else this.refusal = problem as Failure;
  }

  // What is asked

  #ask<Answer>(question: Parameters<Connection["ask"]>[0]): Promise<Answer> {
    if (!this.#connection) return Promise.reject(new Error("nobody to ask"));
    return this.#connection.ask<Answer>(question);
  }

  /** Why a line can't be done; the refusal is shown. */
  async why(line: Line): Promise<Failure | null> {
    if (this.seat === null || !this.#connection) return null;
    const verdict = await this.#ask<Verdict>({ ask: "why", seat: this.seat, line }).catch((problem: unknown) => {
      this.refuse(problem);
      return null;
    });
    if (verdict?.failure) this.refusal = verdict.failure;
    return verdict?.failure ?? null;
  }

  explain(line: Line): Promise<Verdict> {
    return this.#ask<Verdict>({ ask: "explain", seat: this.seat ?? 0, line });
  }

  preview(line: Line): Promise<Preview> {
    return this.#ask<Preview>({ ask: "preview", seat: this.seat ?? 0, line });
  }

  menu(): Promise<Menu> {
    return this.#ask<Menu>({ ask: "menu", seat: this.seat ?? 0 });
  }

  drafts(): Promise<unknown> {
    return this.#ask({ ask: "drafts", seat: this.seat ?? 0 });
  }

  /** A draft as it would be with these pieces laid. */
  draft<Slip>(draft: string, laid: (string | object)[]): Promise<JudgedDraft<Slip>> {
    return this.#ask<JudgedDraft<Slip>>({ ask: "draft", seat: this.seat ?? 0, draft, laid, number: this.#number() });
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.isThinking) return;
    this.isThinking = true;
    const number = this.position.number;
    try {
      const hint = await this.#ask<Hint>({ ask: "hint", seat: this.seat });
      if (this.position.number === number) this.hint = hint;
    } catch (problem) {
      this.refuse(problem);
    } finally {
      this.isThinking = false;
    }
  }

  /** Ask in the prompt bar whether somebody is sure. */
  sure(sentence: string, yes: string): Promise<boolean> {
    this.doubt?.resolve(false);
    return new Promise((resolve) => {
      this.doubt = {
        sentence,
        yes,
        resolve: (isSure) => {
          this.doubt = null;
          resolve(isSure);
        },
      };
    });
  }

  /** With "confirm my turn" on: what ends the turn, or can't be taken back, is asked for once more. */
  async #isSure(line: Line): Promise<boolean> {
    const preview = await this.preview(line).catch(() => null);
    if (!preview || preview.failure) return true;
    const pending = preview.view?.pending as number[] | undefined;
    const goesOn = preview.is_certain && this.seat !== null && (pending?.includes(this.seat) ?? false);
    return goesOn || this.sure(preview.moves.map((move) => plain(move.said)).join(" "), "");
  }
}

/** The position of a snapshot. */
export function positionOf(snapshot: Snapshot): Position {
  return { ...snapshot };
}

/** The position after an update. */
export function updated(position: Position, update: Update): Position {
  return { ...position, ...update, view: { ...position.view, ...update.view } };
}
