/** The line to a table: a WebSocket that is made anew when it breaks. What was not acknowledged is sent again. */
import type { Done, ServerMessage } from "./live";
import { Refusal } from "./http";
import type { AnyAsk, AnyCommand } from "./commands";

export type LineState = "trying" | "live" | "lost" | "gone";

export interface Hearing {
  message: (message: ServerMessage) => void;
  state: (state: LineState) => void;
}

interface Waiting {
  frame: { id: number; do?: object; ask?: object };
  resolve: (answer: unknown) => void;
  reject: (problem: Error) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** Browsers can't see a line that died silently: after so long without a word a question is asked. */
const SILENCE = 20_000;
const PATIENCE = 6_000;
/** Close codes after which it makes no sense to come again. */
const FINAL = new Set([4400, 4403, 4404]);

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #hasBeenLive = false;

  constructor(
    readonly path: string,
    readonly hearing: Hearing,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Do something at the table. It is done once, however often it must be sent. */
  do(command: AnyCommand): Promise<Done> {
    return this.#send({ do: { ...command, key: command.key ?? makeKey() } }) as Promise<Done>;
  }

  /** Ask something. */
  ask<Answer>(question: AnyAsk): Promise<Answer> {
    return this.#send({ ask: question }) as Promise<Answer>;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #send(what: { do?: object; ask?: object }): Promise<unknown> {
    const frame = { id: this.#next++, ...what };
    return new Promise((resolve, reject) => {
      this.#waiting.set(frame.id, { frame, resolve, reject });
      this.#transmit(frame);
    });
  }

  #transmit(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #open(): void {
    this.hearing.state(this.#hasBeenLive ? "lost" : "trying");
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => this.#resume();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#closed(socket, code);
  }

  #resume(): void {
    this.#pause = FIRST_PAUSE;
    this.#hasBeenLive = true;
    this.hearing.state("live");
    this.#listen();
    for (const { frame } of this.#waiting.values()) this.#transmit(frame);
  }

  #hear(message: ServerMessage): void {
    this.#listen();
    if (message.type === "done" || message.type === "refused" || message.type === "answer") this.#answer(message);
    else this.hearing.message(message);
  }

  #answer(message: Extract<ServerMessage, { type: "done" | "refused" | "answer" }>): void {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.id === null || !waiting) return;
    this.#waiting.delete(message.id);
    if (message.type === "refused") waiting.reject(new Refusal(message.error, 400));
    else waiting.resolve(message.type === "done" ? message : message.answer);
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#isClosed) return;
    clearTimeout(this.#watch);
    if (FINAL.has(code)) {
      this.hearing.state("gone");
      return;
    }
    this.hearing.state(this.#hasBeenLive ? "lost" : "trying");
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  /** Come again at once: the network is back, or somebody looks at the page again. */
  #hurry = (): void => {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (this.#isClosed || document.visibilityState === "hidden") return;
    if (isOpen) this.#probe();
    else if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#probe(), SILENCE);
  }

  /** Ask something small; a line that does not answer is given up. */
  #probe(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const id = this.#next++;
    socket.send(JSON.stringify({ id, ask: { ask: "look", seat: null, since: 1_000_000 } }));
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      socket.close();
      this.#open();
    }, PATIENCE);
  }
}

/** A key that no other command has. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
