/** Rules as they are read: references, options and emphasis in their texts, and finding one by number or words. */
import type { Chapter } from "../../api/types/openapi";

export type Piece =
  | { kind: "text" | "title" | "value" | "hit"; text: string }
  | { kind: "rule"; text: string; number: string }
  | { kind: "option"; text: string; name: string };

const MARKS =
  /\*\(option: (?<option>[\w-]+)\)\*|\*(?<title>[^*]+)\*|`(?<value>[^`]+)`|(?<rule>\b[A-Z]{2}-[A-Z]*\d*(?:\.\d+)*)/g;

/** The text of a rule in pieces. Only numbers that are `known` become references. */
export function piecesOf(text: string, known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (until: number) => {
    if (until > at) pieces.push({ kind: "text", text: text.slice(at, until) });
  };
  for (const found of text.matchAll(MARKS)) {
    const { option, title, value, rule } = found.groups ?? {};
    if (rule && !known.has(rule)) continue;
    add(found.index);
    at = found.index + found[0].length;
    if (option) pieces.push({ kind: "option", text: "", name: option });
    else if (title) pieces.push({ kind: "title", text: title });
    else if (value) pieces.push({ kind: "value", text: value });
    else if (rule) pieces.push({ kind: "rule", text: rule, number: rule });
  }
  add(text.length);
  return pieces;
}

/** A text without its marks. */
export function plainText(text: string): string {
  return text.replace(/ ?\*\(option: [\w-]+\)\*/g, "").replace(/[*`]/g, "");
}

/** All numbers of chapters and rules. */
export function numbersOf(chapters: readonly Chapter[]): Set<string> {
  return new Set(chapters.flatMap(({ number, paragraphs }) => [number, ...paragraphs.map((each) => each.number)]));
}

/** Whether a chapter is that of a module. */
export function isModule(chapter: Chapter): boolean {
  return /^M\d+$/.test(shortNumber(chapter.number));
}

/** Whether a chapter is about modules: one of them, or all. */
export function isAboutModules(chapter: Chapter): boolean {
  return /^M\d*$/.test(shortNumber(chapter.number));
}

/** The number of the module that a chapter is about, 0 if it is about none. */
export function moduleIn(chapter: Chapter): number {
  return Number(/^M(\d+)$/.exec(shortNumber(chapter.number))?.[1] ?? 0);
}

/** The modules whose rules name this chapter, or a rule of it. */
export function modulesNaming(chapter: Chapter, chapters: readonly Chapter[]): readonly Chapter[] {
  if (isModule(chapter)) return [];
  const own = numbersOf([chapter]);
  const names = (text: string) => piecesOf(text, own).some((piece) => piece.kind === "rule");
  return chapters.filter((each) => isModule(each) && each.paragraphs.some(({ text }) => names(text)));
}

/** A number without the letters of its game: "5.3" of "FR-5.3". */
export function shortNumber(number: string): string {
  return number.slice(number.indexOf("-") + 1);
}

/** The rule or chapter that a number means, typed with or without the letters of the game. */
export function jumpTo(chapters: readonly Chapter[], typed: string): string | null {
  const wanted = typed.trim().toUpperCase().replace(/\s+/g, "");
  if (!/\d|^[A-Z]{2}-|^[A-Z]$/.test(wanted)) return null;
  for (const number of numbersOf(chapters)) if (number === wanted || shortNumber(number) === wanted) return number;
  return null;
}

export interface Hit {
  number: string;
  chapter: string;
  pieces: Piece[];
  /** How well it fits: words that begin like this count most, then those in the title of the chapter. */
  worth: number;
}

const LONG = 150;
const BEFORE = 40;

/** The rules that have all words of a query, those first that fit best. */
export function search(chapters: readonly Chapter[], query: string): Hit[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const hits = chapters.flatMap(({ title, paragraphs }) =>
    paragraphs.flatMap(({ number, text }) => {
      const plain = plainText(text);
      const all = `${title} ${plain}`.toLowerCase();
      if (!words.every((word) => all.includes(word))) return [];
      return [{ number, chapter: title, pieces: snippet(plain, words), worth: worthOf(plain, title, words) }];
    }),
  );
  return hits.sort((one, other) => other.worth - one.worth);
}

/** Words of a query; a single letter finds nothing but noise. */
function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.length > 1);
}

function worthOf(text: string, title: string, words: readonly string[]): number {
  const begins = (where: string, word: string) => new RegExp(`(^|[^\\p{L}])${escaped(word)}`, "iu").test(where);
  return words.reduce((sum, word) => sum + (begins(text, word) ? 2 : begins(title, word) ? 1 : 0), 0);
}

function escaped(word: string): string {
  return word.replace(/[-.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A part of a text around the first word found, beginning and ending at a word, with the words marked. */
export function snippet(text: string, words: readonly string[]): Piece[] {
  const first = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0), text.length);
  const from = first > BEFORE && first < text.length ? text.indexOf(" ", first - BEFORE) + 1 : 0;
  const until = text.length - from > LONG ? text.lastIndexOf(" ", from + LONG) : text.length;
  return marked(`${from ? "…" : ""}${text.slice(from, until)}${until < text.length ? "…" : ""}`, words);
}

function marked(text: string, words: readonly string[]): Piece[] {
  if (!words.length) return [{ kind: "text", text }];
  const parts = text.split(new RegExp(`(${words.map(escaped).join("|")})`, "gi"));
  return parts.flatMap((part, index): Piece[] => (part ? [{ kind: index % 2 ? "hit" : "text", text: part }] : []));
}
