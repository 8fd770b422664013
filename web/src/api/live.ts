/** What goes through the WebSocket of a table, as these pages read it: the types of the server, with phrases. */
import type * as server from "./types/server";
import type { Phrase } from "./phrase";

export type { TableInfo, SeatInfo, Proposal, Sealing, Failure, Done, Message } from "./types/server";

/** An action by its facts; `do` says which. */
export type Action = { do: string } & Record<string, unknown>;
/** Words as one types them, or actions by their names or facts. */
export type Line = string | (string | Action)[];

export interface GameEvent {
  event: string;
  actor?: number | string | null;
  [fact: string]: unknown;
}
/** An event, by the number that the seat knows it by, and how it is said. */
export interface Told {
  n: number;
  event: GameEvent;
  said: Phrase | null;
}
export interface Question {
  asks: string;
  seat: number;
  [fact: string]: unknown;
}
export interface Legal {
  id: number;
  name: string;
  action: Action;
}
export interface ScoreLine {
  label: string;
  points: number;
  rule: string;
  groups: string[][];
  facts: Record<string, unknown>;
}
export interface Standing {
  seat: number | null;
  place: number;
  won: boolean;
  total: number;
  lines: ScoreLine[];
  note: string;
  rival: string;
  facts: Record<string, unknown>;
}

type Words = "questions" | "legal" | "standings" | "asked" | "news" | "view" | "prospects";
interface Read {
  questions: Question[];
  legal: Legal[];
  standings: Standing[];
  asked: Phrase | null;
  news: Told[];
  prospects: unknown;
}
export type Snapshot = Omit<server.Snapshot, Words> & Read & { view: Record<string, unknown> };
export type Update = Omit<server.Update, Words> & Read & { view: Record<string, unknown> };
export type ServerMessage = Snapshot | Update | Exclude<server.ServerMessage, server.Snapshot | server.Update>;

/** By how much a line is better than another: in points, and in the chance to win. */
export interface Gain {
  points: number;
  points_error: number;
  share: number;
  share_error: number;
}
/** Another line than the advice, and by how much the advice is better. */
export interface Alternative {
  line: Action[];
  typed: string;
  said: Phrase;
  behind: Gain;
  difference: Phrase;
}
export interface Hint {
  line: Action[];
  typed: string;
  said: Phrase;
  reason: Phrase;
  gain: Gain | null;
  matters: boolean;
  reckoning: Phrase;
  alternatives: Alternative[];
}
export interface Verdict {
  legal: boolean;
  typed: string;
  said: Phrase;
  failure: server.Failure | null;
}
export interface MenuChoice {
  id: number;
  name: string;
  label: Phrase;
}
export interface Menu {
  asked: Phrase;
  rows: { label: Phrase; choices: MenuChoice[] }[];
  finish: MenuChoice | null;
  warnings: Phrase[];
}
export interface Preview {
  moves: { action: Action; typed: string; said: Phrase }[];
  typed: string;
  events: GameEvent[];
  view: Record<string, unknown> | null;
  is_certain: boolean;
  failure: server.Failure | null;
}
/** A draft, judged: `sentences` say why each candidate may not be laid, `sentence` why the whole can't be played.
 *
 * `warnings` are what to think over before it is played.
 */
export interface JudgedDraft<Slip> {
  slip: Slip;
  sentence: string;
  sentences: string[];
  warnings: string[];
}
