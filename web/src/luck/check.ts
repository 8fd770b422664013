/** Checking the record of a finished game in the browser: the seals, the luck, the chain, and what was kept of it. */
import { bytes, hash, hex } from "./hash";
import { outcomesOf, parseRecord, setupLine, Unreadable, type Door, type Record } from "./record";
import { keyOf, kindAt, Stream } from "./stream";

/** What an outcome was one of, as the server tells it: it knows the rules. */
export interface Odds {
  door: Door;
  n: number;
  counts: readonly number[] | null;
}

/** What this browser kept of a game while it was played. */
export interface Witness {
  header: string;
  links: readonly (readonly [number, string])[];
  seat: number | null;
  share: string | null;
}

export type What = "record" | "seal" | "shares" | "luck" | "chain" | "witness";
export interface Finding {
  what: What;
  /** `none`: there is nothing to check, and why is told by `code`. */
  state: "good" | "bad" | "none";
  /** What was found, for the words of the page. */
  code: string;
  facts: { [name: string]: string | number };
}
export interface Progress {
  done: number;
  of: number;
}

/** Lines and outcomes between two looks at the page. */
const CHUNK = 40;

/** Check a record, one thing after the other. Without odds only rolls of dice can be checked of the luck.
 *
 * `house` is the record as the server hands it out, "" if that is not known: it tells which line was changed.
 */
export async function* check(
  text: string,
  odds: readonly Odds[] | null,
  witness: Witness | null,
  tick: (progress: Progress) => Promise<void>,
  house = "",
): AsyncGenerator<Finding> {
  const record = read(text);
  if ("what" in record) {
    yield record;
    return;
  }
  const outcomes = outcomesOf(record).length;
  const of = outcomes + record.lines.length;
  yield checkSeal(record);
  yield checkShares(record);
  yield await checkLuck(record, odds, (done) => tick({ done, of }));
  const links = await linksOf(record, (done) => tick({ done: outcomes + done, of }));
  yield checkChain(record, links, house);
  yield checkWitness(record, links, witness);
}

function good(what: What, code: string, facts: Finding["facts"] = {}): Finding {
  return { what, state: "good", code, facts };
}
function bad(what: What, code: string, facts: Finding["facts"] = {}): Finding {
  return { what, state: "bad", code, facts };
}
function none(what: What, code: string): Finding {
  return { what, state: "none", code, facts: {} };
}

function read(text: string): Record | Finding {
  try {
    const record = parseRecord(text);
    if (!record.end) return none("record", "not-over");
    if (record.header.luck !== "sealed" || !record.header.commitment || !record.end.secret)
      return none("record", "not-sealed");
    return record;
  } catch (problem) {
    if (problem instanceof Unreadable) return bad("record", "unreadable", { line: problem.line });
    throw problem;
  }
}

function checkSeal({ header, end }: Record): Finding {
  const then = header.commitment ?? "";
  const now = hex(hash("bottega seal", [bytes(end?.secret ?? ""), setupLine(header, null)]));
  return then === now ? good("seal", "same", { then, now }) : bad("seal", "other", { then, now });
}

function checkShares({ header }: Record): Finding {
  const shares = header.shares ?? [];
  if (!shares.length) return none("shares", "alone");
  const line = setupLine(header, header.commitment);
  let last = -1;
  for (const { seat, commitment, share } of shares) {
    const fits = hex(hash("bottega part", [bytes(share), line])) === commitment && bytes(share).length === 32;
    if (!fits || seat <= last) return bad("shares", "other", { name: header.players[seat] ?? "", seat: seat + 1 });
    last = seat;
  }
  return good("shares", "same", { count: shares.length });
}

async function checkLuck(
  record: Record,
  odds: readonly Odds[] | null,
  tick: (done: number) => Promise<void>,
): Promise<Finding> {
  const { header, end } = record;
  const outcomes = outcomesOf(record);
  const takenOver = header.continued?.outcomes ?? 0;
  const shares = (header.shares ?? []).map(({ share }) => bytes(share));
  const stream = new Stream(keyOf(bytes(end?.secret ?? ""), shares));
  const count = { roll: 0, draw: 0, pick: 0 };
  if (odds && odds.length !== outcomes.length)
    return bad("luck", "miscounted", { told: odds.length, found: outcomes.length });
  for (const [index, outcome] of outcomes.entries()) {
    if (index % CHUNK === 0) await tick(index);
    if (index < takenOver) continue;
    const due = next(stream, outcome.door, odds?.[index] ?? null);
    if (due === null) continue;
    if (due !== outcome.value) {
      const facts = { entry: outcome.entry, found: outcome.value ?? -1, due, door: outcome.door };
      return bad("luck", `other-${outcome.door}`, facts);
    }
    count[outcome.door] += 1;
  }
  const facts = { ...count, all: count.roll + count.draw + count.pick, takenOver, left: unchecked(outcomes, odds) };
  return good("luck", odds ? "all" : "rolls", facts);
}

/** What the sealed number says comes next; null if that can't be told without the rules. */
function next(stream: Stream, door: Door, odds: Odds | null): number | null {
  if (door === "roll") return 1 + stream.below(6);
  if (!odds) {
    stream.below(1); // whatever it is one of, it uses up one word, but for one time in many millions
    return null;
  }
  if (odds.door !== door || odds.n < 1) return -1;
  const place = stream.below(odds.n);
  return door === "draw" ? kindAt(odds.counts ?? [], place) : place;
}

function unchecked(outcomes: readonly { door: Door }[], odds: readonly Odds[] | null): number {
  return odds ? 0 : outcomes.filter(({ door }) => door !== "roll").length;
}

/** The links of the chain: after the header, and after each line. */
async function linksOf(record: Record, tick: (done: number) => Promise<void>): Promise<string[]> {
  let link = hash("bottega link", [record.headerLine]);
  const links = [hex(link)];
  for (const [index, { text }] of record.lines.entries()) {
    if (index % CHUNK === 0) await tick(index);
    link = hash("bottega link", [link, text]);
    links.push(hex(link));
  }
  await tick(record.lines.length);
  return links;
}

function checkChain({ lines, end }: Record, links: readonly string[], house: string): Finding {
  const [, ...theirs] = house.split("\n");
  const entry = house ? 1 + lines.findIndex(({ text }, index) => text !== theirs[index]) : 0;
  const facts = { lines: lines.length, entry };
  if (links.at(-2) !== end?.digest) return bad("chain", "broken", facts);
  return entry ? bad("chain", "other", facts) : good("chain", "whole", facts);
}

/** Compare with what this browser kept: the first line as it was sealed, its share, and the links it saw. */
function checkWitness(record: Record, links: readonly string[], witness: Witness | null): Finding {
  if (!witness) return none("witness", "missing");
  if (witness.header !== record.headerLine) return bad("witness", "other-beginning");
  const added = record.header.shares?.find(({ seat }) => seat === witness.seat)?.share ?? null;
  if (witness.share && added !== witness.share) return bad("witness", "share-missing");
  const seen = [...witness.links].sort(([one], [other]) => one - other);
  for (const [entries, link] of seen)
    if (links[entries] !== link) return bad("witness", "other-link", { entry: entries });
  const entries = seen.at(-1)?.[0] ?? 0;
  return good("witness", !entries ? "begun" : witness.share ? "added" : "seen", { entries });
}
