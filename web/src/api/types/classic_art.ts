/* Made from docs/schemas by `make types`: edit the Python types instead. */

/**
 * A fact of the kind `seat`.
 */
export type Seat = number;
/**
 * A fact of the kind `card`.
 */
export type Card =
  | "EE-01"
  | "EE-02"
  | "EE-03"
  | "EE-04"
  | "EE-05"
  | "EE-06"
  | "EE-07"
  | "EE-08"
  | "EE-09"
  | "EE-10"
  | "EE-11"
  | "EE-12"
  | "EE-13"
  | "SL-01"
  | "SL-02"
  | "SL-03"
  | "SL-04"
  | "SL-05"
  | "SL-06"
  | "SL-07"
  | "SL-08"
  | "SL-09"
  | "SL-10"
  | "SL-11"
  | "SL-12"
  | "SL-13"
  | "SC-01"
  | "SC-02"
  | "SC-03"
  | "SC-04"
  | "SC-05"
  | "SC-06"
  | "SC-07"
  | "SC-08"
  | "SC-09"
  | "SC-10"
  | "SC-11"
  | "SC-12"
  | "SC-13"
  | "PO-01"
  | "PO-02"
  | "PO-03"
  | "PO-04"
  | "PO-05"
  | "PO-06"
  | "PO-07"
  | "PO-08"
  | "PO-09"
  | "PO-10"
  | "PO-11"
  | "PO-12"
  | "PO-13"
  | "LA-01"
  | "LA-02"
  | "LA-03"
  | "LA-04"
  | "LA-05"
  | "LA-06"
  | "LA-07"
  | "LA-08"
  | "LA-09"
  | "LA-10"
  | "LA-11"
  | "LA-12"
  | "LA-13";
/**
 * A fact of the kind `category`.
 */
export type Category = "EE" | "SL" | "SC" | "PO" | "LA";
/**
 * A fact of the kind `space`.
 */
export type Space = "1-" | "2-" | "3-" | "4-" | "5+" | "6+" | "7+" | "8+";
/**
 * A fact of the kind `show`.
 */
export type Show = "rarity" | "grand";
/**
 * What a seat is asked to decide, told apart by `asks`.
 */
export type Question = ChooseCardsQuestion | ChooseDropQuestion | ChoosePredictionQuestion;
/**
 * A decision, told apart by `do`. Whether it is legal now, the engine says.
 */
export type Action = PassAction | PlayAction | PredictAction | DoubleAction | DropAction;
/**
 * Why something is refused, told apart by `code`.
 */
export type Reason =
  | CardsArePlayedReason
  | ChosenAlreadyReason
  | ClosedReason
  | DoubledAlreadyReason
  | DropACardReason
  | DroppedAlreadyReason
  | GameOverReason
  | NoMorePredictionsReason
  | NoSuchSeatReason
  | NotInHandReason
  | NotTheLastTurnReason
  | NotYourTurnReason
  | NothingToCancelReason
  | NothingToUndoReason
  | OccupiedReason
  | OccupiedByYouReason
  | OneTokenLeftReason
  | OthersActedReason
  | OverReason
  | PlayFirstReason
  | SeenReason
  | SetupTurnReason
  | StaleReason
  | UnfinishedReason;
/**
 * A fact of the kind `number`.
 */
export type Number = number;
/**
 * Something that happened, told apart by `event`.
 */
export type Event =
  | CameTrueEvent
  | DecidedEvent
  | DroppedEvent
  | EndedEarlyEvent
  | ExhibitionClosedEvent
  | FailedEvent
  | GameEndedEvent
  | HandDealtEvent
  | HungEvent
  | LastCardsShownEvent
  | LastTurnBeganEvent
  | LeftAtOnceEvent
  | LentEvent
  | LoanWaitsEvent
  | PassedEvent
  | PredictedEvent
  | ResignedEvent
  | SeasonBeganEvent
  | SeasonClosedEvent
  | TakenBackEvent
  | TokensRetrievedEvent
  | TurnBeganEvent;
/**
 * The number of a rule.
 */
