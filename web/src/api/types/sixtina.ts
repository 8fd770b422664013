/* Made from docs/schemas by `make types`: edit the Python types instead. */

/**
 * A fact of the kind `seat`.
 */
export type Seat = number;
/**
 * A fact of the kind `technique`.
 */
export type Technique = "RP" | "SS" | "LB" | "IR" | "PI" | "WP";
/**
 * A fact of the kind `card`.
 */
export type Card =
  | "RP1"
  | "RP2"
  | "RP3"
  | "RP4"
  | "RP5"
  | "RP6"
  | "RP7"
  | "RP8"
  | "RP9"
  | "SS1"
  | "SS2"
  | "SS3"
  | "SS4"
  | "SS5"
  | "SS6"
  | "SS7"
  | "SS8"
  | "SS9"
  | "LB1"
  | "LB2"
  | "LB3"
  | "LB4"
  | "LB5"
  | "LB6"
  | "LB7"
  | "LB8"
  | "LB9"
  | "IR1"
  | "IR2"
  | "IR3"
  | "IR4"
  | "IR5"
  | "IR6"
  | "IR7"
  | "IR8"
  | "IR9"
  | "PI1"
  | "PI2"
  | "PI3"
  | "PI4"
  | "PI5"
  | "PI6"
  | "PI7"
  | "PI8"
  | "PI9"
  | "WP1"
  | "WP2"
  | "WP3"
  | "WP4"
  | "WP5"
  | "WP6"
  | "WP7"
  | "WP8"
  | "WP9";
/**
 * A fact of the kind `position`.
 */
export type Position = "J1" | "J2" | "J3" | "G1" | "G2" | "G3" | "G4" | "M1" | "M2" | "M3" | "L1" | "L2";
/**
 * A fact of the kind `fresco`.
 */
export type Fresco =
  | "JC1"
  | "JC2"
  | "JC3"
  | "JC4"
  | "JC5"
  | "JC6"
  | "JC7"
  | "GE1"
  | "GE2"
  | "GE3"
  | "GE4"
  | "GE5"
  | "GE6"
  | "GE7"
  | "GE8"
  | "GE9"
  | "MO1"
  | "MO2"
  | "MO3"
  | "MO4"
  | "MO5"
  | "MO6"
  | "MO7"
  | "LJ1"
  | "LJ2"
  | "LJ3";
/**
 * A fact of the kind `restoration`.
 */
export type Restoration = "correct" | "excellent" | "prudent";
/**
 * A fact of the kind `actor`.
 */
export type Actor = number | "gianluigi";
/**
 * A fact of the kind `objective`.
 */
export type Objective =
  | "eight-materials"
  | "six-in-three"
  | "five-in-one"
  | "adjacent-frescoes"
  | "same-zone"
  | "different-zones"
  | "two-excellent"
  | "two-correct"
  | "three-good";
/**
 * What a seat is asked to decide, told apart by `asks`.
 */
export type Question =
  | BonusQuestion
  | CardsToDiscardQuestion
  | CardsToPlayQuestion
  | FirstMaterialQuestion
  | GianluigisFrescoQuestion
  | NextProjectQuestion
  | TurnActionQuestion;
/**
 * A decision, told apart by `do`. Whether it is legal now, the engine says.
 */
export type Action =
  | PlaceAction
  | PrepareAction
  | DiscardAction
  | TakeAction
  | RestoreAction
  | PlayAction
  | AddAction
  | RefineAction
  | ObtainAction
  | ClaimAction
  | RevealAction
  | SendAction
  | PassAction;
/**
 * Why something is refused, told apart by `code`.
 */
export type Reason =
  | ActionLeftReason
  | AlreadyRestoredReason
  | AreaShortReason
  | BetterElsewhereReason
  | CannotRestoreThereReason
  | CardNotLeftReason
  | ChooseABonusReason
  | ChooseAProjectReason
  | ClaimedAlreadyReason
  | ClosedReason
  | CoveredReason
  | EmptyBonusReason
  | FinishAcquiringReason
  | FinishRestoringReason
  | GameOverReason
  | HandFullReason
  | LastSpaceReason
  | NoBlackReason
  | NoCardOfItReason
  | NoCardsLeftReason
  | NoMaterialReason
  | NoMaterialToClaimReason
  | NoMaterialsReason
  | NoPlaceThereReason
  | NoSpaceLeftReason
  | NoSuchSeatReason
  | NoSuchTechniqueReason
  | NotAdjacentReason
  | NotCoveredReason
  | NotInHandReason
  | NotInPlayReason
  | NotMetReason
  | NotNowReason
  | NotYourTurnReason
  | NothingDiscardedReason
  | NothingToCancelReason
  | NothingToUndoReason
  | OtherTechniqueReason
  | OthersActedReason
  | OverReason
  | PlaceFirstReason
  | PlayACardReason
  | SeenReason
  | SendGianluigiReason
  | SpaceTakenReason
  | StaleReason
  | SupplyShortReason
  | TooManyExtrasReason
  | TooManyTakenReason
  | UnfinishedReason;
/**
 * A fact of the kind `number`.
 */
export type Number = number;
/**
 * Something that happened, told apart by `event`.
 */
export type Event =
  | AcquiredEvent
  | CardShownEvent
  | CardsSeenEvent
  | DecidedEvent
  | DrewEvent
  | EndedEarlyEvent
  | FirstPlacedEvent
  | FrescoCompletedEvent
  | GameEndedEvent
  | GianluigiRestoredEvent
  | HandShownEvent
  | IdleEvent
  | LastFrescoEvent
  | MarkedEvent
  | MaterialObtainedEvent
  | ObjectiveClaimedEvent
  | OpenedEvent
  | ProjectRevealedEvent
  | ResignedEvent
  | RestoredEvent
  | ScoredEvent
  | ShuffledEvent
  | TakenBackEvent
  | TurnBeganEvent
  | WaitedEvent;
