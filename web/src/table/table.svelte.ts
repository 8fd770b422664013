/** A table in this browser: the line to it, who sits there, and what each of one's seats sees. */
import { boxAt, type Box } from "../api/box";
import { Connection, type LineState } from "../api/connection";
import { get, Refusal } from "../api/http";
import type { Failure, Message, ServerMessage, Snapshot, TableInfo, Update } from "../api/live";
import type { AnyCommand } from "../api/commands";
import { me } from "../api/me.svelte";
import { faceAtTable } from "../games";
import type { Face } from "../games/face";
import { Play } from "./play.svelte";
import { positionOf, updated } from "./position";
import { Sealer } from "./sealer";

type Seat = number | null;

export interface Archived {
  problem: Failure;
  news: readonly { said?: unknown }[];
}

export class Table {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  line: LineState = $state("trying");
  /** Since when the line is lost, 0 while it is not. */
  lostAt = $state(0);
  messages: readonly Message[] = $state.raw([]);
  /** How many messages of others came since somebody looked at the chat; what was said before one came is known. */
  readonly unread = $derived.by(
    () => this.messages.filter(({ n, user }) => n > (this.#read ?? Infinity) && user !== me.now?.id).length,
  );
  plays: ReadonlyMap<Seat, Play> = $state.raw(new Map());
  face: Face | null = $state.raw(null);
  archive: Archived | null = $state.raw(null);
  /** Why nothing can be shown: the table is gone, or one may not look. */
  problem: unknown = $state.raw(null);
  /** The luck did not begin as it was sealed: this browser plays no further. */
  isBroken = $state(false);
  /** The luck was sealed without this browser, though others had a part in it. */
  hasNoPart = $state(false);

  /** The last message that was read, null before any was told. */
  #read: number | null = $state(null);
  #connection: Connection | null = null;
  #box: Box | null = null;
  #sealer: Sealer;
  #isClosed = false;
  #query: string;

  constructor(id: string, { watch = false, eyes = "" } = {}) {
    this.id = id;
    this.#query = eyes ? `?eyes=${encodeURIComponent(eyes)}` : watch ? "?watch=true" : "";
    this.#sealer = new Sealer(id);
    void this.#come();
  }

  get isWatching(): boolean {
    return this.#query !== "";
  }

  /** The seats of who is at this screen. */
  get mine(): readonly number[] {
    if (this.isWatching || !this.info) return [];
    return this.info.seats.flatMap((seat, number) => (seat.is_mine ? [number] : []));
  }

  async #come(): Promise<void> {
    try {
      const info = await this.#fetched();
      [this.#box, this.face] = await Promise.all([boxAt(info), faceAtTable(info.game)]);
      if (this.#isClosed) return;
      this.info = info;
      this.#connect();
    } catch (problem) {
      this.problem = problem;
    }
  }

  #fetched(): Promise<TableInfo> {
    return get<TableInfo>(`/api/tables/${encodeURIComponent(this.id)}`);
  }

  #connect(): void {
    this.#connection?.close();
    this.#connection = new Connection(`/api/tables/${this.id}/live${this.#query}`, {
      message: (message) => this.#hear(message),
      state: (state) => this.#lineIs(state),
    });
  }

  /** Come again: somebody has sat down, or come in. */
  async again(): Promise<void> {
    this.info = await this.#fetched();
    this.#forgetPlays();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#connection?.close();
    this.#forgetPlays();
  }

  do(command: AnyCommand): Promise<unknown> {
    return this.#connection ? this.#connection.do(command) : Promise.reject(new Error("no line"));
  }

  /** Do something that has no place on the board; a refusal is told in the prompt. */
  async try(command: AnyCommand): Promise<boolean> {
    try {
      await this.do(command);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      for (const play of this.plays.values()) play.refuse(problem);
      return false;
    }
  }

  #lineIs(state: LineState): void {
    this.line = state;
    this.lostAt = state === "lost" ? this.lostAt || Date.now() : 0;
    if (state === "gone") void this.#isGone();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "table") this.#tableIs(message.table);
    else if (message.type === "snapshot") this.#look(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "chat") this.#heard(message.messages);
    else if (message.type === "archive") this.archive = message as unknown as Archived;
  }

  #tableIs(info: TableInfo): void {
    this.info = info;
    const isMine = this.mine.length > 0;
    if (!isMine) return;
    void this.#sealer
      .follow(info, this.mine, (command) => this.do(command))
      .then((isHonest) => {
        this.hasNoPart = this.#sealer.hasNoPart;
        if (!isHonest) {
          this.isBroken = true;
          this.#connection?.close();
        }
      });
  }

  #look(snapshot: Snapshot): void {
    const known = this.plays.get(snapshot.seat);
    this.#sealer.note(snapshot);
    const position = positionOf(snapshot);
    if (known) {
      const told = known.told;
      if (snapshot.number === known.latest.number && snapshot.count === told) return;
      known.names = snapshot.names;
      const news = snapshot.news.filter((each) => each.n >= told);
      if (told <= snapshot.count && news.length) known.show(position, news);
      else known.jump(position, snapshot.news);
      return;
    }
    if (!this.#box || !this.#connection) return;
    const play = new Play({
      seat: snapshot.seat,
      game: snapshot.game,
      names: snapshot.names,
      box: this.#box,
      readOnly: snapshot.seat === null || this.isWatching,
      table: this.id,
      position,
      log: snapshot.news,
      connection: this.#connection,
      duration: (news) => this.face?.duration(news) ?? 0,
    });
    this.plays = new Map([...this.plays, [snapshot.seat, play]]);
  }

  #update(update: Update): void {
    const play = this.plays.get(update.seat);
    if (!play) return;
    this.#sealer.note(update);
    if (update.before === play.latest.number) play.show(updated(play.latest, update), update.news);
    else if (update.number > play.latest.number) void this.#lookAgain(update.seat);
  }

  /** Something is missing: ask for the whole table. */
  async #lookAgain(seat: Seat): Promise<void> {
    const snapshot = await this.#connection?.ask<Snapshot>({ ask: "look", seat, since: 0 }).catch(() => null);
    if (snapshot) this.#look(snapshot);
  }

  /** The server has closed the line for good: see what is left of the table. */
  async #isGone(): Promise<void> {
    try {
      this.info = await this.#fetched();
    } catch (problem) {
      this.problem = problem;
    }
  }

  #heard(messages: readonly Message[]): void {
    const known = new Set(this.messages.map((message) => message.n));
    this.messages = [...this.messages, ...messages.filter((message) => !known.has(message.n))];
    if (this.#read === null) this.readChat();
  }

  /** Somebody looks at the chat. */
  readChat(): void {
    this.#read = this.messages.at(-1)?.n ?? 0;
  }

  #forgetPlays(): void {
    for (const play of this.plays.values()) play.close();
    this.plays = new Map();
  }
}