export type Rule =
  | "CA-1.1"
  | "CA-1.2"
  | "CA-1.3"
  | "CA-2.1"
  | "CA-2.2"
  | "CA-2.3"
  | "CA-2.4"
  | "CA-2.5"
  | "CA-3.1"
  | "CA-3.2"
  | "CA-3.3"
  | "CA-3.4"
  | "CA-3.5"
  | "CA-4.1"
  | "CA-4.2"
  | "CA-4.3"
  | "CA-4.4"
  | "CA-4.5"
  | "CA-4.6"
  | "CA-5.1"
  | "CA-5.2"
  | "CA-5.3"
  | "CA-5.4"
  | "CA-5.5"
  | "CA-6.1"
  | "CA-6.2"
  | "CA-6.3"
  | "CA-7.1"
  | "CA-7.2"
  | "CA-7.3"
  | "CA-8.1"
  | "CA-8.2"
  | "CA-8.3"
  | "CA-8.4"
  | "CA-9.1"
  | "CA-9.2"
  | "CA-9.3"
  | "CA-9.4"
  | "CA-9.5"
  | "CA-9.6"
  | "CA-10.1"
  | "CA-10.2"
  | "CA-10.3";
/**
 * A fact of the kind `actor`.
 */
export type Actor = number | ("deck" | "house");
/**
 * A piece of a sentence that names something: of which kind it is, and its id or number.
 */
export type Named =
  | {
      text: string;
      kind: "actor";
      value: Actor;
    }
  | {
      text: string;
      kind: "card";
      value: Card;
    }
  | {
      text: string;
      kind: "category";
      value: Category;
    }
  | {
      text: string;
      kind: "number";
      value: Number;
    }
  | {
      text: string;
      kind: "options";
      value: Options;
    }
  | {
      text: string;
      kind: "rule";
      value: Rule;
    }
  | {
      text: string;
      kind: "seat";
      value: Seat;
    }
  | {
      text: string;
      kind: "show";
      value: Show;
    }
  | {
      text: string;
      kind: "space";
      value: Space;
    };
/**
 * A sentence: pieces of text, and of text that names something.
 */
export type Phrase = (string | Named)[];
/**
 * A line of a record, told apart by `kind`: a header first, then entries.
 */
export type RecordLine = HeaderLine | LuckLine | ActedLine | UndoneLine | RevealedLine | EndedLine;
/**
 * The name of the game.
 */
export type Game = "classic_art";
/**
 * A fact of the kind `hex`.
 */
export type Hex = string;
/**
 * A fact of the kind `time`.
 */
export type Time = string;
/**
 * The name of an action. They are listed in the order of the actions' numbers, from 0.
 */
