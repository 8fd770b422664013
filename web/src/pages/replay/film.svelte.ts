/** A finished game as it is leafed through: its steps, fetched in pieces, and the board that shows one of them. */
import { boxAt, type Box } from "../../api/box";
import { get, Refusal } from "../../api/http";
import type { Standing, TableInfo, Told } from "../../api/live";
import { faceOf } from "../../games";
import type { Face } from "../../games/face";
import { isStill } from "../../settings.svelte";
import { Play, type Position } from "../../table/play.svelte";
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
  #coming = new Map<string, Promise<void>>();
  /** Whose place the board is drawn from when all cards are open. */
  #seat: number | null;
  #shown: { play: Play; step: number } | null = null;
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
    this.step = Math.min(Math.max(step, 0), first.steps);
    this.#seat = typeof eyes === "number" ? eyes : mySeat(info);
    this.#keep(eyes, first.frames);
  }

  /** Open the film of a table, at a step. Without eyes it is seen with those of one's own seat. */
  static async open(id: string, step: number, wanted: Eyes | null): Promise<Film> {
    const info = await get<TableInfo>(`/api/tables/${encodeURIComponent(id)}`);
    const eyes = knownEyes(wanted, info) ?? mySeat(info) ?? "none";
    const first = Math.max(0, Math.floor(step / AT_ONCE) * AT_ONCE);
    const [face, box, piece] = await Promise.all([faceOf(info.game), boxAt(info), pieceAt(info.id, first, eyes)]);
    const film = new Film(info, face, box, piece, eyes, step);
    await film.#fetch(eyes, film.step);
    film.#makePlay();
    film.#draw(true);
    void film.#fetchAll(eyes);
    return film;
  }

  /** Go to a step. A single step on is shown as it came about, unless somebody drags through the game. */
  async goTo(step: number, { isDragged = false } = {}): Promise<void> {
    this.step = Math.min(Math.max(Math.round(step), 0), this.steps);
    const wanted = this.step;
    if (!this.frames[wanted]) await this.#fetch(this.eyes, wanted);
    if (this.step === wanted && !this.#isClosed) this.#draw(isDragged);
  }

  /** Look with other eyes, at the same step. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    if (typeof eyes === "number") this.#seat = eyes;
    await this.#fetch(eyes, this.step);
    if (this.eyes !== eyes || this.#isClosed) return;
    this.frames = this.#kept.get(eyes) ?? [];
    this.#makePlay();
    this.#draw(true);
    void this.#fetchAll(eyes);
  }

  run(isRunning: boolean): void {
    clearTimeout(this.#timer);
    this.isPlaying = isRunning;
    if (!isRunning) return;
    if (this.step >= this.steps) void this.goTo(0).then(() => this.#wait());
    else void this.#next();
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

  async #next(): Promise<void> {
    await this.goTo(this.step + 1);
    if (this.step >= this.steps) this.isPlaying = false;
    else this.#wait();
  }

  #wait(): void {
    if (!this.isPlaying) return;
    const shown = isStill() ? 0 : this.face.duration(this.frame?.news ?? []);
    this.#timer = setTimeout(() => void this.#next(), Math.max(1000 / this.speed, shown));
  }

  #makePlay(): void {
    this.#shown = null;
    const frame = this.frames[this.step];
    if (!frame) return;
    this.play = new Play({
      seat: this.eyes === "none" ? null : this.#seat,
      game: this.info.game,
      names: this.names,
      box: this.#box,
      readOnly: true,
      position: this.#position(frame),
      log: this.#log(this.step),
      duration: this.face.duration,
    });
  }

  #draw(isJump: boolean): void {
    const frame = this.frames[this.step];
    if (!frame) return;
    const before = this.#shown;
    this.#shown = { play: this.play, step: this.step };
    if (before?.play === this.play && before.step === this.step) return;
    if (!isJump && before?.play === this.play && before.step === this.step - 1) {
      this.play.skip(); // what is still being shown must not hold up the next step
      this.play.show(this.#position(frame), frame.news);
    } else this.play.jump(this.#position(frame), this.#log(this.step));
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

  async #fetch(eyes: Eyes, step: number): Promise<void> {
    if (this.#kept.get(eyes)?.[step]) return;
    const first = Math.floor(step / AT_ONCE) * AT_ONCE;
    const key = `${eyes} ${first}`;
    const coming =
      this.#coming.get(key) ?? pieceAt(this.info.id, first, eyes).then(({ frames }) => this.#keep(eyes, frames));
    this.#coming.set(key, coming);
    coming.catch(() => this.#coming.delete(key));
    await coming;
  }

  /** Fetch what is still missing, one piece after the other: the moves that are listed, and what is gone to next. */
  async #fetchAll(eyes: Eyes): Promise<void> {
    for (let first = 0; first <= this.steps; first += AT_ONCE) {
      if (this.#isClosed || this.eyes !== eyes) return;
      await this.#fetch(eyes, first).catch(() => null);
    }
  }

  #keep(eyes: Eyes, frames: readonly Frame[]): void {
    const kept = [...(this.#kept.get(eyes) ?? new Array<Frame | undefined>(this.steps + 1).fill(undefined))];
    for (const frame of frames) kept[frame.step] = frame;
    this.#kept.set(eyes, kept);
    if (this.eyes === eyes) this.frames = kept;
  }
}

async function pieceAt(table: string, first: number, eyes: Eyes): Promise<Piece> {
  const path = `/api/tables/${table}/replay?first=${first}&last=${first + AT_ONCE - 1}&eyes=${eyes}`;
  for (let tries = 0; ; tries += 1) {
    try {
      return await get<Piece>(path);
    } catch (problem) {
      // Who leafs fast may ask too much at once; a step that is not there is asked for from the beginning.
      if (problem instanceof Refusal && problem.failure.code === "no-such-replay-step" && first > 0)
        return pieceAt(table, 0, eyes);
      if (!(problem instanceof Refusal && problem.status === 429) || tries > 5) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
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