/**
 * The number of a rule.
 */
export type Rule =
  | "SX-1.1"
  | "SX-1.2"
  | "SX-1.3"
  | "SX-1.4"
  | "SX-1.5"
  | "SX-1.6"
  | "SX-1.7"
  | "SX-1.8"
  | "SX-1.9"
  | "SX-1.10"
  | "SX-2.1"
  | "SX-2.2"
  | "SX-2.3"
  | "SX-2.4"
  | "SX-2.5"
  | "SX-2.6"
  | "SX-2.7"
  | "SX-2.8"
  | "SX-3.1"
  | "SX-3.2"
  | "SX-3.3"
  | "SX-3.4"
  | "SX-3.5"
  | "SX-3.6"
  | "SX-3.7"
  | "SX-3.8"
  | "SX-3.9"
  | "SX-4.1"
  | "SX-4.2"
  | "SX-4.3"
  | "SX-4.4"
  | "SX-4.5"
  | "SX-O1"
  | "SX-O2"
  | "SX-O3"
  | "SX-O4"
  | "SX-O5"
  | "SX-O6"
  | "SX-O7"
  | "SX-O8"
  | "SX-O9"
  | "SX-O10"
  | "SX-O11"
  | "SX-6.1"
  | "SX-6.2"
  | "SX-6.3"
  | "SX-6.4"
  | "SX-6.5"
  | "SX-6.6"
  | "SX-6.7"
  | "SX-6.8"
  | "SX-6.9"
  | "SX-7.1"
  | "SX-7.2"
  | "SX-7.3"
  | "SX-7.4"
  | "SX-7.5"
  | "SX-7.6"
  | "SX-7.7"
  | "SX-7.8"
  | "SX-7.9"
  | "SX-8.1"
  | "SX-8.2"
  | "SX-8.3"
  | "SX-8.4"
  | "SX-8.5"
  | "SX-8.6"
  | "SX-8.7"
  | "SX-8.8"
  | "SX-8.9"
  | "SX-8.10"
  | "SX-8.11"
  | "SX-8.12";
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
      kind: "fresco";
      value: Fresco;
    }
  | {
      text: string;
      kind: "number";
      value: Number;
    }
  | {
      text: string;
      kind: "objective";
      value: Objective;
    }
  | {
      text: string;
      kind: "options";
      value: Options;
    }
  | {
      text: string;
      kind: "position";
      value: Position;
    }
  | {
      text: string;
      kind: "restoration";
      value: Restoration;
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
      kind: "technique";
      value: Technique;
    };
/**
 * A sentence: pieces of text, and of text that names something.
 */
export type Phrase = (string | Named)[];
/**
 * One line of a score sheet: what paid, by which rule, and the groups of things that earned it.
 */
export type ScoreLine =
  | DuringTheGameScoreLine
  | ObjectivesScoreLine
  | RestoredFrescoesScoreLine
  | PrudentRestorationsScoreLine
  | LeftOverScoreLine;
/**
 * A line of a record, told apart by `kind`: a header first, then entries.
 */
export type RecordLine = HeaderLine | LuckLine | ActedLine | UndoneLine | RevealedLine | EndedLine;
/**
 * The name of the game.
 */