export type ActionName =
  | "pass"
  | "play EE-01"
  | "play EE-02"
  | "play EE-03"
  | "play EE-04"
  | "play EE-05"
  | "play EE-06"
  | "play EE-07"
  | "play EE-08"
  | "play EE-09"
  | "play EE-10"
  | "play EE-11"
  | "play EE-12"
  | "play EE-13"
  | "play SL-01"
  | "play SL-02"
  | "play SL-03"
  | "play SL-04"
  | "play SL-05"
  | "play SL-06"
  | "play SL-07"
  | "play SL-08"
  | "play SL-09"
  | "play SL-10"
  | "play SL-11"
  | "play SL-12"
  | "play SL-13"
  | "play SC-01"
  | "play SC-02"
  | "play SC-03"
  | "play SC-04"
  | "play SC-05"
  | "play SC-06"
  | "play SC-07"
  | "play SC-08"
  | "play SC-09"
  | "play SC-10"
  | "play SC-11"
  | "play SC-12"
  | "play SC-13"
  | "play PO-01"
  | "play PO-02"
  | "play PO-03"
  | "play PO-04"
  | "play PO-05"
  | "play PO-06"
  | "play PO-07"
  | "play PO-08"
  | "play PO-09"
  | "play PO-10"
  | "play PO-11"
  | "play PO-12"
  | "play PO-13"
  | "play LA-01"
  | "play LA-02"
  | "play LA-03"
  | "play LA-04"
  | "play LA-05"
  | "play LA-06"
  | "play LA-07"
  | "play LA-08"
  | "play LA-09"
  | "play LA-10"
  | "play LA-11"
  | "play LA-12"
  | "play LA-13"
  | "predict EE 1-"
  | "predict EE 2-"
  | "predict EE 3-"
  | "predict EE 4-"
  | "predict EE 5+"
  | "predict EE 6+"
  | "predict EE 7+"
  | "predict EE 8+"
  | "predict SL 1-"
  | "predict SL 2-"
  | "predict SL 3-"
  | "predict SL 4-"
  | "predict SL 5+"
  | "predict SL 6+"
  | "predict SL 7+"
  | "predict SL 8+"
  | "predict SC 1-"
  | "predict SC 2-"
  | "predict SC 3-"
  | "predict SC 4-"
  | "predict SC 5+"
  | "predict SC 6+"
  | "predict SC 7+"
  | "predict SC 8+"
  | "predict PO 1-"
  | "predict PO 2-"
  | "predict PO 3-"
  | "predict PO 4-"
  | "predict PO 5+"
  | "predict PO 6+"
  | "predict PO 7+"
  | "predict PO 8+"
  | "predict LA 1-"
  | "predict LA 2-"
  | "predict LA 3-"
  | "predict LA 4-"
  | "predict LA 5+"
  | "predict LA 6+"
  | "predict LA 7+"
  | "predict LA 8+"
  | "double EE 1-"
  | "double EE 2-"
  | "double EE 3-"
  | "double EE 4-"
  | "double EE 5+"
  | "double EE 6+"
  | "double EE 7+"
  | "double EE 8+"
  | "double SL 1-"
  | "double SL 2-"
  | "double SL 3-"
  | "double SL 4-"
  | "double SL 5+"
  | "double SL 6+"
  | "double SL 7+"
  | "double SL 8+"
  | "double SC 1-"
  | "double SC 2-"
  | "double SC 3-"
  | "double SC 4-"
  | "double SC 5+"
  | "double SC 6+"
  | "double SC 7+"
  | "double SC 8+"
  | "double PO 1-"
  | "double PO 2-"
  | "double PO 3-"
  | "double PO 4-"
  | "double PO 5+"
  | "double PO 6+"
  | "double PO 7+"
  | "double PO 8+"
  | "double LA 1-"
  | "double LA 2-"
  | "double LA 3-"
  | "double LA 4-"
  | "double LA 5+"
  | "double LA 6+"
  | "double LA 7+"
  | "double LA 8+"
  | "drop EE-01"
  | "drop EE-02"
  | "drop EE-03"
  | "drop EE-04"
  | "drop EE-05"
  | "drop EE-06"
  | "drop EE-07"
  | "drop EE-08"
  | "drop EE-09"
  | "drop EE-10"
  | "drop EE-11"
  | "drop EE-12"
  | "drop EE-13"
  | "drop SL-01"
  | "drop SL-02"
  | "drop SL-03"
  | "drop SL-04"
  | "drop SL-05"
  | "drop SL-06"
  | "drop SL-07"
  | "drop SL-08"
  | "drop SL-09"
  | "drop SL-10"
  | "drop SL-11"
  | "drop SL-12"
  | "drop SL-13"
  | "drop SC-01"
  | "drop SC-02"
  | "drop SC-03"
  | "drop SC-04"
  | "drop SC-05"
  | "drop SC-06"
  | "drop SC-07"
  | "drop SC-08"
  | "drop SC-09"
  | "drop SC-10"
  | "drop SC-11"
  | "drop SC-12"
  | "drop SC-13"
  | "drop PO-01"
  | "drop PO-02"
  | "drop PO-03"
  | "drop PO-04"
  | "drop PO-05"
  | "drop PO-06"
  | "drop PO-07"
  | "drop PO-08"
  | "drop PO-09"
  | "drop PO-10"
  | "drop PO-11"
  | "drop PO-12"
  | "drop PO-13"
  | "drop LA-01"
  | "drop LA-02"
  | "drop LA-03"
  | "drop LA-04"
  | "drop LA-05"
  | "drop LA-06"
  | "drop LA-07"
  | "drop LA-08"
  | "drop LA-09"
  | "drop LA-10"
  | "drop LA-11"
  | "drop LA-12"
  | "drop LA-13";
/**
 * A fact of the kind `pointer`.
 */
export type Pointer = string;
/**
 * A kind of draft.
 */
export type Draft = "turn";
/**
 * A fact of the kind `door`.
 */
export type Door = "roll" | "draw" | "pick";

