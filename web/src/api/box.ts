/** The printed matter that a table is played with, and what each thing is called in the reader's language. */
import { get } from "./http";

export type Provenance = "rulebook" | "public" | "derived" | "reconstructed" | "own";
export interface Listed {
  chapter: string;
  name: string;
  facts: Record<string, unknown>;
  provenance: Provenance;
  source: string;
}
/** What a thing is called, what its card says, and a shorter name for narrow places: "" where there is none. */
export interface Worded {
  name: string;
  text: string;
  short: string;
}
export interface Box {
  components: Listed[];
  /** By kind, then by id: `words.tool["lathekin"].text`. */
  words: Record<string, Record<string, Worded>>;
}

const printed = new Map<string, Promise<Box>>();

/** The box of a game as it is printed. */
export function boxOf(game: string): Promise<Box> {
  const known = printed.get(game) ?? get<Box>(`/api/games/${game}/box`);
  printed.set(game, known);
  known.catch(() => printed.delete(game));
  return known;
}

/** The box that a table is played with: a file of one's own may have replaced values, and texts follow the options. */
export function boxAt(table: { id: string }): Promise<Box> {
  return get<Box>(`/api/tables/${table.id}/box`);
}

/** What a thing is called. */
export function nameOf(box: Box, kind: string, id: string): string {
  return box.words[kind]?.[id]?.name ?? id;
}
