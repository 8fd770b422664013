/* Made from docs/schemas by `make types`: edit the Python types instead. */

/**
 * The name of an action.
 *
 * Each game defines it: `ActionName` in `/api/games/{game}/schema`.
 */
export type ActionName = string;
/**
 * A fact of the kind `time`.
 */
export type Time = string;
/**
 * A fact of the kind `hex`.
 */
export type Hex = string;
/**
 * A fact of the kind `seat`.
 */
export type Seat = number;
/**
 * A fact of the kind `door`.
 */
export type Door = "roll" | "draw" | "pick";

export interface Everything {
  About?: About;
  AboutDraft?: AboutDraft;
  ActionName?: ActionName;
  Answer?: Answer;
  BotEntry?: BotEntry;
  BotSeat?: BotSeat;
  Box?: Box;
  Cancel?: Cancel;
  ChangeMe?: ChangeMe;
  ChangeTable?: ChangeTable;
  Chapter?: Chapter;
  Clocks?: Clocks;
  Commit?: Commit;
  Commitment?: Commitment;
  ContinueFrom?: ContinueFrom;
  DaysClock?: DaysClock;
  Done?: Done;
  Door?: Door;
  Drafts?: Drafts;
  Event?: Event;
  Explain?: Explain;
  Eyes?: Eyes;
  Failed?: Failed;
  Failure?: Failure;
  GameReview?: GameReview;
  Hex?: Hex;
  Hint?: Hint;
  InvitedSeat?: InvitedSeat;
  JoinTable?: JoinTable;
  LeaveSeat?: LeaveSeat;
  Length?: Length;
  Listed?: Listed;
  LiveClock?: LiveClock;
  Login?: Login;
  Look?: Look;
  MadeToken?: MadeToken;
  Me?: Me;
  Menu?: Menu;
  Message?: Message;
  MySeat?: MySeat;
  NewAccount?: NewAccount;
  NewGuest?: NewGuest;
  NewMessage?: NewMessage;
  NewPassword?: NewPassword;
  NewToken?: NewToken;
  NoClock?: NoClock;
  Odds?: Odds;
  OpenLink?: OpenLink;
  OpenSeat?: OpenSeat;
  OpenTable?: OpenTable;
  OwnComponents?: OwnComponents;
  Paragraph?: Paragraph;
  Part?: Part;
  Play?: Play;
  PlayDraft?: PlayDraft;
  Player?: Player;
  Preview?: Preview;
  Proposal?: Proposal;
  ProposeEnd?: ProposeEnd;
  Question?: Question;
  RenameSeat?: RenameSeat;
  ReplayFrame?: ReplayFrame;
  ReplayInfo?: ReplayInfo;
  Reset?: Reset;
  Resign?: Resign;
  ReviewInfo?: ReviewInfo;
  ReviewedDecision?: ReviewedDecision;
  ReviewedLuck?: ReviewedLuck;
  ReviewedMoment?: ReviewedMoment;
  Say?: Say;
  Sealing?: Sealing;
  Seat?: Seat;
  SeatBesideMe?: SeatBesideMe;
  SeatInfo?: SeatInfo;
  SeatRow?: SeatRow;
  SentAnswer?: SentAnswer;
  SentLiveClock?: SentLiveClock;
  ShowShare?: ShowShare;
  StandIn?: StandIn;
  Standing?: Standing;
  TableInfo?: TableInfo;
  TableRow?: TableRow;
  Tables?: Tables;
  Time?: Time;
  TokenInfo?: TokenInfo;
  Told?: Told;
  Undo?: Undo;
  View?: View;
  Why?: Why;
  Worded?: Worded;
}
/**
 * A game's title page. `goal` is for somebody who never played it: what one tries to do.
 */
export interface About {
  name: string;
  title: string;
  summary: string;
  goal: string;
  edition: string;
  credits: string;
  seats: number[];
  rules_version: number;
  options: Question[];
}
/**
 * An option as one asks for it; the first answer is the default.
 *
 * `module` is the number of the module that it switches off or on, 0 if it is no module; then `title` is the
 * module's name, `words` say what it is about, `part` tells what it adds, and `brings` are the chapters of the
 * components that come into play with it. `seats` are the numbers of players for which it makes a difference.
 */