export interface Everything {
  View?: View;
  Prospects?: Prospects;
  Question?: Question;
  Action?: Action;
  Reason?: Reason;
  Event?: Event;
  Phrase?: Phrase;
  Standing?: Standing;
  RecordLine?: RecordLine;
  Snapshot?: Snapshot;
  News?: News;
  Laying?: Laying;
  Slip?: Slip;
  ActedLine?: ActedLine;
  ActionName?: ActionName;
  Actor?: Actor;
  Bet?: Bet;
  CameTrueEvent?: CameTrueEvent;
  Candidate?: Candidate;
  Card?: Card;
  CardsArePlayedReason?: CardsArePlayedReason;
  Category?: Category;
  CategoryScoreLine?: CategoryScoreLine;
  ChooseCardsQuestion?: ChooseCardsQuestion;
  ChooseDropQuestion?: ChooseDropQuestion;
  ChoosePredictionQuestion?: ChoosePredictionQuestion;
  ChosenAlreadyReason?: ChosenAlreadyReason;
  ClassicArtProspects?: ClassicArtProspects;
  ClassicArtView?: ClassicArtView;
  ClosedReason?: ClosedReason;
  Continued?: Continued;
  DecidedEvent?: DecidedEvent;
  Door?: Door;
  DoubleAction?: DoubleAction;
  DoubledAlreadyReason?: DoubledAlreadyReason;
  Draft?: Draft;
  DropACardReason?: DropACardReason;
  DropAction?: DropAction;
  DroppedAlreadyReason?: DroppedAlreadyReason;
  DroppedEvent?: DroppedEvent;
  EndedEarlyEvent?: EndedEarlyEvent;
  EndedLine?: EndedLine;
  ExhibitionClosedEvent?: ExhibitionClosedEvent;
  ExhibitionView?: ExhibitionView;
  FailedEvent?: FailedEvent;
  Game?: Game;
  GameEndedEvent?: GameEndedEvent;
  GameOverReason?: GameOverReason;
  HandDealtEvent?: HandDealtEvent;
  HeaderLine?: HeaderLine;
  Hex?: Hex;
  HungEvent?: HungEvent;
  LastCardsShownEvent?: LastCardsShownEvent;
  LastTurnBeganEvent?: LastTurnBeganEvent;
  LeftAtOnceEvent?: LeftAtOnceEvent;
  LegalAction?: LegalAction;
  LentEvent?: LentEvent;
  LoanWaitsEvent?: LoanWaitsEvent;
  LuckLine?: LuckLine;
  LuckShare?: LuckShare;
  Named?: Named;
  NoMorePredictionsReason?: NoMorePredictionsReason;
  NoSuchSeatReason?: NoSuchSeatReason;
  NotInHandReason?: NotInHandReason;
  NotTheLastTurnReason?: NotTheLastTurnReason;
  NotYourTurnReason?: NotYourTurnReason;
  NothingToCancelReason?: NothingToCancelReason;
  NothingToUndoReason?: NothingToUndoReason;
  Number?: Number;
  OccupiedByYouReason?: OccupiedByYouReason;
  OccupiedReason?: OccupiedReason;
  OneTokenLeftReason?: OneTokenLeftReason;
  Options?: Options;
  OthersActedReason?: OthersActedReason;
  Outlook?: Outlook;
  OverReason?: OverReason;
  PassAction?: PassAction;
  PassedEvent?: PassedEvent;
  PlayAction?: PlayAction;
  PlayFirstReason?: PlayFirstReason;
  Player?: Player;
  PlayerView?: PlayerView;
  Pointer?: Pointer;
  PredictAction?: PredictAction;
  PredictedEvent?: PredictedEvent;
  PredictionView?: PredictionView;
  ResignedEvent?: ResignedEvent;
  RevealedLine?: RevealedLine;
  Rule?: Rule;
  ScoreLine?: ScoreLine;
  SeasonBeganEvent?: SeasonBeganEvent;
  SeasonClosedEvent?: SeasonClosedEvent;
  Seat?: Seat;
  SeenReason?: SeenReason;
  SetupTurnReason?: SetupTurnReason;
  Show?: Show;
  Space?: Space;
  StaleReason?: StaleReason;
  Sum?: Sum;
  TakenBackEvent?: TakenBackEvent;
  Time?: Time;
  TokensRetrievedEvent?: TokensRetrievedEvent;
  TurnBeganEvent?: TurnBeganEvent;
  TurnSum?: TurnSum;
  UndoneLine?: UndoneLine;
  UnfinishedReason?: UnfinishedReason;
}
/**
 * What a seat, or a spectator, may see.
 */
export interface View {
  seat: Seat | null;
  pending: Seat[];
  questions: (ChooseCardsQuestion | ChoosePredictionQuestion | ChooseDropQuestion)[];
  seats: number;
  options: Options;
  season: number;
  first: Seat;
  turn: number;
  turns: number;
  agenda: string[];
  exhibitions: ExhibitionView[];
  discarded: Card[];
  deck: number;
  house: number;
  players: PlayerView[];
}
/**
 * Which two cards to play. `chosen` is the first of them, once it is: it is nobody else's to know.
 */
export interface ChooseCardsQuestion {
  asks: "choose-cards";
  seat: Seat;
  chosen: Card | null;
}
/**
 * What to predict, if anything, with one of so many tokens, or with two if `can_double`.
 *
 * In the setup turn a prediction is made at high risk.
 */
export interface ChoosePredictionQuestion {
  asks: "choose-prediction";
  seat: Seat;
  tokens: number;
  can_double: boolean;
  high_risk: boolean;
}
/**
 * Which of the last three cards to drop; the other two are played.
 */
