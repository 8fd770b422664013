/* Made from docs/schemas by `make types`: edit the Python types instead. */

/**
 * A fact of the kind `hex`.
 */
export type Hex = string;
/**
 * What a server sends, told apart by `type`.
 */
export type ServerMessage = Snapshot | Update | Archive | TableChanged | Chatted | Done | Refused | Answered | Bye;
/**
 * A fact of the kind `seat`.
 */
export type Seat = number;
/**
 * The name of an action.
 *
 * Each game defines it: `ActionName` in `/api/games/{game}/schema`.
 */
export type ActionName = string;
/**
 * A fact of the kind `pointer`.
 */
export type Pointer = string;
/**
 * The name of a game.
 */
export type Game = string;
/**
 * A fact of the kind `time`.
 */
export type Time = string;
/**
 * A kind of draft.
 *
 * Each game defines it: `Draft` in `/api/games/{game}/schema`.
 */
export type Draft = string;
/**
 * The `answer` to the question `drafts`.
 */
export type DraftsAnswer = Draft[];

export interface Everything {
  Frame?: Frame;
  ServerMessage?: ServerMessage;
  LookAnswer?: LookAnswer;
  WhyAnswer?: WhyAnswer;
  ExplainAnswer?: ExplainAnswer;
  PreviewAnswer?: PreviewAnswer;
  HintAnswer?: HintAnswer;
  MenuAnswer?: MenuAnswer;
  DraftAnswer?: DraftAnswer;
  DraftsAnswer?: DraftsAnswer;
  AboutDraft?: AboutDraft;
  Action?: Action;
  ActionName?: ActionName;
  Alternative?: Alternative;
  Answer?: Answer;
  Answered?: Answered;
  Archive?: Archive;
  Bye?: Bye;
  Cancel?: Cancel;
  Chatted?: Chatted;
  Clocks?: Clocks;
  Commit?: Commit;
  Commitment?: Commitment;
  DaysClock?: DaysClock;
  Done?: Done;
  Draft?: Draft;
  Drafts?: Drafts;
  Event?: Event;
  Explain?: Explain;
  Failure?: Failure;
  Gain?: Gain;
  Game?: Game;
  Hex?: Hex;
  Hint?: Hint;
  JudgedDraft?: JudgedDraft;
  LegalAction?: LegalAction;
  LiveClock?: LiveClock;
  Look?: Look;
  Menu?: Menu;
  MenuChoice?: MenuChoice;
  MenuInfo?: MenuInfo;
  MenuRow?: MenuRow;
  Message?: Message;
  NoClock?: NoClock;
  Play?: Play;
  PlayDraft?: PlayDraft;
  Pointer?: Pointer;
  Preview?: Preview;
  PreviewedMove?: PreviewedMove;
  Proposal?: Proposal;
  ProposeEnd?: ProposeEnd;
  Prospects?: Prospects;
  Question?: Question;
  Refused?: Refused;
  Reset?: Reset;
  Resign?: Resign;
  Say?: Say;
  Sealing?: Sealing;
  Seat?: Seat;
  SeatInfo?: SeatInfo;
  SentHint?: SentHint;
  SentPreview?: SentPreview;
  ShowShare?: ShowShare;
  Snapshot?: Snapshot;
  StandIn?: StandIn;
  Standing?: Standing;
  TableChanged?: TableChanged;
  TableInfo?: TableInfo;
  Time?: Time;
  Told?: Told;
  Undo?: Undo;
  Update?: Update;
  Verdict?: Verdict;
  View?: View;
  Why?: Why;
}
/**
 * What a client sends through a WebSocket: something to do, or to ask. The answer carries the same `id`.
 */
export interface Frame {
  id: number;
  do?:
    | (Play | PlayDraft | Undo | Cancel | Reset | Resign | ProposeEnd | Answer | StandIn | Say | Commit | ShowShare)
    | null;
  ask?: (Look | Why | Explain | SentPreview | SentHint | Menu | AboutDraft | Drafts) | null;
}
/**
 * Do an action, or a whole line.
 */
export interface Play {
  do: "play";
  key?: string;
  seat: number;
  number?: number | null;
  line:
    | string
    | (
        | string
        | {
            [k: string]: unknown | undefined;
          }
      )[];
}
/**
 * Do what a draft adds up to.
 */
