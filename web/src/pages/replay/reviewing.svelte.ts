/** The review of a game as it comes about: asked for by somebody, thought about by the server, and then there. */
import { get, post, Refusal } from "../../api/http";
import type { GameReview, ReviewInfo } from "../../api/types/openapi";
import { say } from "../../words";

/** How often is asked how far it is. */
const PAUSE = 1_000;
/** A server that was restarted has forgotten that it was asked: so often it is asked again. */
const TRIES = 3;

export class Reviewing {
  status = $state<ReviewInfo["status"] | "unknown">("unknown");
  done = $state(0);
  whole = $state(0);
  review = $state.raw<GameReview | null>(null);
  /** What went wrong, in a sentence. */
  problem = $state("");

  #path: string;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(table: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/review`;
  }

  /** Look whether there is one. */
  async open(): Promise<void> {
    await this.#hear(() => get<ReviewInfo>(this.#path));
  }

  /** Have the game reviewed. */
  async ask(): Promise<void> {
    this.#asked = 1;
    this.status = "running";
    await this.#hear(() => post<ReviewInfo>(this.#path));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #hear(told: () => Promise<ReviewInfo>): Promise<void> {
    try {
      this.#take(await told());
    } catch (problem) {
      const isRunning = this.status === "running" && !(problem instanceof Refusal);
      if (!isRunning) this.#fail(problem instanceof Refusal ? problem.message : say("review-unreachable"));
    }
    clearTimeout(this.#timer);
    if (this.status === "running" && !this.#isClosed)
      this.#timer = setTimeout(() => void this.#hear(() => get<ReviewInfo>(this.#path)), PAUSE);
  }

  #take(info: ReviewInfo): void {
    this.done = info.done;
    this.whole = info.whole;
    this.review = info.review;
    this.problem = info.failure?.sentence ?? "";
    const isForgotten = info.status === "none" && this.#asked > 0 && this.#asked < TRIES;
    this.status = isForgotten ? "running" : info.status;
    if (!isForgotten) return;
    this.#asked += 1;
    void post<ReviewInfo>(this.#path).catch(() => undefined);
  }

  /** Where nobody asked, there is nothing to complain about. */
  #fail(sentence: string): void {
    this.problem = this.#asked ? sentence : "";
    this.status = this.#asked ? "failed" : "none";
  }
}