export interface ChooseDropQuestion {
  asks: "choose-drop";
  seat: Seat;
}
/**
 * The options in play.
 */
export interface Options {
  ties: "shared" | "categories";
}
/**
 * An exhibition: the artworks that hang or the loans that wait, oldest first, and the predictions by space.
 */
export interface ExhibitionView {
  category: Category;
  artworks: Card[];
  loans: Card[];
  predictions: PredictionView[];
}
/**
 * A prediction: on which space, whose, what lies there, and how much Prestige it pays if it comes true.
 */
export interface PredictionView {
  space: Space;
  seat: Seat;
  tokens: number;
  high_risk: boolean;
  pays: number;
}
/**
 * A player: `hand`, in the order of the catalogue, and `dropped` are None where they are not this seat's to know.
 *
 * `tokens` can still be placed, `lost` are set aside. `prestige` is a number for each category, in their order.
 */
export interface PlayerView {
  hand: Card[] | null;
  cards: number;
  has_dropped: boolean;
  dropped: Card | null;
  tokens: number;
  lost: number;
  has_doubled: boolean;
  prestige: number[];
}
/**
 * What a seat can work out from its view, by the rules.
 */
export interface Prospects {
  outlooks: Outlook[];
  bets: Bet[];
  open_bets: Bet[];
}
/**
 * The cards of a category that have not come, as a seat knows it, and what can still become of its exhibition.
 *
 * `artworks` and `loans` are out where the seat can't see them: in other hands, in the deck, or dropped by others.
 * `held_artworks` and `held_loans` are in its own hand. At the end of the season `fewest` to `most` works can hang.
 */
export interface Outlook {
  category: Category;
  artworks: number;
  loans: number;
  held_artworks: number;
  held_loans: number;
  fewest: number;
  most: number;
}
/**
 * What a prediction bets, made or only thought of.
 *
 * `works` hang there now. If it would not come true now, `needs` works must come, or leave for a Rarity Show; if it
 * would, `spare` works may leave, or come for a Rarity Show. `can_come_true` says whether it still can at all, as far
 * as the seat that looks knows. It pays `pays`: the `value` of the space, so many `times`. That takes its owner from
 * `before` to `after` on the track, where the Prestige counts if `counts`, and what goes beyond the end is `wasted`.
 * With it alone every category would have a player whose Prestige counts if `ends_game`. If it fails, the `tokens`
 * are set aside.
 */
export interface Bet {
  seat: Seat;
  exhibition: Category;
  space: Space;
  show: Show;
  tokens: number;
  high_risk: boolean;
  works: number;
  comes_true_now: boolean;
  needs: number;
  spare: number;
  can_come_true: boolean;
  value: number;
  times: number;
  pays: number;
  before: number;
  after: number;
  wasted: number;
  counts: boolean;
  ends_game: boolean;
}
export interface PassAction {
  do: "pass";
}
export interface PlayAction {
  do: "play";
  card: Card;
}
export interface PredictAction {
  do: "predict";
  exhibition: Category;
  space: Space;
}
export interface DoubleAction {
  do: "double";
  exhibition: Category;
  space: Space;
}
export interface DropAction {
  do: "drop";
  card: Card;
}
export interface CardsArePlayedReason {
  code: "cards-are-played";
  rule: "CA-3.2";
}
export interface ChosenAlreadyReason {
  code: "chosen-already";
  rule: "CA-3.2";
  card: Card | Card[];
}
export interface ClosedReason {
  code: "closed";
  rule: "";
}
export interface DoubledAlreadyReason {
  code: "doubled-already";
  rule: "CA-3.4";
}
export interface DropACardReason {
  code: "drop-a-card";
  rule: "CA-6.1";
}
export interface DroppedAlreadyReason {
  code: "dropped-already";
  rule: "CA-6.1";
}
export interface GameOverReason {
  code: "game-over";
  rule: "CA-9.6";
}
export interface NoMorePredictionsReason {
  code: "no-more-predictions";
  rule: "CA-6.3";
}
export interface NoSuchSeatReason {
  code: "no-such-seat";
  rule: "";
  seat: Number | Number[];
}
export interface NotInHandReason {
  code: "not-in-hand";
  rule: "CA-3.2" | "CA-6.1";
  card: Card | Card[];
}
export interface NotTheLastTurnReason {
  code: "not-the-last-turn";
  rule: "CA-6.1";
}
export interface NotYourTurnReason {
  code: "not-your-turn";
  rule: "CA-3.5";
}
export interface NothingToCancelReason {
  code: "nothing-to-cancel";
  rule: "";
}
export interface NothingToUndoReason {
  code: "nothing-to-undo";
  rule: "";
}
export interface OccupiedReason {
  code: "occupied";
  rule: "CA-5.1";
  space: Space | Space[];
  exhibition: Category | Category[];
  owner: Seat | Seat[];
}
export interface OccupiedByYouReason {
  code: "occupied-by-you";
  rule: "CA-5.1";
  space: Space | Space[];
  exhibition: Category | Category[];
}
export interface OneTokenLeftReason {
  code: "one-token-left";
  rule: "CA-5.5";
}
export interface OthersActedReason {
  code: "others-acted";
  rule: "";
}
export interface OverReason {
  code: "over";
  rule: "";
}
export interface PlayFirstReason {
  code: "play-first";
  rule: "CA-3.2";
}
export interface SeenReason {
  code: "seen";
  rule: "";
}
export interface SetupTurnReason {
  code: "setup-turn";
  rule: "CA-2.4";
}
export interface StaleReason {
  code: "stale";
  rule: "";
  number: Number | Number[];
  now: Number | Number[];
}
export interface UnfinishedReason {
  code: "unfinished";
  rule: "";
}
/**
 * A prediction paid: the Prestige of its space, so many times. Its tokens went back to their owner.
 *
 * `before` and `track` are where the owner stood and stands on the track: what goes beyond its end is lost.
 */