export interface PlayDraft {
  do: "play-draft";
  key?: string;
  seat: number;
  number?: number | null;
  draft: string;
  /**
   * @minItems 1
   * @maxItems 200
   */
  laid: (
    | string
    | {
        [k: string]: unknown | undefined;
      }
  )[];
}
/**
 * Take back the last action.
 */
export interface Undo {
  do: "undo";
  key?: string;
  seat: number;
  number?: number | null;
}
/**
 * Take back all that belongs to an unfinished action.
 */
export interface Cancel {
  do: "cancel";
  key?: string;
  seat: number;
  number?: number | null;
}
/**
 * Take back the whole turn, as far as nothing new was seen.
 */
export interface Reset {
  do: "reset";
  key?: string;
  seat: number;
  number?: number | null;
}
/**
 * Give up, which ends the game for all.
 */
export interface Resign {
  do: "resign";
  key?: string;
  seat: number;
  number?: number | null;
}
/**
 * Ask the others to end the game here.
 */
export interface ProposeEnd {
  do: "propose-end";
  key?: string;
  seat: number;
  number?: number | null;
}
/**
 * Agree to a proposal, or not. Who made it may withdraw it by not agreeing.
 */
export interface Answer {
  do: "answer";
  key?: string;
  seat: number;
  number?: number | null;
  proposal: number;
  agree: boolean;
}
/**
 * Let a bot play for this seat, or, with None, take the seat back.
 */
export interface StandIn {
  do: "stand-in";
  key?: string;
  seat: number;
  number?: number | null;
  bot: string | null;
}
/**
 * Say something to the other players; watchers say it to the other watchers.
 */
export interface Say {
  do: "say";
  key?: string;
  text: string;
}
/**
 * While the luck is being sealed: what this client commits to.
 */
export interface Commit {
  do: "commit";
  key?: string;
  commitment: Hex;
}
/**
 * While the luck is being sealed: what this client committed to.
 */
export interface ShowShare {
  do: "show-share";
  key?: string;
  share: Hex;
}
/**
 * The table as it is, with what the seat was told from its event number `since` on; None is a spectator.
 */
export interface Look {
  ask: "look";
  seat: number | null;
  since?: number;
}
/**
 * Why a line can't be done; or that it can.
 */
export interface Why {
  ask: "why";
  seat: number;
  line:
    | string
    | (
        | string
        | {
            [k: string]: unknown | undefined;
          }
      )[];
}
/**
 * What a line does, in words, legal or not.
 */
export interface Explain {
  ask: "explain";
  seat: number;
  line:
    | string
    | (
        | string
        | {
            [k: string]: unknown | undefined;
          }
      )[];
}
/**
 * What would come of a line, as far as it is certain.
 */
export interface SentPreview {
  ask: "preview";
  seat: number;
  line:
    | string
    | (
        | string
        | {
            [k: string]: unknown | undefined;
          }
      )[];
}
/**
 * What is best for the seat to do, by what it sees, and why.
 */
export interface SentHint {
  ask: "hint";
  seat: number;
}
/**
 * The legal actions in groups, in words.
 */
export interface Menu {
  ask: "menu";
  seat: number;
}
/**
 * Where each piece of a draft may go and why not, and what it adds up to.
 */
export interface AboutDraft {
  ask: "draft";
  seat: number;
  draft: string;
  /**
   * @maxItems 200
   */
  laid?: (
    | string
    | {
        [k: string]: unknown | undefined;
      }
  )[];
  number?: number | null;
}
/**
 * Which drafts the seat may begin now.
 */
export interface Drafts {
  ask: "drafts";
  seat: number;
}
/**
 * The whole table. `news` are the events from the number `since` on, all of them unless less was asked for.
 */
export interface Snapshot {
  type: "snapshot";
  seat: Seat | null;
  number: number;
  count: number;
  pending: Seat[];
  over: boolean;
  closed: ("agreed" | "played" | "resigned") | null;
  questions: Question[];
  legal: LegalAction[];
  can_undo: boolean;
  can_cancel: boolean;
  prospects: Prospects | null;
  secrets: Pointer[];
  standings: Standing[];
  asked: unknown[] | null;
  link: Hex;
  entries: number;
  news: Told[];
  table: string;
  game: Game;
  names: string[];
  seal: Hex | null;
  since: number;
  view: View;
}
/**
 * What a seat is asked to decide, told apart by `asks`.
 *
 * Each game defines it: `Question` in `/api/games/{game}/schema`.
 */
