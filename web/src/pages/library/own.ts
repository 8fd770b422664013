/** A text that replaces printed values: checked by the server, with what it changes. */
import { get, post } from "../../api/http";
import type { Listed } from "../../api/box";
import { changesOf, type Change } from "./facts";

export const LONGEST_TEXT = 100_000;

export class TooLong extends Error {}

/** The text of a file, unless it is so large that it can't be one of ours. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LONGEST_TEXT * 4) throw new TooLong();
  return file.text();
}

/** What it changes; a refusal says what is wrong with it. */
export async function changesBy(game: string, text: string): Promise<Change[]> {
  if (text.length > LONGEST_TEXT) throw new TooLong();
  const path = `/api/games/${game}/components`;
  const [printed, own] = await Promise.all([get<Listed[]>(path), post<Listed[]>(path, { text })]);
  return changesOf(printed, own);
}