export interface CameTrueEvent {
  event: "came-true";
  actor: Seat;
  exhibition: Category;
  space: Space;
  tokens: number;
  high_risk: boolean;
  value: number;
  times: number;
  prestige: number;
  before: number;
  track: number;
  rule: Rule;
}
/**
 * A seat made its decision while others still make theirs: what it is stays sealed until all have decided.
 */
export interface DecidedEvent {
  event: "decided";
  actor: Seat;
}
/**
 * What is dropped is seen by nobody else.
 */
export interface DroppedEvent {
  event: "dropped";
  actor: Seat;
  card: Card;
  rule: Rule;
}
/**
 * All agreed to end the game.
 */
export interface EndedEarlyEvent {
  event: "ended-early";
}
/**
 * An exhibition closes with so many works. What becomes of its predictions follows, from the lowest space on.
 */
export interface ExhibitionClosedEvent {
  event: "exhibition-closed";
  exhibition: Category;
  works: number;
  show: Show;
  artworks: Card[];
  loans: Card[];
  rule: Rule;
}
/**
 * A prediction failed, and its tokens are set aside.
 */
export interface FailedEvent {
  event: "failed";
  actor: Seat;
  exhibition: Category;
  space: Space;
  tokens: number;
  high_risk: boolean;
  rule: Rule;
}
/**
 * Every category has a player with so much Prestige or more.
 */
export interface GameEndedEvent {
  event: "game-ended";
  season: number;
  prestige: number;
  rule: Rule;
}
/**
 * A hand is its owner's secret.
 */
export interface HandDealtEvent {
  event: "hand-dealt";
  actor: Seat;
  cards: Card[];
  rule: Rule;
}
/**
 * An artwork hangs: it is the last of so many works.
 */
export interface HungEvent {
  event: "hung";
  actor: Actor;
  card: Card;
  exhibition: Category;
  works: number;
  rule: Rule;
}
/**
 * All have dropped a card, and show the other two: each seat's follow, clockwise from the first player.
 */
export interface LastCardsShownEvent {
  event: "last-cards-shown";
  rule: Rule;
}
/**
 * All choose at the same time which card to drop.
 */
export interface LastTurnBeganEvent {
  event: "last-turn-began";
  turn: number;
  rule: Rule;
}
/**
 * An artwork left with the loan `other`, and so many loans still wait. Both are discarded, `other` first.
 */
export interface LeftAtOnceEvent {
  event: "left-at-once";
  actor: Actor;
  card: Card;
  exhibition: Category;
  other: Card;
  loans: number;
  rule: Rule;
}
/**
 * A loan took the artwork `other` away, and so many works still hang. Both cards are discarded, `other` first.
 */
export interface LentEvent {
  event: "lent";
  actor: Actor;
  card: Card;
  exhibition: Category;
  other: Card;
  works: number;
  rule: Rule;
}
/**
 * A loan found nothing to take away: it is the last of so many that wait.
 */
export interface LoanWaitsEvent {
  event: "loan-waits";
  actor: Actor;
  card: Card;
  exhibition: Category;
  loans: number;
  rule: Rule;
}
/**
 * A seat predicts nothing in its turn.
 */