export interface Question {}
/**
 * A legal action: its number in the action table, its name, and what it says.
 */
export interface LegalAction {
  id: number;
  name: ActionName;
  action: Action;
}
/**
 * A decision, told apart by `do`. Whether it is legal now, the engine says.
 *
 * Each game defines it: `Action` in `/api/games/{game}/schema`.
 */
export interface Action {}
/**
 * What a seat can work out from its view, by the rules.
 *
 * Each game defines it: `Prospects` in `/api/games/{game}/schema`.
 */
export interface Prospects {}
/**
 * A final place, with its score sheet. `note` says what decided it, where that needs a word.
 *
 * A rival whom nobody plays, like Gianluigi, has no seat but a name.
 *
 * Each game defines it: `Standing` in `/api/games/{game}/schema`.
 */
export interface Standing {}
/**
 * An event by the number that the seat knows it by, and how it is said; None where nobody asked for words.
 */
export interface Told {
  n: number;
  event: Event;
  said: unknown[] | null;
}
/**
 * Something that happened, told apart by `event`.
 *
 * Each game defines it: `Event` in `/api/games/{game}/schema`.
 */
export interface Event {}
/**
 * What a seat, or a spectator, may see.
 *
 * Each game defines it: `View` in `/api/games/{game}/schema`.
 */
export interface View {}
/**
 * What is new since the number `before`. `view` has those of its fields that changed.
 */
export interface Update {
  type: "update";
  seat: Seat | null;
  number: number;
  count: number;
  pending: Seat[];
  over: boolean;
  closed: ("agreed" | "played" | "resigned") | null;
  questions: Question[];
  legal: LegalAction[];
  can_undo: boolean;
  can_cancel: boolean;
  prospects: Prospects | null;
  secrets: Pointer[];
  standings: Standing[];
  asked: unknown[] | null;
  link: Hex;
  entries: number;
  news: Told[];
  before: number;
  view: {
    [k: string]: unknown | undefined;
  };
}
/**
 * A table that can't be played any more, because its rules have changed since: what was told of it.
 *
 * `view` is the table as it was set up.
 */
export interface Archive {
  type: "archive";
  table: string;
  game: Game;
  names: string[];
  seat: Seat | null;
  problem: Failure;
  view: {
    [k: string]: unknown | undefined;
  };
  news: {
    [k: string]: unknown | undefined;
  }[];
}
/**
 * Why not: a refusal of the rules, or a problem with what was sent.
 *
 * `code` is stable: programs may rely on it. `facts` is what it is about, the `sentence` says it in the asker's
 * language. `rule` is the number of the rule that refuses, "" if none does. `part` is the part of a line that can't
 * be done, where one was sent.
 */
export interface Failure {
  kind: "problem" | "refusal";
  code: string;
  facts: {
    [k: string]: unknown | undefined;
  };
  sentence: string;
  rule: string;
  part: string;
}
/**
 * Who is here, the clocks, a proposal, the status: whatever is not part of the game itself.
 */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * A table, as everybody who comes to it may see it.
 *
 * `problem` says why it can't be played any more, "" if it can. `header` is the first line of the record, once the
 * game has begun. `note` says why it could not begin, "" if nothing kept it. `changed` is when everybody could last
 * see something happen.
 */
export interface TableInfo {
  id: string;
  status: "ended" | "finished" | "running" | "sealing" | "waiting";
  game: string;
  options: {
    [k: string]: string | undefined;
  };
  own_components: string;
  seats: SeatInfo[];
  host: string;
  is_host: boolean;
  listed: boolean;
  undo: "consent" | "free" | "off";
  clock: NoClock | LiveClock | DaysClock;
  order: "as-listed" | "random";
  created: Time;
  changed: Time;
  pending: number[];
  clocks: Clocks | null;
  proposal: Proposal | null;
  sealing: Sealing | null;
  header: string;
  watchers: number;
  scores: number[];
  winners: number[];
  rematch: string | null;
  continued: string | null;
  note: string;
  problem: string;
}
/**
 * A seat, and who sits there.
 *
 * `stand_in` is the bot that plays for a person who is away. The host alone is told the `invitation` to a free seat,
 * and when its link was last `opened`.
 */
