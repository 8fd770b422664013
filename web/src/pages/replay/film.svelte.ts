/** A finished game as it is leafed through: its steps, fetched in pieces, and the board that shows one of them. */
import { boxAt, type Box } from "../../api/box";
import { get, Refusal } from "../../api/http";
import type { Standing, TableInfo, Told } from "../../api/live";
import { faceAtTable } from "../../games";
import type { Face } from "../../games/face";
import { isStill } from "../../settings.svelte";
import { Play } from "../../table/play.svelte";
import type { Position } from "../../table/position";
import { speak } from "../../words";
import words from "../../words/en/replay.ftl?raw";
import tableWords from "../../words/en/table.ftl?raw";
import { partsOf, type Frame } from "./timeline";

speak(words);
speak(tableWords);

/** Through whose eyes: a seat's, a guest's, or with all cards open. */
export type Eyes = number | "none" | "all";

interface Piece {
  steps: number;
  names: string[];
  frames: Frame[];
  standings: Standing[];
}

/** So many steps come at once, and the server gives no more. */
const AT_ONCE = 50;
/** What does not come is asked for so often, with a pause between. */
const TRIES = 8;
const PAUSE = 1_000;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Film {
  readonly info: TableInfo;
  readonly face: Face;
  readonly steps: number;
  readonly names: readonly string[];
  readonly standings: readonly Standing[];

  eyes: Eyes = $state("none");
  step = $state(0);
  play: Play = $state.raw() as Play;
  /** The steps as these eyes saw them, as far as they are fetched. */
  frames: readonly (Frame | undefined)[] = $state.raw([]);
  isPlaying = $state(false);
  speed = $state<number>(1);
  /** The slider has the focus, and its value is read out: nobody else need say it. */
  isHeard = $state(false);

  readonly parts = $derived.by(() => partsOf(this.frames, this.face.isHeading));
  readonly frame = $derived.by(() => this.frames[this.step]);
  /** Nothing comes after this step. */
  readonly isOver = $derived.by(() => this.frame?.entry?.kind === "meta");

  #box: Box;
  #kept = new Map<Eyes, (Frame | undefined)[]>();
  /** Whose place the board is drawn from when all cards are open. */
  #seat: number | null;
  #shown: { eyes: Eyes; step: number } | null = null;
  #isDragged = false;
  #isFetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  private constructor(info: TableInfo, face: Face, box: Box, first: Piece, eyes: Eyes, step: number) {
    this.info = info;
    this.face = face;
    this.#box = box;
    this.steps = first.steps;
    this.names = first.names;
    this.standings = first.standings;
    this.eyes = eyes;
    this.step = this.#within(step);
    this.#seat = typeof eyes === "number" ? eyes : mySeat(info);
    this.#keep(eyes, first.frames);
  }

  /** Open the film of a table, at a step. Without eyes it is seen with those of one's own seat. */
  static async open(id: string, step: number, wanted: Eyes | null): Promise<Film> {
    const info = await get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
    const eyes = knownEyes(wanted, info) ?? mySeat(info) ?? "none";
    const [face, box, piece] = await Promise.all([
      faceAtTable(info.game),
      boxAt(info),
      firstPiece(info.id, step, eyes),
    ]);
    const film = new Film(info, face, box, piece, eyes, step);
    if (!film.frame) film.#keep(eyes, (await pieceAt(info.id, film.step, eyes)).frames);
    film.#show();
    void film.#fetch();
    return film;
  }

  /** Go to a step. A single step on is shown as it came about, unless somebody drags through the game.
   *
   * Nobody waits here: what is not fetched yet is shown when it comes, if it is still wanted then.
   */
  goTo(step: number, { isDragged = false } = {}): void {
    this.step = this.#within(step);
    this.#isDragged = isDragged;
    this.#show();
    void this.#fetch();
  }

  /** Look with other eyes, at the same step. */
  look(eyes: Eyes): void {
    this.eyes = eyes;
    if (typeof eyes === "number") this.#seat = eyes;
    this.frames = this.#kept.get(eyes) ?? [];
    this.#show();
    void this.#fetch();
  }

  run(isRunning: boolean): void {
    clearTimeout(this.#timer);
    this.isPlaying = isRunning;
    if (isRunning) this.goTo(this.step < this.steps ? this.step + 1 : 0);
  }

  faster(by: 1 | -1): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed) + by;
    this.speed = SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)] ?? 1;
  }

  close(): void {
    this.#isClosed = true;
    this.run(false);
    this.play.close();
  }

  #within(step: number): number {
    return Math.min(Math.max(Math.round(step), 0), this.steps);
  }

  // Showing

  /** Show the step that is wanted with the eyes that are wanted, if it is there, and not shown yet. */
  #show(): void {
    const { frame, eyes, step } = this;
    const before = this.#shown;
    if (!frame || (before?.eyes === eyes && before.step === step)) return;
    this.#shown = { eyes, step };
    if (before?.eyes !== eyes) this.#makePlay(frame);
    else if (!this.#isDragged && before.step === step - 1) {
      this.play.skip(); // what is still being shown must not hold up the next step
      this.play.show(this.#position(frame), frame.news);
    } else this.play.jump(this.#position(frame), this.#log(step));
    if (this.isPlaying) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.step >= this.steps) {
      this.isPlaying = false;
      return;
    }
    const shown = isStill() ? 0 : this.face.duration(this.frame?.news ?? []);
    this.#timer = setTimeout(() => this.goTo(this.step + 1), Math.max(1000 / this.speed, shown));
  }

  #makePlay(frame: Frame): void {
    this.play = new Play({
      seat: this.eyes === "none" ? null : this.#seat,
      game: this.info.game,
      names: this.names,
      box: this.#box,
      readOnly: true,
      position: this.#position(frame),
      log: this.#log(frame.step),
      duration: this.face.duration,
    });
  }

  #position({ step, view }: Frame): Position {
    const isOver = step === this.steps;
    return {
      view,
      number: step,
      pending: isOver ? [] : ((view.pending as number[] | undefined) ?? []),
      over: isOver,
      closed: isOver ? this.#closed() : null,
      questions: (view.questions as Position["questions"] | undefined) ?? [],
      legal: [],
      can_undo: false,
      can_cancel: false,
      prospects: null,
      standings: isOver ? this.standings : [],
      asked: null,
      secrets: [],
    };
  }

  #closed(): Position["closed"] {
    const how = this.frames[this.steps]?.entry?.how;
    return how === "resigned" || how === "agreed" ? how : null;
  }

  #log(step: number): Told[] {
    return this.frames.slice(0, step + 1).flatMap((frame) => frame?.news ?? []);
  }

  // Fetching

  /** Fetch piece after piece: first what somebody wants to see now, then what follows it, then the rest. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    for (let failed = 0, missing = this.#missing(); missing !== null && failed < TRIES; missing = this.#missing()) {
      const { eyes } = this;
      try {
        this.#keep(eyes, (await pieceAt(this.info.id, missing, eyes)).frames);
        failed = 0;
      } catch {
        failed += 1; // who leafs fast may ask too much at once, and a server may be away for a while
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    this.#isFetching = false;
  }

  /** The step that is wanted next and not there, null if there is none. */
  #missing(): number | null {
    if (this.#isClosed) return null;
    if (!this.frames.length) return this.step;
    const next = this.frames.indexOf(undefined, this.step);
    const missing = next < 0 ? this.frames.indexOf(undefined) : next;
    return missing < 0 ? null : missing;
  }

  #keep(eyes: Eyes, frames: readonly Frame[]): void {
    const kept = [...(this.#kept.get(eyes) ?? new Array<Frame | undefined>(this.steps + 1).fill(undefined))];
    for (const frame of frames) kept[frame.step] = frame;
    this.#kept.set(eyes, kept);
    if (this.eyes !== eyes || this.#isClosed) return;
    this.frames = kept;
    if (this.#shown) this.#show();
  }
}

/** The piece of a game that a step is in. */
function pieceAt(table: string, step: number, eyes: Eyes): Promise<Piece> {
  const first = Math.max(0, Math.floor(step / AT_ONCE) * AT_ONCE);
  return get<Piece>(`/api/tables/${table}/replay?first=${first}&last=${first + AT_ONCE - 1}&eyes=${eyes}`);
}

/** The same for a step that may not be there: then the first one. */
function firstPiece(table: string, step: number, eyes: Eyes): Promise<Piece> {
  return pieceAt(table, step, eyes).catch((problem: unknown) => {
    if (problem instanceof Refusal && problem.failure.code === "no-such-replay-step") return pieceAt(table, 0, eyes);
    throw problem;
  });
}

function mySeat(info: TableInfo): number | null {
  const seat = info.seats.findIndex((each) => each.is_mine);
  return seat < 0 ? null : seat;
}

/** Eyes of an address, if there are such. */
function knownEyes(eyes: Eyes | null, info: TableInfo): Eyes | null {
  return typeof eyes === "number" && !(eyes in info.seats) ? null : eyes;
}

/** Eyes as the address names them: seats from 1, as people count them. */
export function readEyes(text: string | null): Eyes | null {
  if (text === "none" || text === "all") return text;
  return text && /^[1-9]$/.test(text) ? Number(text) - 1 : null;
}

export function writeEyes(eyes: Eyes): string {
  return typeof eyes === "number" ? String(eyes + 1) : eyes;
}
