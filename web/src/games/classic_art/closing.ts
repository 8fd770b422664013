/** The closing of a season, from what was told: the table itself already shows the next season then. */
import type { GameEvent, Told } from "../../api/live";
import type {
  Actor,
  CameTrueEvent,
  Card,
  Category,
  Event,
  ExhibitionView,
  FailedEvent,
  Show,
  Space,
} from "../../api/types/classic_art";
import { CATEGORIES } from "./catalogue";

export interface Outcome {
  seat: number;
  exhibition: Category;
  space: Space;
  tokens: number;
  high_risk: boolean;
  cameTrue: boolean;
  prestige: number;
  before: number;
  track: number;
}

export interface ClosedWall {
  category: Category;
  works: number;
  show: Show;
  artworks: Card[];
  loans: Card[];
  outcomes: Outcome[];
}

export interface Closing {
  season: number;
  walls: ClosedWall[];
  /** Who took all tokens back, and how many they had left. */
  retrieved: ReadonlyMap<number, number>;
  totals: readonly number[];
  isLast: boolean;
  /** Who showed what in the last turn. */
  shownBy: ReadonlyMap<Card, Actor>;
}

const OPENING = new Set(["season-began", "hand-dealt", "turn-began", "game-ended", "resigned", "ended-early"]);

/** The closing that these events end with; null if there is none, or if the next season is under way. */
export function closingOf(news: readonly Told[]): Closing | null {
  const events = news.map((told) => told.event);
  const end = events.findLastIndex((event) => event.event === "season-closed");
  if (end < 0) return null;
  const after = events.slice(end + 1);
  if (!after.every((event) => OPENING.has(event.event) || event.actor === "deck")) return null;
  const begin = events.slice(0, end).findLastIndex((event) => event.event === "season-closed");
  return read(events.slice(begin + 1, end + 1), after);
}

/** The closings of all seasons that were told, the first first. */
export function allClosings(log: readonly Told[]): Closing[] {
  const closings: Closing[] = [];
  let season: GameEvent[] = [];
  for (const { event } of log) {
    season.push(event);
    if (event.event !== "season-closed") continue;
    closings.push(read(season, []));
    season = [];
  }
  return closings;
}

function read(season: readonly GameEvent[], after: readonly GameEvent[]): Closing {
  const closing = {
    season: 0,
    walls: [] as ClosedWall[],
    retrieved: new Map<number, number>(),
    totals: [] as readonly number[],
    isLast: after.some((event) => event.event === "game-ended"),
    shownBy: new Map<Card, Actor>(),
  };
  let isLastTurn = false;
  for (const event of season as readonly unknown[] as readonly Event[])
    switch (event.event) {
      case "last-cards-shown":
        isLastTurn = true;
        break;
      case "hung":
        if (isLastTurn) closing.shownBy.set(event.card, event.actor);
        break;
      case "exhibition-closed": {
        const { exhibition: category, works, show, artworks, loans } = event;
        closing.walls.push({ category, works, show, artworks, loans, outcomes: [] });
        break;
      }
      case "came-true":
      case "failed":
        closing.walls.at(-1)?.outcomes.push(outcomeOf(event));
        break;
      case "tokens-retrieved":
        closing.retrieved.set(event.actor, event.left);
        break;
      case "season-closed":
        closing.season = event.season;
        closing.totals = event.totals;
    }
  return closing;
}

function outcomeOf(event: CameTrueEvent | FailedEvent): Outcome {
  const { actor: seat, exhibition, space, tokens, high_risk } = event;
  const made = { seat, exhibition, space, tokens, high_risk };
  if (event.event === "failed") return { ...made, cameTrue: false, prestige: 0, before: 0, track: 0 };
  const { prestige, before, track } = event;
  return { ...made, cameTrue: true, prestige, before, track };
}

/** A closed wall as a wall that can be drawn; `before` knows what its predictions would have paid. */
export function wallOf({ category, artworks, loans, outcomes }: ClosedWall, before?: ExhibitionView): ExhibitionView {
  const predictions = outcomes.map(({ seat, space, tokens, high_risk, prestige }) => ({
    seat,
    space,
    tokens,
    high_risk,
    pays: before?.predictions.find((each) => each.space === space)?.pays ?? prestige,
  }));
  return { category, artworks, loans, predictions };
}

/** What a seat's predictions brought, wall by wall. */
export function outcomesOf(closing: Closing, seat: number): Outcome[] {
  return closing.walls.flatMap((wall) => wall.outcomes.filter((outcome) => outcome.seat === seat));
}

/** What became of a seat's tokens. */
export function tokensOf(outcomes: readonly Outcome[]): { back: number; lost: number } {
  const sum = (cameTrue: boolean) =>
    outcomes.filter((each) => each.cameTrue === cameTrue).reduce((total, each) => total + each.tokens, 0);
  return { back: sum(true), lost: sum(false) };
}

/** Where a seat stood on a track before the closing, if it moved. */
export function stoodAt(closing: Closing, category: Category, seat: number): number | null {
  const wall = closing.walls.find((each) => each.category === category);
  return wall?.outcomes.find((outcome) => outcome.seat === seat && outcome.cameTrue)?.before ?? null;
}

/** What a seat earned on a wall. */
export function earnedOn(closing: Closing, category: Category, seat: number): number {
  const wall = closing.walls.find((each) => each.category === category);
  return (wall?.outcomes ?? [])
    .filter((outcome) => outcome.seat === seat)
    .reduce((sum, outcome) => sum + outcome.prestige, 0);
}

/** The walls where nobody stands high enough: for their sake the game goes on. */
export function shortWalls(prestige: readonly (readonly number[])[], countsFrom: number): Category[] {
  return CATEGORIES.filter((_, index) => prestige.every((tracks) => (tracks[index] ?? 0) < countsFrom));
}