export type Game = "sixtina";
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
  | "place J1"
  | "place J2"
  | "place J3"
  | "place G1"
  | "place G2"
  | "place G3"
  | "place G4"
  | "place M1"
  | "place M2"
  | "place M3"
  | "place L1"
  | "place L2"
  | "prepare"
  | "discard RP1"
  | "discard RP2"
  | "discard RP3"
  | "discard RP4"
  | "discard RP5"
  | "discard RP6"
  | "discard RP7"
  | "discard RP8"
  | "discard RP9"
  | "discard SS1"
  | "discard SS2"
  | "discard SS3"
  | "discard SS4"
  | "discard SS5"
  | "discard SS6"
  | "discard SS7"
  | "discard SS8"
  | "discard SS9"
  | "discard LB1"
  | "discard LB2"
  | "discard LB3"
  | "discard LB4"
  | "discard LB5"
  | "discard LB6"
  | "discard LB7"
  | "discard LB8"
  | "discard LB9"
  | "discard IR1"
  | "discard IR2"
  | "discard IR3"
  | "discard IR4"
  | "discard IR5"
  | "discard IR6"
  | "discard IR7"
  | "discard IR8"
  | "discard IR9"
  | "discard PI1"
  | "discard PI2"
  | "discard PI3"
  | "discard PI4"
  | "discard PI5"
  | "discard PI6"
  | "discard PI7"
  | "discard PI8"
  | "discard PI9"
  | "discard WP1"
  | "discard WP2"
  | "discard WP3"
  | "discard WP4"
  | "discard WP5"
  | "discard WP6"
  | "discard WP7"
  | "discard WP8"
  | "discard WP9"
  | "take 0"
  | "take 1"
  | "take 2"
  | "take 3"
  | "take 4"
  | "take 5"
  | "take 6"
  | "take 7"
  | "take 8"
  | "restore J1 RP"
  | "restore J1 SS"
  | "restore J1 LB"
  | "restore J1 IR"
  | "restore J1 PI"
  | "restore J1 WP"
  | "restore J2 RP"
  | "restore J2 SS"
  | "restore J2 LB"
  | "restore J2 IR"
  | "restore J2 PI"
  | "restore J2 WP"
  | "restore J3 RP"
  | "restore J3 SS"
  | "restore J3 LB"
  | "restore J3 IR"
  | "restore J3 PI"
  | "restore J3 WP"
  | "restore G1 RP"
  | "restore G1 SS"
  | "restore G1 LB"
  | "restore G1 IR"
  | "restore G1 PI"
  | "restore G1 WP"
  | "restore G2 RP"
  | "restore G2 SS"
  | "restore G2 LB"
  | "restore G2 IR"
  | "restore G2 PI"
  | "restore G2 WP"
  | "restore G3 RP"
  | "restore G3 SS"
  | "restore G3 LB"
  | "restore G3 IR"
  | "restore G3 PI"
  | "restore G3 WP"
  | "restore G4 RP"
  | "restore G4 SS"
  | "restore G4 LB"
  | "restore G4 IR"
  | "restore G4 PI"
  | "restore G4 WP"
  | "restore M1 RP"
  | "restore M1 SS"
  | "restore M1 LB"
  | "restore M1 IR"
  | "restore M1 PI"
  | "restore M1 WP"
  | "restore M2 RP"
  | "restore M2 SS"
  | "restore M2 LB"
  | "restore M2 IR"
  | "restore M2 PI"
  | "restore M2 WP"
  | "restore M3 RP"
  | "restore M3 SS"
  | "restore M3 LB"
  | "restore M3 IR"
  | "restore M3 PI"
  | "restore M3 WP"
  | "restore L1 RP"
  | "restore L1 SS"
  | "restore L1 LB"
  | "restore L1 IR"
  | "restore L1 PI"
  | "restore L1 WP"
  | "restore L2 RP"
  | "restore L2 SS"
  | "restore L2 LB"
  | "restore L2 IR"
  | "restore L2 PI"
  | "restore L2 WP"
  | "play RP1"
  | "play RP2"
  | "play RP3"
  | "play RP4"
  | "play RP5"
  | "play RP6"
  | "play RP7"
  | "play RP8"
  | "play RP9"
  | "play SS1"
  | "play SS2"
  | "play SS3"
  | "play SS4"
  | "play SS5"
  | "play SS6"
  | "play SS7"
  | "play SS8"
  | "play SS9"
  | "play LB1"
  | "play LB2"
  | "play LB3"
  | "play LB4"
  | "play LB5"
  | "play LB6"
  | "play LB7"
  | "play LB8"
  | "play LB9"
  | "play IR1"
  | "play IR2"
  | "play IR3"
  | "play IR4"
  | "play IR5"
  | "play IR6"
  | "play IR7"
  | "play IR8"
  | "play IR9"
  | "play PI1"
  | "play PI2"
  | "play PI3"
  | "play PI4"
  | "play PI5"
  | "play PI6"
  | "play PI7"
  | "play PI8"
  | "play PI9"
  | "play WP1"
  | "play WP2"
  | "play WP3"
  | "play WP4"
  | "play WP5"
  | "play WP6"
  | "play WP7"
  | "play WP8"
  | "play WP9"
  | "add 0"
  | "add 1"
  | "add 2"
  | "add 3"
  | "add 4"
  | "add 5"
  | "add 6"
  | "add 7"
  | "add 8"
  | "refine"
  | "obtain"
  | "claim eight-materials"
  | "claim six-in-three"
  | "claim five-in-one"
  | "claim adjacent-frescoes"
  | "claim same-zone"
  | "claim different-zones"
  | "claim two-excellent"
  | "claim two-correct"
  | "claim three-good"
  | "reveal J1"
  | "reveal J2"
  | "reveal J3"
  | "reveal G1"
  | "reveal G2"
  | "reveal G3"
  | "reveal G4"
  | "reveal M1"
  | "reveal M2"
  | "reveal M3"
  | "reveal L1"
  | "reveal L2"
  | "send J1"
  | "send J2"
  | "send J3"
  | "send G1"
  | "send G2"
  | "send G3"
  | "send G4"
  | "send M1"
  | "send M2"
  | "send M3"
  | "send L1"
  | "send L2"
  | "pass";
/**
 * A fact of the kind `pointer`.
 */
export type Pointer = string;
/**
 * A kind of draft.
 */
export type Draft = "restoration" | "acquisition";
/**
 * What a draft adds up to.
 */
