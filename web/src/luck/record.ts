/** Records of games: lines of JSON, each exactly as it was written, since hashes stand for the text itself. */

export type Door = "roll" | "draw" | "pick";
export type Outcomes = [Door, number | null][];

export interface Share {
  seat: number;
  commitment: string;
  share: string;
}
export interface Header {
  kind: "header";
  game: string;
  players: string[];
  luck: "sealed" | "seeded";
  commitment: string | null;
  started: string;
  shares?: Share[];
  continued?: { link: string; moves: number; outcomes: number };
}
export type Entry =
  | { kind: "chance"; n: number; outcomes: Outcomes }
  | { kind: "action"; n: number; seat: number; action: string | null; time: string }
  | { kind: "undo"; n: number; seat: number; action: number; time: string }
  | { kind: "reveal"; n: number; entry: number; outcomes?: Outcomes; action?: string }
  | End;
export interface End {
  kind: "meta";
  n: number;
  how: "played" | "resigned" | "agreed";
  by: number | null;
  scores: number[];
  winners: number[];
  secret: string | null;
  digest: string;
}
export interface Line {
  text: string;
  entry: Entry;
}
export interface Record {
  headerLine: string;
  header: Header;
  lines: Line[];
  end: End | null;
}

/** A text that is no record of ours: the number of the first line that is wrong. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

const KINDS = new Set(["chance", "action", "undo", "reveal", "meta"]);

/** Read a record; Unreadable says which line is wrong. */
export function parseRecord(text: string): Record {
  const [first = "", ...rest] = text.split("\n");
  const header = parseHeader(first);
  if (rest.pop() !== "") throw new Unreadable(rest.length + 2);
  const lines = rest.map((each, index) => ({ text: each, entry: parseEntry(each, index + 1) }));
  const last = lines.at(-1)?.entry;
  return { headerLine: first, header, lines, end: last?.kind === "meta" ? last : null };
}

function parseHeader(line: string): Header {
  const header = parseLine(line, 1) as Header;
  if (header.kind !== "header" || !Array.isArray(header.players)) throw new Unreadable(1);
  return header;
}

function parseEntry(line: string, n: number): Entry {
  const entry = parseLine(line, n + 1) as Entry;
  if (!KINDS.has(entry.kind) || entry.n !== n) throw new Unreadable(n + 1);
  return entry;
}

/** A line that is written as we write it: nothing stands there twice, and nothing is hidden in spaces. */
function parseLine(line: string, number: number): unknown {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && JSON.stringify(value) === line) return value;
  } catch {
    // said below
  }
  throw new Unreadable(number);
}

/** The line of a header without what people's browsers added, and, if asked for, without the host's commitment. */
export function setupLine(header: Header, commitment: string | null): string {
  return JSON.stringify({ ...header, commitment, shares: undefined });
}

/** All outcomes in their order, each with the entry that tells it; what was withheld is there as it was revealed. */
export function outcomesOf(record: Record): { entry: number; door: Door; value: number | null }[] {
  const revealed = new Map<number, Outcomes>();
  for (const { entry } of record.lines)
    if (entry.kind === "reveal" && entry.outcomes) revealed.set(entry.entry, entry.outcomes);
  return record.lines.flatMap(({ entry }) =>
    entry.kind === "chance"
      ? (revealed.get(entry.n) ?? entry.outcomes).map(([door, value]) => ({ entry: entry.n, door, value }))
      : [],
  );
}