export interface SeatInfo {
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  user: string | null;
  is_mine: boolean;
  is_here: boolean;
  bot: string | null;
  stand_in: string | null;
  invitation: string | null;
  opened: Time | null;
}
/**
 * Everybody takes the time they need.
 */
export interface NoClock {
  kind: "none";
}
/**
 * So many seconds for the whole game, and some more after each turn.
 */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment: number;
}
/**
 * So many days for each move.
 */
export interface DaysClock {
  kind: "days";
  days: number;
}
/**
 * The clocks as they stood at a moment: what each seat has left, and whose run on from there.
 */
export interface Clocks {
  at: Time;
  left: number[];
  running: boolean[];
}
/**
 * What one seat asks the other people to agree to: taking something back, to one exact point, or the end.
 *
 * `entry` is the first entry of the record that would be taken back; None if it is the end that is proposed.
 */
export interface Proposal {
  id: number;
  what: "cancel" | "end" | "reset" | "undo";
  seat: number;
  entry: number | null;
  agreed: number[];
  waiting: number[];
}
/**
 * The luck is being sealed: every person's client adds to it.
 *
 * `line` is the first line of the record to be, with the host's commitment. In the phase `commit` a client sends its
 * commitment to 32 random bytes and to that line; in the phase `show` all `commitments` are known, and it sends the
 * bytes. Who has not committed by `until` plays without having added anything; if somebody committed and does not
 * show, the game does not begin.
 */
export interface Sealing {
  phase: "commit" | "show";
  line: string;
  waiting: number[];
  commitments: Commitment[];
  until: Time;
}
/**
 * What the client of a seat has committed to.
 */
export interface Commitment {
  seat: number;
  commitment: Hex;
}
/**
 * Somebody said something; or, when one comes, what was said last.
 */
export interface Chatted {
  type: "chat";
  messages: Message[];
}
/**
 * What somebody said.
 */
export interface Message {
  n: number;
  room: "players" | "watchers";
  name: string;
  user: string;
  text: string;
  time: Time;
}
/**
 * A command was done, and is kept. `number` is the seat's number after it.
 *
 * `actions` are the names of those that were done. Where luck came in the middle of a line and a later part turned
 * out to be impossible, it `ended` there. Where others must agree first, `proposal` is what they are asked.
 */
export interface Done {
  type: "done";
  id: number | null;
  key: string;
  seat: Seat | null;
  number: number | null;
  actions: ActionName[];
  ended: Failure | null;
  proposal: number | null;
}
/**
 * A command or a question was refused, and nothing was changed. `id` is None if the frame had none to be read.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  error: Failure;
}
/**
 * The answer to a question.
 */
export interface Answered {
  type: "answer";
  id: number;
  answer: unknown;
}
/**
 * The server closes this connection: it stops (come back in a moment), or one may not look any longer.
 */
export interface Bye {
  type: "bye";
  why: "gone" | "not-allowed" | "stopping" | "too-slow";
}
/**
 * The `answer` to the question `look`.
 */
export interface LookAnswer {
  type: "snapshot";
  seat: Seat | null;
  number: number;
  count: number;
  pending: Seat[];
  over: boolean;
  closed: ("agreed" | "played" | "resigned") | null;
  questions: Question[];
  legal: LegalAction[];
  can_undo: boolean;
  can_cancel: boolean;
  prospects: Prospects | null;
  secrets: Pointer[];
  standings: Standing[];
  asked: unknown[] | null;
  link: Hex;
  entries: number;
  news: Told[];
  table: string;
  game: Game;
  names: string[];
  seal: Hex | null;
  since: number;
  view: View;
}
/**
 * The `answer` to the question `why`.
 */
export interface WhyAnswer {
  legal: boolean;
  typed: string;
  said: unknown[];
  failure: Failure | null;
}
/**
 * The `answer` to the question `explain`.
 */