export type Sum = RestorationSum | AcquisitionSum;
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
  AcquiredEvent?: AcquiredEvent;
  AcquisitionSum?: AcquisitionSum;
  ActedLine?: ActedLine;
  ActionLeftReason?: ActionLeftReason;
  ActionName?: ActionName;
  Actor?: Actor;
  AddAction?: AddAction;
  AlreadyRestoredReason?: AlreadyRestoredReason;
  AreaShortReason?: AreaShortReason;
  BetterElsewhereReason?: BetterElsewhereReason;
  BonusQuestion?: BonusQuestion;
  Candidate?: Candidate;
  CannotRestoreThereReason?: CannotRestoreThereReason;
  Card?: Card;
  CardNotLeftReason?: CardNotLeftReason;
  CardShownEvent?: CardShownEvent;
  CardsSeenEvent?: CardsSeenEvent;
  CardsToDiscardQuestion?: CardsToDiscardQuestion;
  CardsToPlayQuestion?: CardsToPlayQuestion;
  ChooseABonusReason?: ChooseABonusReason;
  ChooseAProjectReason?: ChooseAProjectReason;
  ClaimAction?: ClaimAction;
  ClaimedAlreadyReason?: ClaimedAlreadyReason;
  ClosedReason?: ClosedReason;
  Continued?: Continued;
  CoveredReason?: CoveredReason;
  DecidedEvent?: DecidedEvent;
  DiscardAction?: DiscardAction;
  Door?: Door;
  Draft?: Draft;
  DrewEvent?: DrewEvent;
  DuringTheGameScoreLine?: DuringTheGameScoreLine;
  EmptyBonusReason?: EmptyBonusReason;
  EndedEarlyEvent?: EndedEarlyEvent;
  EndedLine?: EndedLine;
  FinishAcquiringReason?: FinishAcquiringReason;
  FinishRestoringReason?: FinishRestoringReason;
  FirstMaterialQuestion?: FirstMaterialQuestion;
  FirstPlacedEvent?: FirstPlacedEvent;
  Fresco?: Fresco;
  FrescoCompletedEvent?: FrescoCompletedEvent;
  FrescoPlace?: FrescoPlace;
  FrescoView?: FrescoView;
  Game?: Game;
  GameEndedEvent?: GameEndedEvent;
  GameOverReason?: GameOverReason;
  GianluigiRestoredEvent?: GianluigiRestoredEvent;
  GianluigisFrescoQuestion?: GianluigisFrescoQuestion;
  HandChange?: HandChange;
  HandFullReason?: HandFullReason;
  HandShownEvent?: HandShownEvent;
  HeaderLine?: HeaderLine;
  Hex?: Hex;
  IdleEvent?: IdleEvent;
  LastFrescoEvent?: LastFrescoEvent;
  LastSpaceReason?: LastSpaceReason;
  LeftOverScoreLine?: LeftOverScoreLine;
  LegalAction?: LegalAction;
  LuckLine?: LuckLine;
  LuckShare?: LuckShare;
  MarkedEvent?: MarkedEvent;
  MaterialObtainedEvent?: MaterialObtainedEvent;
  Named?: Named;
  NextProjectQuestion?: NextProjectQuestion;
  NoBlackReason?: NoBlackReason;
  NoCardOfItReason?: NoCardOfItReason;
  NoCardsLeftReason?: NoCardsLeftReason;
  NoMaterialReason?: NoMaterialReason;
  NoMaterialToClaimReason?: NoMaterialToClaimReason;
  NoMaterialsReason?: NoMaterialsReason;
  NoPlaceThereReason?: NoPlaceThereReason;
  NoSpaceLeftReason?: NoSpaceLeftReason;
  NoSuchSeatReason?: NoSuchSeatReason;
  NoSuchTechniqueReason?: NoSuchTechniqueReason;
  NotAdjacentReason?: NotAdjacentReason;
  NotCoveredReason?: NotCoveredReason;
  NotInHandReason?: NotInHandReason;
  NotInPlayReason?: NotInPlayReason;
  NotMetReason?: NotMetReason;
  NotNowReason?: NotNowReason;
  NotYourTurnReason?: NotYourTurnReason;
  NothingDiscardedReason?: NothingDiscardedReason;
  NothingToCancelReason?: NothingToCancelReason;
  NothingToUndoReason?: NothingToUndoReason;
  Number?: Number;
  Objective?: Objective;
  ObjectiveClaimedEvent?: ObjectiveClaimedEvent;
  ObjectiveView?: ObjectiveView;
  ObjectivesScoreLine?: ObjectivesScoreLine;
  ObtainAction?: ObtainAction;
  OpenedEvent?: OpenedEvent;
  Options?: Options;
  OtherTechniqueReason?: OtherTechniqueReason;
  OthersActedReason?: OthersActedReason;
  OverReason?: OverReason;
  PassAction?: PassAction;
  PlaceAction?: PlaceAction;
  PlaceFirstReason?: PlaceFirstReason;
  PlayACardReason?: PlayACardReason;
  PlayAction?: PlayAction;
  Player?: Player;
  Pointer?: Pointer;
  Position?: Position;
  PrepareAction?: PrepareAction;
  Progress?: Progress;
  ProjectRevealedEvent?: ProjectRevealedEvent;
  PrudentRestorationsScoreLine?: PrudentRestorationsScoreLine;
  Ranking?: Ranking;
  Reach?: Reach;
  ReachedSum?: ReachedSum;
  RefineAction?: RefineAction;
  ResignedEvent?: ResignedEvent;
  Restoration?: Restoration;
  RestorationSum?: RestorationSum;
  RestoreAction?: RestoreAction;
  RestoredEvent?: RestoredEvent;
  RestoredFrescoesScoreLine?: RestoredFrescoesScoreLine;
  RestorerView?: RestorerView;
  RevealAction?: RevealAction;
  RevealedLine?: RevealedLine;
  Rule?: Rule;
  ScoreLine?: ScoreLine;
  ScoredEvent?: ScoredEvent;
  Seat?: Seat;
  SeenReason?: SeenReason;
  SendAction?: SendAction;
  SendGianluigiReason?: SendGianluigiReason;
  ShuffledEvent?: ShuffledEvent;
  SixtinaProspects?: SixtinaProspects;
  SixtinaView?: SixtinaView;
  SpaceTakenReason?: SpaceTakenReason;
  SpaceView?: SpaceView;
  StaleReason?: StaleReason;
  Sum?: Sum;
  SupplyShortReason?: SupplyShortReason;
  TakeAction?: TakeAction;
  TakenBackEvent?: TakenBackEvent;
  Technique?: Technique;
  Time?: Time;
  TooManyExtrasReason?: TooManyExtrasReason;
  TooManyTakenReason?: TooManyTakenReason;
  TurnActionQuestion?: TurnActionQuestion;
  TurnBeganEvent?: TurnBeganEvent;
  UndoneLine?: UndoneLine;
  UnfinishedReason?: UnfinishedReason;
  WaitedEvent?: WaitedEvent;
}
/**
 * What a seat, or a spectator, may see.
 */