export interface Question {
  name: string;
  title: string;
  words: string;
  answers: Answer[];
  rule: string;
  seats: number[];
  module: number;
  part: Part | null;
  brings: string[];
}
/**
 * A value of an option, and what it means.
 */
export interface Answer {
  value: string;
  words: string;
}
/**
 * What a module adds to a game: what lies on the table, when it acts, and what one has to decide.
 */
export interface Part {
  table: string;
  acts: string;
  decide: string;
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
 * A bot as it is listed: `trouble` says why it can't play, "" if it can.
 */
export interface BotEntry {
  name: string;
  package: string;
  summary: string;
  trouble: string;
}
/**
 * A bot sits here. It may be called something; without a `name` it is called by what it is.
 */
export interface BotSeat {
  kind: "bot";
  bot: string;
  name?: string | null;
}
/**
 * The printed matter of a game, and its words: by kinds, as events and views have them, then by ids.
 */
export interface Box {
  components: Listed[];
  words: {
    [k: string]:
      | {
          [k: string]: Worded | undefined;
        }
      | undefined;
  };
}
/**
 * A component as people are shown it. What a file of one's own replaced has no source.
 */
export interface Listed {
  chapter: string;
  name: string;
  facts: {
    [k: string]: unknown | undefined;
  };
  provenance: "derived" | "own" | "public" | "reconstructed" | "rulebook";
  source: string;
}
/**
 * What a thing is called, and what its card says, "" if nothing.
 *
 * `short` is for where there is little room: who made a work, the short title of a fresco, what a tool does in three
 * words; "" if there is nothing shorter.
 */
export interface Worded {
  name: string;
  text: string;
  short: string;
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
 * What somebody changes about themselves: what is left out stays.
 */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}
/**
 * What the host changes about a table that waits: what is left out stays.
 */
export interface ChangeTable {
  seats?: {
    [k: string]: MySeat | OpenSeat | InvitedSeat | BotSeat | SeatBesideMe | undefined;
  } | null;
  listed?: boolean | null;
  undo?: ("consent" | "free" | "off") | null;
  clock?: (NoClock | SentLiveClock | DaysClock) | null;
  order?: ("as-listed" | "random") | null;
}
/**
 * Who opens the table sits here.
 */
export interface MySeat {
  kind: "me";
}
/**
 * Whoever comes to the table may sit here.
 */
export interface OpenSeat {
  kind: "open";
}
/**
 * Who has the seat's own link may sit here.
 */
export interface InvitedSeat {
  kind: "invited";
}
/**
 * Another person at my own screen sits here.
 */
export interface SeatBesideMe {
  kind: "beside-me";
  name: string;
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
export interface SentLiveClock {
  kind: "live";
  seconds: number;
  increment?: number;
}
/**
 * So many days for each move.
 */
export interface DaysClock {
  kind: "days";
  days: number;
}
/**
 * A chapter: its number, title and paragraphs.
 */
export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}
/**
 * One numbered rule.
 */
export interface Paragraph {
  number: string;
  text: string;
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
 * While the luck is being sealed: what this client commits to.
 */
export interface Commit {
  do: "commit";
  key?: string;
  commitment: Hex;
}
/**
 * What the client of a seat has committed to.
 */
export interface Commitment {
  seat: number;
  commitment: Hex;
}
/**
 * A game goes on at a new table: who sits where there. It goes on after an `entry` of its record and the luck that
 * follows; 0 is the table as it was set up.
 */
export interface ContinueFrom {
  entry: number;
  seats?: (MySeat | OpenSeat | InvitedSeat | BotSeat | SeatBesideMe)[] | null;
  listed?: boolean;
  undo?: "consent" | "free" | "off";
  clock?: NoClock | SentLiveClock | DaysClock;
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
 * Which drafts the seat may begin now.
 */
export interface Drafts {
  ask: "drafts";
  seat: number;
}
/**
 * Something that happened, told apart by `event`.
 *
 * Each game defines it: `Event` in `/api/games/{game}/schema`.
 */
export interface Event {}
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
 * A token for looking through a seat's eyes: who has it sees what the seat sees, until it is taken back.
 */
export interface Eyes {
  seat: Seat;
  token: string;
}
/**
 * The body of every answer that is no success.
 */
export interface Failed {
  error: Failure;
}
/**
 * The review of a game. `looks` is how many play-outs there were for each decision.
 */
export interface GameReview {
  looks: number;
  players: Player[];
  decisions: ReviewedDecision[];
  draws: ReviewedLuck[];
  moments: ReviewedMoment[];
}
/**
 * How a seat played: its accuracy from 0 to 100 (None without a decision), and what choices and luck did.
 *
 * `lost` is what its choices surely gave away of its chances, summed up; `luck` what luck added to them or took.
 */
export interface Player {
  seat: Seat;
  decisions: number;
  accuracy: number | null;
  lost: number;
  luck: number;
  words: {
    [k: string]: number | undefined;
  };
}
/**
 * A decision, from the `step` in which it began to the `last`, and what it was worth by what its seat knew then.
 *
 * `share` and `points` are the chance to win (0 to 1) and the points to hope for with what was `played`, `best_share`
 * and `best_points` with the better one of that and the best `other` line. `margin` is by how much the chance is
 * better than with the other line, below 0 if it is worse, `error` its standard error, `lost` what was given away.
 */
export interface ReviewedDecision {
  step: number;
  last: number;
  seat: Seat;
  word: "best" | "good" | "inaccuracy" | "mistake" | "turning-point";
  share: number;
  points: number;
  best_share: number;
  best_points: number;
  margin: number;
  error: number;
  lost: number;
  accuracy: number;
  played: unknown[];
  other: unknown[];
}
/**
 * Luck that came with a step: by how much it moved each seat's chance to win, as that seat saw it.
 */
export interface ReviewedLuck {
  step: number;
  seat: Seat;
  changes: number[];
}
/**
 * A moment: a better line was `missed`, the only good one was `found`, or `luck` came. The greatest are
 * worth looking at.
 */
export interface ReviewedMoment {
  step: number;
  seat: Seat;
  kind: "found" | "luck" | "missed";
  change: number;
  is_worth_looking: boolean;
}
/**
 * What is best for the seat to do, by what it sees, and why.
 */
export interface Hint {
  ask: "hint";
  seat: number;
}
/**
 * Somebody sits down: on a seat of their choice, on that of an invitation, or on the first that is open.
 *
 * `beside` is the name of another person at the same screen, who takes the seat.
 */
export interface JoinTable {
  seat?: number | null;
  invitation?: string;
  beside?: string | null;
}
/**
 * Somebody gets up from a seat, from all without a number; the host may ask others to.
 */
export interface LeaveSeat {
  seat?: number | null;
}
/**
 * How long a game takes: the decisions of one player, and seconds for each.
 *
 * `decisions` are by the number of players, `modules` are those that each module adds; but there are never more than
 * `most`, which is 0 for a game without modules. All of them times `seconds_each` times the number of people is about
 * how long it takes; bots take no time that counts.
 */
export interface Length {
  decisions: {
    [k: string]: number | undefined;
  };
  modules: {
    [k: string]: number | undefined;
  };
  most: number;
  seconds_each: number;
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
 * Somebody who has an account comes in.
 */
export interface Login {
  name: string;
  password: string;
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
 * A new token. It is not kept, and can't be told again.
 */
export interface MadeToken {
  token: string;
  info: TokenInfo;
}
/**
 * A token as it is listed: the token itself is told only once.
 */
export interface TokenInfo {
  id: string;
  name: string;
  created: Time;
  used: Time | null;
}
/**
 * Who asks. `language` is "" for the one that the browser asks for.
 */
export interface Me {
  id: string;
  name: string;
  is_guest: boolean;
  language: string;
}
/**
 * The legal actions in groups, in words.
 */
export interface Menu {
  ask: "menu";
  seat: number;
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
 * Somebody wants to keep the name. A guest who asks for this keeps all games.
 */
export interface NewAccount {
  name: string;
  password: string;
}
/**
 * Somebody comes in with no more than a name.
 */
export interface NewGuest {
  name: string;
  language?: string;
}
/**
 * Something to be said.
 */
export interface NewMessage {
  text: string;
}
/**
 * Another password. All other devices must come in again; tokens stay.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A token for a program that plays in somebody's name: what it is called.
 */
export interface NewToken {
  name: string;
}
/**
 * What an outcome of luck was one of. For a draw `counts` tell how many of each kind there were.
 */
export interface Odds {
  door: Door;
  n: number;
  counts: number[] | null;
}
/**
 * Somebody looks at an invitation: that of a seat, or of the table itself.
 */
export interface OpenLink {
  invitation?: string;
}
/**
 * A table to be opened.
 *
 * `options` are by their names; what is left out has its default. `modules` is a list like `4,7-9` or `random:5`.
 * `own_components` is the text of a file that replaces printed values. A listed table is seen by everybody, another
 * one by those who have its address.
 */
export interface OpenTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: (MySeat | OpenSeat | InvitedSeat | BotSeat | SeatBesideMe)[];
  options?: {
    [k: string]: string | undefined;
  };
  modules?: string | null;
  own_components?: string;
  listed?: boolean;
  undo?: "consent" | "free" | "off";
  clock?: NoClock | SentLiveClock | DaysClock;
  order?: "as-listed" | "random";
}
/**
 * The text of a file that replaces printed values.
 */
export interface OwnComponents {
  text: string;
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
 * What would come of a line, as far as it is certain.
 */
export interface Preview {
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
 * Ask the others to end the game here.
 */
export interface ProposeEnd {
  do: "propose-end";
  key?: string;
  seat: number;
  number?: number | null;
}
/**
 * What somebody is called at this table.
 */
export interface RenameSeat {
  seat: number;
  name: string;
}
/**
 * A step of a game that is over: the entry of its record, the table after it, and what was told of it.
 *
 * Step 0 is the table as it was set up.
 */
export interface ReplayFrame {
  step: number;
  entry: {
    [k: string]: unknown | undefined;
  } | null;
  view: View;
  news: Told[];
}
/**
 * What a seat, or a spectator, may see.
 *
 * Each game defines it: `View` in `/api/games/{game}/schema`.
 */
export interface View {}
/**
 * An event by the number that the seat knows it by, and how it is said; None where nobody asked for words.
 */
export interface Told {
  n: number;
  event: Event;
  said: unknown[] | null;
}
/**
 * Some steps of a game that is over, of so many in all.
 */
export interface ReplayInfo {
  steps: number;
  names: string[];
  frames: ReplayFrame[];
  standings: Standing[];
}
/**
 * A final place, with its score sheet. `note` says what decided it, where that needs a word.
 *
 * A rival whom nobody plays, like Gianluigi, has no seat but a name.
 *
 * Each game defines it: `Standing` in `/api/games/{game}/schema`.
 */
export interface Standing {}
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
 * Where the review of a game stands: nobody asked for it, it is thought about, it is there, or it `failed`.
 *
 * `done` is how much of the `whole` was thought about; a `whole` of 0 is not known yet. `failure` says what went
 * wrong the last time: it can be asked for again.
 */
export interface ReviewInfo {
  status: "done" | "failed" | "none" | "running";
  done: number;
  whole: number;
  failure: Failure | null;
  review: GameReview | null;
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
 * A seat of a table in a list. `is_mine` is about the asker; one that nobody has taken has no name.
 */
export interface SeatRow {
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  is_mine: boolean;
}
/**
 * Agree to a proposal, or not. Who made it may withdraw it by not agreeing.
 */
export interface SentAnswer {
  do: "answer";
  key?: string;
  seat: number;
  number?: number | null;
  proposal: number;
  agree: boolean;
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
 * A table in a list. `free_seats` may be taken by anybody; `is_my_turn` is about the asker.
 *
 * `scores` and `winners` are by the numbers of the `seats`. At `deadline` the asker's own clock will have run out, if
 * it runs.
 */
export interface TableRow {
  id: string;
  status: "ended" | "finished" | "running" | "sealing" | "waiting";
  game: string;
  options: {
    [k: string]: string | undefined;
  };
  players: string[];
  seats: SeatRow[];
  free_seats: number;
  is_mine: boolean;
  is_my_turn: boolean;
  deadline: Time | null;
  clock: NoClock | LiveClock | DaysClock;
  created: Time;
  changed: Time;
  scores: number[];
  winners: number[];
}
/**
 * Tables of one kind; `more` is where the list goes on, None if that is all.
 */
export interface Tables {
  tables: TableRow[];
  more: string | null;
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
