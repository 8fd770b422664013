/** A game as it is played at one place: what is shown there, what may be done, and what may be asked.
 *
 * Boards draw it and hand it what somebody does. A replay uses the same, with nothing to be done.
 */
import type { Box } from "../api/box";
import type { Connection } from "../api/connection";
import { Refusal } from "../api/http";
import type { Failure, Hint, JudgedDraft, Legal, Line, Menu, Preview, Verdict } from "../api/live";
import { plain } from "../api/phrase";
import { settings } from "../settings.svelte";
import type { Position } from "./position";
import { Showing, type Shown } from "./showing.svelte";

/** What the page asks before it does something that can't be taken back. */
export interface Doubt {
  sentence: string;
  yes: string;
  /** What is given up by it does not come back. */
  isGrave: boolean;
  resolve: (isSure: boolean) => void;
}

interface Played extends Shown {
  game: string;
  box: Box;
  readOnly: boolean;
  table?: string;
  connection?: Connection;
}

export class Play extends Showing {
  readonly game: string;
  readonly box: Box;
  /** Nothing can be done here: a replay, or a watcher. */
  readonly readOnly: boolean;
  /** The table it is played at, "" if it is only looked at again. */
  readonly table: string;

  refusal: Failure | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  isThinking = $state(false);
  isBusy = $state(false);
  doubt: Doubt | null = $state.raw(null);
  /** Rule to be opened beside the board, "" for none. */
  openRule = $state("");

  /** The choice that the hint is about. */
  #hinted = "";
  /** The number that what was done last has led to: until it comes, the table is not as it is any more. */
  #awaited = 0;
  #connection: Connection | null;

  constructor({ game, box, readOnly, table = "", connection, ...shown }: Played) {
    super(shown);
    this.game = game;
    this.box = box;
    this.readOnly = readOnly;
    this.table = table;
    this.#connection = connection ?? null;
  }

  protected override came(position: Position): void {
    super.came(position);
    if (this.#awaited && position.number >= this.#awaited) {
      this.#awaited = 0;
      this.isBusy = false;
    }
  }

  protected override changed(): void {
    this.refusal = null;
    if (this.#choice !== this.#hinted) this.hint = null;
  }

  // What may be done

  /** Whether the seat is asked something, and all that happened before was shown. */
  get mayAct(): boolean {
    return !this.readOnly && this.seat !== null && this.waiting === 0 && this.position.legal.length > 0;
  }

  get legal(): readonly Legal[] {
    return this.mayAct ? this.position.legal : [];
  }

  /** Whether something can be taken back as the table is now, whatever is still being shown. */
  get canUndo(): boolean {
    return !this.readOnly && !this.isBusy && this.latest.can_undo;
  }

  /** What the seat is to choose from: where all decide at once it stays, whatever others do. */
  get #choice(): string {
    return JSON.stringify([this.question, this.position.legal]);
  }

  // What is done

  /** Do a line: all of it, or nothing. A refusal is shown where the sentence stands; true if it was done. */
  async act(line: Line): Promise<boolean> {
    if (this.readOnly || this.seat === null || this.isBusy) return false;
    if (settings.confirmTurn && !(await this.#isSure(line))) return false;
    return this.#do({ do: "play", seat: this.seat, number: this.latest.number, line });
  }

  async playDraft(draft: string, laid: (string | object)[]): Promise<boolean> {
    if (this.readOnly || this.seat === null || this.isBusy) return false;
    return this.#do({ do: "play-draft", seat: this.seat, number: this.latest.number, draft, laid });
  }

  undo = (): Promise<boolean> => this.#take("undo");
  cancel = (): Promise<boolean> => this.#take("cancel");
  reset = (): Promise<boolean> => this.#take("reset");

  #take(what: "undo" | "cancel" | "reset"): Promise<boolean> {
    if (this.seat === null || this.isBusy) return Promise.resolve(false);
    this.skip();
    return this.#do({ do: what, seat: this.seat });
  }

  async #do(command: Parameters<Connection["do"]>[0]): Promise<boolean> {
    if (!this.#connection) return false;
    this.isBusy = true;
    this.refusal = null;
    try {
      const done = await this.#connection.do(command);
      this.hint = null;
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
    return this.#ask<JudgedDraft<Slip>>({
      ask: "draft",
      seat: this.seat ?? 0,
      draft,
      laid,
      number: this.latest.number,
    });
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.isThinking) return;
    this.isThinking = true;
    try {
      do {
        this.#hinted = this.#choice;
        const hint = await this.#ask<Hint>({ ask: "hint", seat: this.seat });
        if (this.#choice === this.#hinted) this.hint = hint;
      } while (!this.hint && this.position.legal.length);
    } catch (problem) {
      this.refuse(problem);
    } finally {
      this.isThinking = false;
    }
  }

  /** Ask in the prompt bar whether somebody is sure. */
  sure(sentence: string, yes: string, { isGrave = false } = {}): Promise<boolean> {
    this.doubt?.resolve(false);
    return new Promise((resolve) => {
      this.doubt = {
        sentence,
        yes,
        isGrave,
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