export interface View {
  seat: Seat | null;
  pending: Seat[];
  questions: (
    | FirstMaterialQuestion
    | TurnActionQuestion
    | CardsToDiscardQuestion
    | CardsToPlayQuestion
    | BonusQuestion
    | NextProjectQuestion
    | GianluigisFrescoQuestion
  )[];
  seats: number;
  options: Options;
  first: Seat;
  chapel: (FrescoView | null)[];
  objectives: ObjectiveView[];
  restorers: RestorerView[];
  discard: Card[];
  deck: Card[] | null;
  deck_size: number;
  black: number;
  agenda: string[];
  piles: Card[][];
  history: HandChange[];
}
/**
 * On which fresco the first material goes, on this technique.
 */
export interface FirstMaterialQuestion {
  asks: "first-material";
  seat: Seat;
  technique: Technique;
}
/**
 * Which of the three actions to do: prepare, acquire material, or restore a fresco.
 *
 * The others are told no more than this until the action is complete.
 */
export interface TurnActionQuestion {
  asks: "turn-action";
  seat: Seat;
}
/**
 * Which cards to discard for materials, and how many materials to take; these are chosen so far.
 */
export interface CardsToDiscardQuestion {
  asks: "cards-to-discard";
  seat: Seat;
  cards: Card[];
}
/**
 * Which cards to play for a restoration, and how many materials to add; these are chosen so far.
 *
 * They add up to `total`, against the `value` that the technique asks for.
 */
export interface CardsToPlayQuestion {
  asks: "cards-to-play";
  seat: Seat;
  position: Position;
  technique: Technique;
  value: number;
  total: number;
  cards: Card[];
}
/**
 * Which bonus to take for an excellent restoration.
 */
export interface BonusQuestion {
  asks: "bonus";
  seat: Seat;
}
/**
 * Which fresco to reveal.
 */
export interface NextProjectQuestion {
  asks: "next-project";
  seat: Seat;
}
/**
 * Which fresco Gianluigi restores: this technique with this sum, and so many further materials if he has them.
 */
export interface GianluigisFrescoQuestion {
  asks: "gianluigis-fresco";
  seat: Seat;
  technique: Technique;
  total: number;
  extras: number;
}
/**
 * The options in play.
 */
export interface Options {
  full_hand: "refused" | "allowed";
  discard_nothing: "refused" | "allowed";
  empty_bonus: "allowed" | "refused";
  type_objectives: "table" | "history";
  six_in_three: "three" | "up-to-three";
  adjacent_frescoes: "group" | "line";
  different_zones: "restored" | "any";
  negative_points: "lost" | "nothing";
  last_fresco: "halve-awards" | "halve-values";
  without_frescoes: "nothing" | "ranked";
  behind_a_tie: "nothing" | "two-each";
  gianluigi_acts: "after-scoring" | "before-scoring";
  gianluigi_at_the_end: "acts" | "rests";
  gianluigi_wins: "can-win" | "never";
}
/**
 * A fresco that can be seen: the points printed on it, and its techniques from left to right.
 *
 * `materials` are those of each restorer on it, on techniques and beside them, in the order of `restorers`. Once it
 * is restored nothing lies on it but the material of its `owner`, if it has one.
 */
export interface FrescoView {
  id: Fresco;
  position: Position;
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: never[];
  spaces: SpaceView[];
  materials: number[];
  is_restored: boolean;
  owner: Actor | null;
}
/**
 * A technique of a fresco, the value that it asks for, and the restoration done there: None while it is free.
 *
 * `actor` is whose material lies there; that of a prudent restoration is black, and nobody's.
 */
export interface SpaceView {
  technique: Technique;
  value: number;
  restoration: Restoration | null;
  actor: Actor | null;
}
/**
 * An objective in play: how much it takes, of which techniques, what its three spaces pay, and who is on them.
 */
