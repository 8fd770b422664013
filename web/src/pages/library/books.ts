/** What the library holds, each fetched once: the rules of a game, and what it is about. */
import { get } from "../../api/http";
import type { About, Chapter } from "../../api/types/openapi";
import words from "../../words/en/library.ftl?raw";
import { speak } from "../../words";

speak(words);

const rules = new Map<string, Promise<Chapter[]>>();
const abouts = new Map<string, Promise<About>>();

function once<Answer>(kept: Map<string, Promise<Answer>>, game: string, path: string): Promise<Answer> {
  const known = kept.get(game) ?? get<Answer>(path);
  kept.set(game, known);
  known.catch(() => kept.delete(game));
  return known;
}

export function rulesOf(game: string): Promise<Chapter[]> {
  return once(rules, game, `/api/games/${game}/rules`);
}

export function aboutOf(game: string): Promise<About> {
  return once(abouts, game, `/api/games/${game}`);
}

/** Where a rule is read. */
export function ruleAddress(game: string, number: string): string {
  return `/library/${game}/rules#${number}`;
}
