/** What is printed on components, as people read it: groups, columns, and what a file of one's own changes. */
import type { Listed, Provenance } from "../../api/box";

export interface Group {
  chapter: string;
  title: string;
  items: Listed[];
  provenances: Provenance[];
  /** Where the values come from, if all have the same source; else each item says its own. */
  source: string;
}

export const PROVENANCES: readonly Provenance[] = ["rulebook", "public", "derived", "reconstructed", "own"];

/** Components by chapters, in the order of the box. */
export function groupsOf(components: readonly Listed[]): Group[] {
  const groups = new Map<string, Listed[]>();
  for (const item of components) groups.set(item.chapter, [...(groups.get(item.chapter) ?? []), item]);
  return [...groups].map(([chapter, items]) => ({
    chapter,
    title: labelOf(chapter),
    items,
    provenances: PROVENANCES.filter((each) => items.some(({ provenance }) => provenance === each)),
    source: new Set(items.map(({ source }) => source)).size === 1 ? (items[0]?.source ?? "") : "",
  }));
}

/** "favour_tokens" as a title: "Favour tokens". */
export function labelOf(key: string): string {
  const words = key.replace(/_/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in words; "" where there is nothing to say. */
export function valueOf(value: unknown, yes: string, no: string): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((each) => valueOf(each, yes, no)).join(isOfObjects(value) ? "; " : ", ");
  return Object.entries(value)
    .map(([key, each]) => `${key.replace(/_/g, " ")} ${valueOf(each, yes, no)}`)
    .join(", ");
}

function isOfObjects(values: readonly unknown[]): boolean {
  return values.some((value) => typeof value === "object");
}

/** The facts that some items tell, but for ids, which are ours. */
export function columnsOf(items: readonly Listed[]): string[] {
  const keys = new Set(items.flatMap(({ facts }) => Object.keys(facts)));
  const tells = (key: string) => items.some(({ facts }) => valueOf(facts[key], "+", "") !== "");
  return [...keys].filter((key) => key !== "id" && tells(key));
}

export interface Change {
  chapter: string;
  name: string;
  fact: string;
  was: unknown;
  is: unknown;
}

/** What a file of one's own changes: items are never added or left out, so both lists have the same order. */
export function changesOf(printed: readonly Listed[], own: readonly Listed[]): Change[] {
  return own.flatMap((item, index) => {
    const before = printed[index];
    const facts = new Set([...Object.keys(before?.facts ?? {}), ...Object.keys(item.facts)]);
    return [...facts].flatMap((fact) => {
      const [was, is] = [before?.facts[fact], item.facts[fact]];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      return [{ chapter: item.chapter, name: item.name, fact, was, is }];
    });
  });
}

/** The part of a components file that is about one item, to be changed there. "" if it is not found. */
export function blockOf(file: string, item: Pick<Listed, "chapter" | "name" | "facts">): string {
  const blocks = file.split(/\n(?=\[)/);
  const inChapter = (block: string) =>
    block.startsWith(`[[${item.chapter}.items]]`) || block.startsWith(`[${item.chapter}]`);
  const id = typeof item.facts.id === "string" ? `id = ${JSON.stringify(item.facts.id)}` : "";
  const name = `name = ${JSON.stringify(item.name)}`;
  const lines = (block: string) => block.split("\n");
  const mine = blocks.filter(inChapter);
  const found =
    mine.find((block) => id && lines(block).includes(id)) ??
    mine.find((block) => lines(block).includes(name)) ??
    (mine.length === 1 ? mine[0] : undefined);
  if (!found) return "";
  const kept = lines(found).filter((line) => line && !/^(#|provenance =|source =)/.test(line));
  return `${kept.join("\n")}\n`;
}