export interface ObjectiveView {
  id: Objective;
  needed: number;
  techniques: Technique[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  points: never[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  claims: never[];
}
/**
 * A player or Gianluigi, who has no hand, no play area and no prudent cards.
 *
 * `hand` is None if this seat does not know it. `correct` and `excellent` count the restorations of each technique
 * in the whole game, in the order RP, SS, LB, IR, PI, WP.
 */
export interface RestorerView {
  actor: Actor;
  score: number;
  hand: Card[] | null;
  hand_size: number;
  prudent: Card[];
  area: number;
  supply: number;
  correct: number[];
  excellent: number[];
}
/**
 * A card that came into a hand from a draw pile, or left it if `pile` is None. One not seen has no `card`.
 */
export interface HandChange {
  seat: Seat;
  pile: number | null;
  card: Card | null;
}
/**
 * What a seat can work out from its view, by the rules.
 */
export interface Prospects {
  rankings: Ranking[];
  objectives: Progress[];
  reaches: Reach[];
  preparation: number;
  refinement: number;
}
/**
 * [SX-6.2] [SX-6.3] An open fresco as it stands: what its three places are worth, and who has them.
 *
 * `values` are the printed points with what `excellent` and `prudent` restorations have made of them. Who has no
 * material on it has no place.
 */
export interface Ranking {
  position: Position;
  values: number[];
  excellent: number;
  prudent: number;
  places: FrescoPlace[];
}
/**
 * [SX-6.3] [SX-6.5] A place on a fresco, from 1 on: who has it or shares it, with how many materials each.
 *
 * `points` is what each of them would score if the fresco were complete.
 */
export interface FrescoPlace {
  place: number;
  actors: Actor[];
  materials: number;
  points: number;
}
/**
 * How far everybody is with an objective: `reached` has an entry for each restorer, in the order of the view.
 */
export interface Progress {
  objective: Objective;
  needed: number;
  reached: number[];
}
/**
 * What the cards in hand can do for a free technique of an open fresco: every sum, lowest first.
 */
export interface Reach {
  position: Position;
  technique: Technique;
  sums: ReachedSum[];
}
/**
 * A sum that cards in hand make, with the fewest cards, and whether there is a material to play it.
 */
export interface ReachedSum {
  restoration: Restoration;
  total: number;
  cards: Card[];
  can_be_played: boolean;
}
export interface PlaceAction {
  do: "place";
  position: Position;
}
export interface PrepareAction {
  do: "prepare";
}
export interface DiscardAction {
  do: "discard";
  card: Card;
}
export interface TakeAction {
  do: "take";
  /**
   * A fact of the kind `number`.
   */
  materials: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}
export interface RestoreAction {
  do: "restore";
  position: Position;
  technique: Technique;
}
export interface PlayAction {
  do: "play";
  card: Card;
}
export interface AddAction {
  do: "add";
  /**
   * A fact of the kind `number`.
   */
  materials: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}
export interface RefineAction {
  do: "refine";
}
export interface ObtainAction {
  do: "obtain";
}
export interface ClaimAction {
  do: "claim";
  objective: Objective;
}
export interface RevealAction {
  do: "reveal";
  position: Position;
}
export interface SendAction {
  do: "send";
  position: Position;
}
export interface PassAction {
  do: "pass";
}
export interface ActionLeftReason {
  code: "action-left";
  rule: "SX-2.7";
}
export interface AlreadyRestoredReason {
  code: "already-restored";
  rule: "SX-3.1";
  position: Position | Position[];
}
export interface AreaShortReason {
  code: "area-short";
  rule: "SX-3.7";
  left: Number | Number[];
}
export interface BetterElsewhereReason {
  code: "better-elsewhere";
  rule: "SX-8.5";
  restoration: Restoration | Restoration[];
}
export interface CannotRestoreThereReason {
  code: "cannot-restore-there";
  rule: "SX-8.5";
  position: Position | Position[];
  technique: Technique | Technique[];
}
export interface CardNotLeftReason {
  code: "card-not-left";
  rule: "SX-3.2";
  card: Card | Card[];
}
export interface ChooseABonusReason {
  code: "choose-a-bonus";
  rule: "SX-4.1";
}
export interface ChooseAProjectReason {
  code: "choose-a-project";
  rule: "SX-6.8";
}
export interface ClaimedAlreadyReason {
  code: "claimed-already";
  rule: "SX-4.5";
  objective: Objective | Objective[];
}
export interface ClosedReason {
  code: "closed";
  rule: "";
}
export interface CoveredReason {
  code: "covered";
  rule: "SX-1.8" | "SX-3.1" | "SX-8.5";
  position: Position | Position[];
}
export interface EmptyBonusReason {
  code: "empty-bonus";
  rule: "SX-4.1";
}
export interface FinishAcquiringReason {
  code: "finish-acquiring";
  rule: "SX-2.6";
}
export interface FinishRestoringReason {
  code: "finish-restoring";
  rule: "SX-3.2";
  position: Position | Position[];
  technique: Technique | Technique[];
}
export interface GameOverReason {
  code: "game-over";
  rule: "SX-7.1";
}
export interface HandFullReason {
  code: "hand-full";
  rule: "SX-2.3";
}
export interface LastSpaceReason {
  code: "last-space";
  rule: "SX-1.10";
  position: Position | Position[];
}
export interface NoBlackReason {
  code: "no-black";
  rule: "SX-3.6";
  value: Number | Number[];
}
export interface NoCardOfItReason {
  code: "no-card-of-it";
  rule: "SX-3.2";
  technique: Technique | Technique[];
}
export interface NoCardsLeftReason {
  code: "no-cards-left";
  rule: "SX-2.4";
}
export interface NoMaterialReason {
  code: "no-material";
  rule: "SX-3.4";
  value: Number | Number[];
}
export interface NoMaterialToClaimReason {
  code: "no-material-to-claim";
  rule: "SX-4.5";
  objective: Objective | Objective[];
}
export interface NoMaterialsReason {
  code: "no-materials";
  rule: "SX-3.4";
}
export interface NoPlaceThereReason {
  code: "no-place-there";
  rule: "SX-1.8";
  position: Position | Position[];
  technique: Technique | Technique[];
}
export interface NoSpaceLeftReason {
  code: "no-space-left";
  rule: "SX-4.5";
  objective: Objective | Objective[];
}
export interface NoSuchSeatReason {
  code: "no-such-seat";
  rule: "";
  seat: Number | Number[];
}
export interface NoSuchTechniqueReason {
  code: "no-such-technique";
  rule: "SX-3.1";
  position: Position | Position[];
  technique: Technique | Technique[];
}
export interface NotAdjacentReason {
  code: "not-adjacent";
  rule: "SX-6.8";
  position: Position | Position[];
}
export interface NotCoveredReason {
  code: "not-covered";
  rule: "SX-6.8";
  position: Position | Position[];
}
export interface NotInHandReason {
  code: "not-in-hand";
  rule: "SX-2.5";
  card: Card | Card[];
}
export interface NotInPlayReason {
  code: "not-in-play";
  rule: "SX-1.3";
  objective: Objective | Objective[];
}
export interface NotMetReason {
  code: "not-met";
  rule: "SX-4.4";
  objective: Objective | Objective[];
  reached: Number | Number[];
  needed: Number | Number[];
}
export interface NotNowReason {
  code: "not-now";
  rule: "SX-2.1";
}
export interface NotYourTurnReason {
  code: "not-your-turn";
  rule: "SX-2.1";
}
export interface NothingDiscardedReason {
  code: "nothing-discarded";
  rule: "SX-2.5";
}
export interface NothingToCancelReason {
  code: "nothing-to-cancel";
  rule: "";
}
export interface NothingToUndoReason {
  code: "nothing-to-undo";
  rule: "";
}
export interface OtherTechniqueReason {
  code: "other-technique";
  rule: "SX-3.2";
  technique: Technique | Technique[];
}
export interface OthersActedReason {
  code: "others-acted";
  rule: "";
}
export interface OverReason {
  code: "over";
  rule: "";
}
export interface PlaceFirstReason {
  code: "place-first";
  rule: "SX-1.8";
  technique: Technique | Technique[];
}
export interface PlayACardReason {
  code: "play-a-card";
  rule: "SX-3.2";
  technique: Technique | Technique[];
}
export interface SeenReason {
  code: "seen";
  rule: "";
}
export interface SendGianluigiReason {
  code: "send-gianluigi";
  rule: "SX-8.6";
}
export interface SpaceTakenReason {
  code: "space-taken";
  rule: "SX-3.1";
  position: Position | Position[];
  technique: Technique | Technique[];
}
export interface StaleReason {
  code: "stale";
  rule: "";
  number: Number | Number[];
  now: Number | Number[];
}
export interface SupplyShortReason {
  code: "supply-short";
  rule: "SX-2.6";
  left: Number | Number[];
}
export interface TooManyExtrasReason {
  code: "too-many-extras";
  rule: "SX-3.7";
  cards: Number | Number[];
}
export interface TooManyTakenReason {
  code: "too-many-taken";
  rule: "SX-2.6";
  discarded: Number | Number[];
}
export interface UnfinishedReason {
  code: "unfinished";
  rule: "";
}
/**
 * Cards went from a hand on the discard pile, and materials from the supply into the play area.
 */
export interface AcquiredEvent {
  event: "acquired";
  actor: Seat;
  cards: Card[];
  materials: number;
  rule: Rule;
}
/**
 * A card of the draw pile is revealed for the first material, and discarded; `is_free` if it can be placed.
 */
export interface CardShownEvent {
  event: "card-shown";
  actor: Seat;
  card: Card;
  technique: Technique;
  is_free: boolean;
  rule: Rule;
}
/**
 * The cards that somebody drew, one after the other: nobody else sees them.
 */
export interface CardsSeenEvent {
  event: "cards-seen";
  actor: Seat;
  cards: Card[];
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
 * So many cards went from the draw pile into a hand: for technical preparation, as a bonus, or at the beginning.
 */
export interface DrewEvent {
  event: "drew";
  actor: Seat;
  number: number;
  rule: Rule;
}
/**
 * All agreed to end the game.
 */
export interface EndedEarlyEvent {
  event: "ended-early";
}
/**
 * The first material, from the supply on the upper space of a technique: a correct restoration.
 */
export interface FirstPlacedEvent {
  event: "first-placed";
  actor: Seat;
  position: Position;
  fresco: Fresco;
  technique: Technique;
  rule: Rule;
}
/**
 * Every technique of a fresco holds a material: it is restored, and its places are worth `values` now.
 *
 * What is printed has risen by `excellent` and fallen by twice `prudent`. `materials` are those of each restorer on
 * the fresco: they and the black ones go back to the supply.
 */
export interface FrescoCompletedEvent {
  event: "fresco-completed";
  position: Position;
  fresco: Fresco;
  excellent: number;
  prudent: number;
  values: number[];
  materials: number[];
  rule: Rule;
}
/**
 * The last turn is over: the last fresco but one is complete, or nobody can ever restore again (`is_stuck`).
 */
export interface GameEndedEvent {
  event: "game-ended";
  is_stuck: boolean;
  rule: Rule;
}
/**
 * Gianluigi did the same as the player before him; he plays no cards, and his materials are of the supply.
 */
export interface GianluigiRestoredEvent {
  event: "gianluigi-restored";
  actor: Actor;
  position: Position;
  fresco: Fresco;
  technique: Technique;
  value: number;
  total: number;
  restoration: Restoration;
  extras: number;
  rule: Rule;
}
/**
 * At the end all see which cards a player has left.
 */
export interface HandShownEvent {
  event: "hand-shown";
  actor: Seat;
  cards: Card[];
  rule: Rule;
}
/**
 * Gianluigi could restore nowhere: the technique is not free, or a material is missing.
 */
export interface IdleEvent {
  event: "idle";
  actor: Actor;
  technique: Technique;
  total: number;
  rule: Rule;
}
/**
 * A fresco that nobody completed is scored for half at the end: its places are worth `values` before that.
 *
 * `materials` and the black ones go back to the supply.
 */
export interface LastFrescoEvent {
  event: "last-fresco";
  position: Position;
  fresco: Fresco;
  excellent: number;
  prudent: number;
  values: number[];
  materials: number[];
  rule: Rule;
}
/**
 * Who alone contributed most put a material from the supply on the restored fresco.
 */
export interface MarkedEvent {
  event: "marked";
  actor: Actor;
  position: Position;
  fresco: Fresco;
  rule: Rule;
}
/**
 * The bonus: so many materials from the supply into the play area.
 */
export interface MaterialObtainedEvent {
  event: "material-obtained";
  actor: Seat;
  materials: number;
  rule: Rule;
}
/**
 * The bonus: a material from the supply on the first, second or third space of an objective.
 */
export interface ObjectiveClaimedEvent {
  event: "objective-claimed";
  actor: Seat;
  objective: Objective;
  space: number;
  points: number;
  rule: Rule;
}
/**
 * The frescoes that lie open, the objectives in play, the first player, and the points that each begins with.
 */
export interface OpenedEvent {
  event: "opened";
  first: Seat;
  positions: Position[];
  frescoes: Fresco[];
  objectives: Objective[];
  scores: number[];
  rule: Rule;
}
/**
 * The sheet went off a fresco: its techniques with the values they ask for, and the points of its places.
 */
export interface ProjectRevealedEvent {
  event: "project-revealed";
  actor: Seat;
  position: Position;
  fresco: Fresco;
  techniques: Technique[];
  values: number[];
  points: number[];
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
 * A player restored a technique of a fresco that asks for `value`, with cards of the hand that add up to `total`.
 *
 * A correct restoration puts a material of the play area on the upper space, an excellent one on the lower space, a
 * prudent one a black material of the supply on the lower space; `extras` are further materials of the play area. The
 * cards of a prudent restoration stay in the play area, others are discarded.
 */
export interface RestoredEvent {
  event: "restored";
  actor: Seat;
  position: Position;
  fresco: Fresco;
  technique: Technique;
  value: number;
  total: number;
  restoration: Restoration;
  cards: Card[];
  extras: number;
  rule: Rule;
}
/**
 * Points for a place on a fresco. `sharing` is how many restorers share the place.
 */
export interface ScoredEvent {
  event: "scored";
  actor: Actor;
  position: Position;
  points: number;
  materials: number;
  place: number;
  sharing: number;
  rule: Rule;
}
/**
 * The discard pile became the draw pile: these cards. All others that don't lie open are in the hands.
 */
export interface ShuffledEvent {
  event: "shuffled";
  cards: Card[];
  in_hands: Card[];
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
 * It is a player's turn.
 */
export interface TurnBeganEvent {
  event: "turn-began";
  actor: Seat;
  rule: Rule;
}
/**
 * A player did nothing in a turn.
 */
export interface WaitedEvent {
  event: "waited";
  actor: Seat;
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
  note: "" | "tied" | "cannot-win";
  rival: "" | "gianluigi";
  facts: {
    objectives?: Number;
    materials?: Number;
  };
}
export interface DuringTheGameScoreLine {
  label: "during-the-game";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface ObjectivesScoreLine {
  label: "objectives";
  points: number;
  rule: Rule;
  groups: Objective[][];
  facts: {};
}
export interface RestoredFrescoesScoreLine {
  label: "restored-frescoes";
  points: number;
  rule: Rule;
  groups: Position[][];
  facts: {};
}
export interface PrudentRestorationsScoreLine {
  label: "prudent-restorations";
  points: number;
  rule: Rule;
  groups: Card[][];
  facts: {
    paid?: Number[];
    dropped?: Number[];
  };
}
export interface LeftOverScoreLine {
  label: "left-over";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {
    cards?: Number;
    materials?: Number;
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
 * What a restoration would come to, before any bonus and before Gianluigi.
 *
 * It takes so many `materials` of one's own, on the technique and beside it, and so many `black` ones. `before` and
 * `after` are the fresco's ranking; if the restoration `completes` it, the seat scores `points`.
 */
export interface RestorationSum {
  position: Position;
  technique: Technique;
  cards: Card[];
  extras: number;
  restoration: Restoration;
  value: number;
  total: number;
  materials: number;
  black: number;
  completes: boolean;
  points: number;
  before: Ranking;
  after: Ranking;
  objectives: Progress[];
}
/**
 * What acquiring material would come to: the cards that go, the materials that come, and what there is then.
 */
export interface AcquisitionSum {
  cards: Card[];
  materials: number;
  hand_size: number;
  area: number;
  supply: number;
}
/**
 * The frescoes being restored as they stand, in the order of the chapel, and how far all are with objectives.
 *
 * The others are for those who have a hand, whoever's turn it is: `reaches` are the free techniques that they have
 * cards of; technical preparation and refined technique would draw `preparation` and `refinement` cards.
 */
export interface SixtinaProspects {
  rankings: Ranking[];
  objectives: Progress[];
  reaches: Reach[];
  preparation: number;
  refinement: number;
}
/**
 * The table as a seat sees it.
 *
 * `questions` tells what each pending seat is asked, as far as this seat may know it. `chapel` has an entry for each
 * place, in the order J1 J2 J3 G1 G2 G3 G4 M1 M2 M3 L1 L2, None where a sheet lies. `restorers` are the players in
 * the order of their seats, and in a game for two Gianluigi after them: whatever is counted for each restorer has
 * this order and length. `deck` is None but in a dump.
 *
 * The last three are for those who remember everything, and for `determinize`. `agenda` names what is going on in the
 * engine's own words. From the first shuffle on, `piles` tells what was in the hands then, and what each draw pile
 * since was made of; `history`, what came into the hands and left them, in this order. Both are empty in the end.
 */
export interface SixtinaView {
  seat: Seat | null;
  pending: Seat[];
  questions: (
    | FirstMaterialQuestion
    | TurnActionQuestion
    | CardsToDiscardQuestion
    | CardsToPlayQuestion
    | BonusQuestion
    | NextProjectQuestion
    | GianluigisFrescoQuestion
  )[];
  seats: number;
  options: Options;
  first: Seat;
  chapel: (FrescoView | null)[];
  objectives: ObjectiveView[];
  restorers: RestorerView[];
  discard: Card[];
  deck: Card[] | null;
  deck_size: number;
  black: number;
  agenda: string[];
  piles: Card[][];
  history: HandChange[];
}