export interface ExplainAnswer {
  legal: boolean;
  typed: string;
  said: unknown[];
  failure: Failure | null;
}
/**
 * The `answer` to the question `preview`.
 */
export interface PreviewAnswer {
  moves: PreviewedMove[];
  typed: string;
  events: unknown;
  view: unknown;
  is_certain: boolean;
  failure: Failure | null;
}
/**
 * A move of a line: what it is, how one would type it, and what it does.
 */
export interface PreviewedMove {
  action: {
    [k: string]: unknown | undefined;
  };
  typed: string;
  said: unknown[];
}
/**
 * The `answer` to the question `hint`.
 */
export interface HintAnswer {
  line: {
    [k: string]: unknown | undefined;
  }[];
  typed: string;
  said: unknown[];
  motives: {
    [k: string]: unknown | undefined;
  }[];
  reason: unknown[];
  gain: Gain | null;
  matters: boolean;
  reckoning: unknown[];
  alternatives: Alternative[];
}
/**
 * By how much a line is better than another: in points, and in the chance to win (0 to 1), with standard errors.
 */
export interface Gain {
  points: number;
  points_error: number;
  share: number;
  share_error: number;
}
/**
 * Another line: by how much the advice is better (`behind`), as numbers and in words (`difference`).
 */
export interface Alternative {
  line: {
    [k: string]: unknown | undefined;
  }[];
  typed: string;
  said: unknown[];
  behind: Gain;
  difference: unknown[];
}
/**
 * The `answer` to the question `menu`.
 */
export interface MenuAnswer {
  asked: unknown[];
  rows: MenuRow[];
  finish: MenuChoice | null;
  warnings: unknown[][];
}
/**
 * Legal actions that have something in common, which the label says.
 */
export interface MenuRow {
  label: unknown[];
  choices: MenuChoice[];
}
/**
 * A legal action among others that are alike: its number in the action table, and what tells it apart.
 */
export interface MenuChoice {
  id: number;
  name: ActionName;
  label: unknown[];
}
/**
 * The `answer` to the question `draft`.
 */
export interface DraftAnswer {
  slip: unknown;
  sentence: string;
  sentences: string[];
  warnings: string[];
}
/**
 * Advice: the line to play, as one would type it and in words, why it is good, and what else could be done.
 *
 * `motives` are the facts of which `reason` is made: what the line completes, keeps open, denies, costs. `gain` is how
 * much better it is than the next best of the `alternatives`, null if there is none, and `reckoning` says so. It does
 * not matter (`matters`) where the difference is within what chance can tell.
 */
export interface Hint {
  line: {
    [k: string]: unknown | undefined;
  }[];
  typed: string;
  said: unknown[];
  motives: {
    [k: string]: unknown | undefined;
  }[];
  reason: unknown[];
  gain: Gain | null;
  matters: boolean;
  reckoning: unknown[];
  alternatives: Alternative[];
}
/**
 * A draft: the slip as a sitting gives it, why it can't be played as it is, and why each candidate may not be laid.
 *
 * A sentence is "" where there is nothing to refuse. `warnings` are what to think over before it is played.
 */
export interface JudgedDraft {
  slip: unknown;
  sentence: string;
  sentences: string[];
  warnings: string[];
}
/**
 * The legal actions of a seat in words. `finish` is the one that says "no more", `warnings` what to think over.
 */
export interface MenuInfo {
  asked: unknown[];
  rows: MenuRow[];
  finish: MenuChoice | null;
  warnings: unknown[][];
}
/**
 * What would come of a line, as far as that is certain.
 *
 * `moves` ends with the first that brings luck, or something unknown to light: `is_certain` says that there is none,
 * and `view` is the table then, null if it can't be known. `events` is what the seat would be told, a JSON list. Where
 * a part can't be done, the `failure` says which, and all else is about what stands before it.
 */
export interface Preview {
  moves: PreviewedMove[];
  typed: string;
  events: unknown;
  view: unknown;
  is_certain: boolean;
  failure: Failure | null;
}
/**
 * The answer to `why` and `explain`: whether the line can be done, what it does, and the failure if it can't.
 */
export interface Verdict {
  legal: boolean;
  typed: string;
  said: unknown[];
  failure: Failure | null;
}
