/** The face of a game: all that the pages around a table need to draw it. Each game exports one, and knows no page. */
import type { Component } from "svelte";
import type { Standing, TableInfo, Told } from "../api/live";
import type { Box } from "../api/box";
import type { Play } from "../table/play.svelte";

/** What stands left of the rail: the prompt bar (table/Prompt.svelte) and the board. In a replay nothing can be done. */
export interface BoardProps {
  play: Play;
}

/** Who plays, above the rail. `info` tells who is here, and of clocks. */
export interface PlayersProps {
  play: Play;
  info: TableInfo;
}

/** A score sheet at the end: lines, and what lights up for each. */
export interface ScoreProps {
  play: Play;
  standings: readonly Standing[];
}

/** A table in small, for lists: drawn from a view, and from nothing else. `seat` is whose part of it is shown. */
export interface MiniProps {
  view: unknown;
  seat: number | null;
  box: Box;
}

/** What stands in the top bar: how far the game is. */
export interface ProgressProps {
  play: Play;
}

/** A thing that a sentence names, drawn where it is named; `text` is what it is called. */
export interface PieceProps {
  kind: string;
  value: string | number | null;
  text: string;
}

/** A printed component in the library. */
export interface PrintedProps {
  chapter: string;
  name: string;
  facts: Record<string, unknown>;
  box: Box;
}

/** Pictures that make some rules clear, by the rules' numbers. What they show is said beside them. */
export interface RulePictures {
  rules: readonly string[];
  Picture: Component<{ rule: string }>;
}

export interface Face {
  Board: Component<BoardProps>;
  /** Who plays, with what everybody has; without it, a plain list of names. */
  Players?: Component<PlayersProps>;
  /** What stands beside the board, below the players, if there is anything. */
  Aside?: Component<BoardProps>;
  Progress: Component<ProgressProps>;
  Score: Component<ScoreProps>;
  /** Null where the picture of the game must do. */
  Mini: Component<MiniProps> | null;
  /** Draws what a sentence names; null leaves the words as they are. Which kinds it draws: */
  Piece: Component<PieceProps> | null;
  pieces: readonly string[];
  /** Draws a component in the library; null lists its facts. */
  Printed: Component<PrintedProps> | null;
  /** Fetches pictures of rules, where there are some. */
  rulePictures?: () => Promise<RulePictures>;
  /** Whether an event begins a new paragraph of the log, like a round or a season. */
  isHeading: (told: Told) => boolean;
  /** Events that the log need not tell, because a neighbour says it already. */
  isSilent?: (told: Told) => boolean;
  /** Whose mark somebody has who plays without a seat. */
  rival?: number;
  /** How long the board animates what these events tell, in milliseconds. */
  duration: (news: readonly Told[]) => number;
}
