/** Names and types of the game, as these pages read them. */
import type { Listed } from "../../api/box";
import type { Box } from "../../api/box";
import type { ScoreLine } from "../../api/live";
import type {
  Cell,
  Colour,
  Die,
  Event,
  LineProgress,
  Objective,
  Pattern,
  Question,
  Tool,
  View,
  WindowView,
} from "../../api/types/sagrada";
import type { Play } from "../../table/play.svelte";

export type { Cell, Colour, Die, Event, Objective, Pattern, Question, Tool, View, WindowView };

/** A colour by its letter, as dice and patterns write it. */
export type Key = "R" | "Y" | "G" | "B" | "P";
export const KEYS: readonly Key[] = ["R", "Y", "G", "B", "P"];
export const COLOURS: Record<Key, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };
export const CELLS = Array.from({ length: 20 }, (_, at) => `${"ABCD"[Math.floor(at / 5)]}${1 + (at % 5)}`) as Cell[];
export const ROUNDS = 10;

export function keyOf(colour: Colour): Key {
  return (KEYS.find((key) => COLOURS[key] === colour) ?? "R") as Key;
}
export function colourKey(die: string): Key {
  return die[0] as Key;
}
export function valueOf(die: string): number {
  return Number(die[1]);
}
export function cellAt(index: number): Cell {
  return CELLS[index] as Cell;
}

/** What is printed on a space: nothing, a colour, or a shade. */
export type Print = "." | Key | "1" | "2" | "3" | "4" | "5" | "6";

export interface PatternCard {
  id: string;
  name: string;
  difficulty: number;
  prints: readonly Print[];
}

const NO_PRINTS: readonly Print[] = Array.from({ length: 20 }, () => "." as const);

/** A pattern out of the list of components. */
export function patternOf(listed: Pick<Listed, "name" | "facts">, id = ""): PatternCard {
  const grid = listed.facts.grid as string[] | undefined;
  return {
    id,
    name: listed.name,
    difficulty: Number(listed.facts.difficulty ?? 0),
    prints: grid ? ([...grid.join("")] as Print[]) : NO_PRINTS,
  };
}

const known = new WeakMap<Box, Map<string, PatternCard>>();

/** The pattern with this id in the box. */
export function patternIn(box: Box, id: string | null | undefined): PatternCard {
  let cards = known.get(box);
  if (!cards) {
    const words = box.words.pattern ?? {};
    const byName = new Map(box.components.filter((c) => c.chapter === "patterns").map((c) => [c.name, c]));
    cards = new Map(
      Object.entries(words).map(([each, { name }]) => [each, patternOf(byName.get(name) ?? { name, facts: {} }, each)]),
    );
    known.set(box, cards);
  }
  return cards.get(id ?? "") ?? { id: "", name: "", difficulty: 0, prints: NO_PRINTS };
}

/** A fact of a component, by the id of its words. */
export function factOf(box: Box, kind: "tool" | "objective", id: string, fact: string): unknown {
  const name = box.words[kind]?.[id]?.name;
  const chapter = kind === "tool" ? "tools" : "public_objectives";
  return box.components.find((c) => c.chapter === chapter && c.name === name)?.facts[fact];
}

/** The text of a card, as short as it is printed there. */
export function textOf(box: Box, kind: "tool" | "objective", id: string): string {
  return String(factOf(box, kind, id, "text") ?? box.words[kind]?.[id]?.text ?? "");
}

export interface Progress {
  line: ScoreLine;
  lines: LineProgress[];
  members: number[];
}
export interface WindowSoFar {
  seat: number;
  objectives: Progress[];
  private: ScoreLine[];
  tokens: number;
  empty_spaces: ScoreLine;
  points: number;
}
export interface Prospects {
  windows: WindowSoFar[];
  gains: { action: string; points: number; lines: ScoreLine[] }[];
}

export function viewOf(play: Play): View {
  return play.view as unknown as View;
}
export function prospectsOf(play: Play): Prospects | null {
  return (play.position.prospects ?? null) as Prospects | null;
}
export function eventsOf(news: readonly { event: unknown }[]): Event[] {
  return news.map((told) => told.event as Event);
}

/** An empty window, before there are any. */
export const NO_DICE: readonly (Die | null)[] = Array.from({ length: 20 }, () => null);

/** Facts of a refusal come alone or as a list. */
export function listOf(fact: unknown): string[] {
  return fact === undefined || fact === null ? [] : Array.isArray(fact) ? fact.map(String) : [String(fact)];
}