export interface PassedEvent {
  event: "passed";
  actor: Seat;
  rule: Rule;
}
/**
 * A seat placed so many tokens; `left` are those that it can still place. If it comes true it pays `pays`.
 */
export interface PredictedEvent {
  event: "predicted";
  actor: Seat;
  exhibition: Category;
  space: Space;
  tokens: number;
  high_risk: boolean;
  pays: number;
  left: number;
  rule: Rule;
}
/**
 * A seat gave up, and the game ended for all.
 */
export interface ResignedEvent {
  event: "resigned";
  actor: Seat;
}
/**
 * All cards are shuffled, and each seat is dealt so many. `deck` lie face down then, the House's among them.
 */
export interface SeasonBeganEvent {
  event: "season-began";
  season: number;
  first: Seat;
  cards: number;
  deck: number;
  house: number;
  rule: Rule;
}
/**
 * The board is empty of tokens, and all may double down again. `totals` is what counts for each seat by now.
 */
export interface SeasonClosedEvent {
  event: "season-closed";
  season: number;
  totals: number[];
  rule: Rule;
}
/**
 * A seat took its last action back, and with it these events: each seat is told the numbers it knows them by.
 */
export interface TakenBackEvent {
  event: "taken-back";
  actor: Seat;
  events: number[];
}
/**
 * A seat was left with so few tokens that it takes all back that were set aside, and has `tokens` again.
 */
export interface TokensRetrievedEvent {
  event: "tokens-retrieved";
  actor: Seat;
  left: number;
  back: number;
  tokens: number;
  rule: Rule;
}
/**
 * A seat's turn began: the setup turn is number 0.
 */
export interface TurnBeganEvent {
  event: "turn-began";
  actor: Seat;
  turn: number;
  rule: Rule;
}
/**
 * A final place, with its score sheet. `note` says what decided it, where that needs a word.
 *
 * A rival whom nobody plays, like Gianluigi, has no seat but a name.
 */
export interface Standing {
  seat: Seat | null;
  place: number;
  won: boolean;
  total: number;
  lines: ScoreLine[];
  note: "" | "shared" | "categories" | "tokens";
  rival: "";
  facts: {
    rule?: Rule;
  };
}
/**
 * One line of a score sheet: what paid, by which rule, and the groups of things that earned it.
 */
export interface ScoreLine {
  label: "category";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {
    category?: Category;
    prestige?: Number;
    least?: Number;
    missing?: Number;
  };
}
/**
 * Everything needed to set the same game up again, and the commitment to its luck.
 *
 * `components` is the fingerprint of the values played with; `own_components` is the text of the
 * file that replaced some of them, if there was one. `shares` are what people's clients have added to the luck, in
 * the order of their seats.
 */
export interface HeaderLine {
  kind: "header";
  format: number;
  game: Game;
  rules: number;
  actions: number;
  components: Hex;
  seats: number;
  options: Options;
  players: string[];
  luck: "sealed" | "seeded";
  commitment: Hex | null;
  started: Time;
  own_components?: string;
  shares?: LuckShare[];
  continued?: Continued | null;
}
/**
 * What a person's client has added to the luck: 32 random bytes, and the commitment to them.
 *
 * `seat` is the first one of that person.
 */
export interface LuckShare {
  seat: Seat;
  commitment: Hex;
  share: Hex;
}
/**
 * Where in an earlier game this one goes on: the link of that game's record after its last line that counts here.
 *
 * `moves` is how many actions and takings back, `outcomes` how many outcomes of luck are of the earlier game.
 */
export interface Continued {
  link: Hex;
  moves: number;
  outcomes: number;
}
/**
 * Outcomes in the order the rules asked for them: (door, value). A value is null if it is somebody's secret.
 */
export interface LuckLine {
  kind: "chance";
  n: number;
  outcomes: never[][];
}
/**
 * A seat did this; null if only that seat may know what.
 */
export interface ActedLine {
  kind: "action";
  n: number;
  seat: Seat;
  action: ActionName | null;
  time: Time;
}
/**
 * A seat took back its last action, which has this number.
 */
export interface UndoneLine {
  kind: "undo";
  n: number;
  seat: Seat;
  action: number;
  time: Time;
}
/**
 * What an entry withheld, told when the game is over: all its outcomes, or its action.
 */
export interface RevealedLine {
  kind: "reveal";
  n: number;
  entry: number;
  outcomes?: never[][] | null;
  action?: ActionName | null;
}
/**
 * The game is over: how, the secret of the sealed luck, and the last link of the chain through all lines before.
 *
 * A game that was `played` to its end has scores, by seat; one that was closed before has none.
 */
