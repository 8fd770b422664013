/** What is printed: works, walls and spaces, with what they are called. */
import { nameOf, type Box } from "../../api/box";
import type { Card, Category, Space } from "../../api/types/classic_art";

export const CATEGORIES: readonly Category[] = ["EE", "SL", "SC", "PO", "LA"];
export const SPACES: readonly Space[] = ["1-", "2-", "3-", "4-", "5+", "6+", "7+", "8+"];

export interface Work {
  id: Card;
  category: Category;
  /** As it is told. */
  title: string;
  /** As it is printed: pictures are made from it, in every language. */
  printed: string;
  full: string;
  artist: string;
  maker: string;
  year: string;
  technique: string;
  size: string;
  collection: string;
  isLoan: boolean;
}

export interface Catalogue {
  works: ReadonlyMap<string, Work>;
  names: Record<Category, string>;
  /** What a space pays with one token. */
  values: ReadonlyMap<string, number>;
  tokens: number;
  maximum: number;
  countsFrom: number;
}

export const isRarity = (space: string): boolean => space.endsWith("-");
export const limitOf = (space: string): number => Number.parseInt(space, 10);
export const signOf = (space: string): string => `${isRarity(space) ? "≤" : "≥"}${limitOf(space)}`;
export const isTrueWith = (space: string, works: number): boolean =>
  isRarity(space) ? works <= limitOf(space) : works >= limitOf(space);
export const categoryOf = (card: string): Category => card.slice(0, 2) as Category;
export const isCategory = (text: unknown): text is Category => CATEGORIES.includes(text as Category);

const known = new WeakMap<Box, Catalogue>();

export function catalogueOf(box: Box): Catalogue {
  const catalogue = known.get(box) ?? read(box);
  known.set(box, catalogue);
  return catalogue;
}

function read(box: Box): Catalogue {
  const facts = (chapter: string) => box.components.find((each) => each.chapter === chapter)?.facts ?? {};
  const loans = facts("art_on_loan").works as string[] | undefined;
  const works = box.components
    .filter((each) => each.chapter === "works")
    .map((each) => workOf(each.name, each.facts as Record<string, string>, box, loans ?? []));
  const spaces = box.components.filter((each) => each.chapter === "spaces");
  return {
    works: new Map(works.map((work) => [work.id, work])),
    names: Object.fromEntries(CATEGORIES.map((id) => [id, nameOf(box, "category", id)])) as Record<Category, string>,
    values: new Map(spaces.map((space) => [space.name, Number(space.facts.prestige)])),
    tokens: Number(facts("tokens").prediction ?? 6),
    maximum: Number(facts("scoring_track").maximum ?? 10),
    countsFrom: Number(facts("scoring_track").counts_from ?? 5),
  };
}

/** A work, from its printed label. */
export function workOf(
  printed: string,
  facts: Record<string, string | undefined>,
  box: Box,
  loans: readonly string[],
): Work {
  const id = (facts.id ?? "") as Card;
  const worded = box.words.card?.[id];
  const artist = facts.artist ?? "";
  return {
    id,
    category: categoryOf(id),
    title: worded?.name ?? facts.short ?? printed,
    printed,
    full: worded?.text || printed,
    artist,
    maker: capital(worded?.short || artist),
    year: facts.year ?? "",
    technique: facts.technique ?? "",
    size: facts.size ?? "",
    collection: facts.collection ?? "",
    isLoan: loans.includes(id),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
