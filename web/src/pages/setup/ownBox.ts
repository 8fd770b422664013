/** A file that replaces printed values: read here, checked by the server. */
import { get, post } from "../../api/http";
import type { Listed } from "../../api/types/openapi";
import type { OwnFile } from "./plan";

export const LONGEST_FILE = 100_000;

export class TooLarge extends Error {}

/** The text of a file, and the names of what it replaces; a refusal says what is wrong with it. */
export async function readOwnBox(game: string, file: File): Promise<{ own: OwnFile; replaced: string[] }> {
  if (file.size > LONGEST_FILE * 4) throw new TooLarge();
  const text = await file.text();
  if (text.length > LONGEST_FILE) throw new TooLarge();
  const checked = await post<Listed[]>(`/api/games/${game}/components`, { text });
  const printed = await get<Listed[]>(`/api/games/${game}/components`);
  return { own: { name: file.name, text }, replaced: replacedBy(printed, checked) };
}

/** Names of what reads otherwise than it is printed. */
export function replacedBy(printed: readonly Listed[], own: readonly Listed[]): string[] {
  const before = new Map(printed.map((each) => [`${each.chapter} ${each.name}`, JSON.stringify(each.facts)]));
  return own
    .filter((each) => before.get(`${each.chapter} ${each.name}`) !== JSON.stringify(each.facts))
    .map((each) => each.name);
}