export interface EndedLine {
  kind: "meta";
  n: number;
  how: "agreed" | "played" | "resigned";
  by: Seat | null;
  scores: number[];
  winners: Seat[];
  secret: Hex | null;
  digest: Hex;
}
/**
 * A sitting as a seat may see it at one moment; `seat=None` is a spectator.
 *
 * `number` counts what the seat could notice so far: a command that carries it is refused if the table has changed
 * since. `events` is how many events the seat was told: `news` goes on from there. `prospects` is what the seat can
 * work out from its view. `secrets` names the parts of the view that a spectator does not see so, as JSON pointers.
 * `seal` is the commitment to the luck, None if it is not sealed. `standings` are empty until the game is over, and
 * stay so if it was `closed` before its end.
 */
export interface Snapshot {
  name: string;
  game: Game;
  seat: Seat | null;
  number: number;
  events: number;
  players: Player[];
  pending: Seat[];
  over: boolean;
  closed: ("agreed" | "played" | "resigned") | null;
  seal: Hex | null;
  view: View;
  prospects: Prospects;
  secrets: Pointer[];
  questions: Question[];
  legal: LegalAction[];
  can_undo: boolean;
  can_cancel: boolean;
  standings: Standing[];
}
/**
 * A player at the table: a person, or a bot of this name.
 */
export interface Player {
  name: string;
  bot: string | null;
}
/**
 * A legal action: its number in the action table, its name, and what it says.
 */
export interface LegalAction {
  id: number;
  name: ActionName;
  action: Action;
}
/**
 * What a seat was told from one of its event numbers on: `count` is the number to ask from next.
 *
 * `standing` are the numbers of those events that nobody took back, as far as they are worth telling: who took back
 * what was not told before need not be named either.
 */
export interface News {
  since: number;
  count: number;
  events: Event[];
  standing: number[];
}
/**
 * What a client asks of a draft: which one, and the actions laid so far, as JSON has them.
 */
export interface Laying {
  draft: Draft;
  laid: Action[];
  number?: number | null;
}
/**
 * A draft as clients are given it.
 *
 * `laid` is what was laid, `candidates` all that might be. If it is `ready`, `line` is what would be played; else
 * `reason` says why not. `questions` is what is asked after what is laid, `events` what the seat would be told, and
 * `adds_up_to` what it would bring, as far as that is certain; `is_certain` says whether all of it is.
 */
export interface Slip {
  draft: Draft;
  laid: Action[];
  candidates: Candidate[];
  ready: boolean;
  reason: Reason | null;
  line: Action[];
  questions: Question[];
  events: Event[];
  is_certain: boolean;
  adds_up_to: Sum | null;
}
/**
 * An action that might be laid: how often it is, and why it may not be laid (once more).
 */
export interface Candidate {
  action: Action;
  laid: number;
  reason: Reason | null;
}
/**
 * What a draft adds up to.
 */
export interface Sum {
  cards: Card[];
  exhibitions: ExhibitionView[];
  house_follows: boolean;
  bet: Bet | null;
}
export interface CategoryScoreLine {
  label: "category";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {
    category?: Category;
    prestige?: Number;
    least?: Number;
    missing?: Number;
  };
}
/**
 * What is still out of each category, in their order, what the predictions on the board bet, exhibition by
 * exhibition, and what each prediction would bet that the seat may make now.
 */
export interface ClassicArtProspects {
  outlooks: Outlook[];
  bets: Bet[];
  open_bets: Bet[];
}
/**
 * The table as a seat sees it.
 *
 * `turn` is 0 in the setup turn, and one more than `turns` in the last turn and when the game is over. `deck` is how
 * many cards lie face down, `house` how many of them are the House's. `discarded` are in the order they left.
 * `questions` has one for each pending seat. `agenda` is for `determinize` alone: its texts mean nothing to others.
 */
export interface ClassicArtView {
  seat: Seat | null;
  pending: Seat[];
  questions: (ChooseCardsQuestion | ChoosePredictionQuestion | ChooseDropQuestion)[];
  seats: number;
  options: Options;
  season: number;
  first: Seat;
  turn: number;
  turns: number;
  agenda: string[];
  exhibitions: ExhibitionView[];
  discarded: Card[];
  deck: number;
  house: number;
  players: PlayerView[];
}
/**
 * What a turn would come to: the exhibitions once the cards are shown, and what the prediction bets then.
 *
 * Where the House plays, it shows a card after these two, before the prediction is made. Nobody knows which.
 */
export interface TurnSum {
  cards: Card[];
  exhibitions: ExhibitionView[];
  house_follows: boolean;
  bet: Bet | null;
}
