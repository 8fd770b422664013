/** What belongs to which module: components by their chapters, and modules whose rules name another. */
import type { Listed } from "../../api/box";
import type { Chapter, Question } from "../../api/types/openapi";
import { groupsOf, type Group } from "./facts";
import { isModule, numbersOf, piecesOf } from "./rules";

const COUNTS = ["copies", "tokens", "tiles", "pieces"] as const;
const FOR_THREE = "_for_three";
const ALL_SEATS = 4;

/** Components of the base game, or of a module, in the order of their numbers. */
export interface Part {
  /** Null for the base game. */
  module: Question | null;
  groups: Group[];
}

/** Groups of components, those of each module apart. Modules without any components have no part. */
export function partsOf(groups: readonly Group[], modules: readonly Question[]): Part[] {
  const own = new Set(modules.flatMap(({ brings }) => brings));
  const base = { module: null, groups: groups.filter(({ chapter }) => !own.has(chapter)) };
  const parts = modules.map((module) => ({
    module,
    groups: groups.filter(({ chapter }) => module.brings.includes(chapter)),
  }));
  return [base, ...parts].filter((part) => part.groups.length > 0);
}

/** How many pieces there are of what is listed once. */
export function piecesIn({ facts }: Pick<Listed, "facts">): number {
  const told = COUNTS.map((fact) => facts[fact]).find((count) => typeof count === "number");
  const leaves = "id" in facts ? undefined : facts.leaves;
  return told ?? (typeof leaves === "number" ? leaves : 1);
}

export interface Brought {
  group: Group;
  pieces: number;
}

/** What a module brings for so many players: with fewer than four the other side of some boards is up. */
export function broughtBy(module: Question, components: readonly Listed[], seats: number): Brought[] {
  const groups = groupsOf(components).filter(({ chapter }) => module.brings.includes(chapter));
  const chapters = new Set(groups.map(({ chapter }) => chapter));
  const isUp = (chapter: string) =>
    seats < ALL_SEATS ? !chapters.has(chapter + FOR_THREE) : !chapter.endsWith(FOR_THREE);
  return groups
    .filter(({ chapter }) => isUp(chapter))
    .map((group) => ({ group, pieces: group.items.reduce((sum, item) => sum + piecesIn(item), 0) }));
}

/** Modules with which a module has something to do: whose rules it names, or whose rules name it. */
export function modulesBeside(number: string, chapters: readonly Chapter[]): Chapter[] {
  const own = chapters.find((chapter) => chapter.number === number);
  if (!own) return [];
  return chapters.filter((each) => each !== own && isModule(each) && (names(own, each) || names(each, own)));
}

function names(one: Chapter, other: Chapter): boolean {
  const wanted = numbersOf([other]);
  return one.paragraphs.some(({ text }) => piecesOf(text, wanted).some((piece) => piece.kind === "rule"));
}
