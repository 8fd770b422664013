/** A game being checked: its record, what the server tells beside it, what this browser kept, and what was found. */
import { get, getText, Refusal } from "../../api/http";
import type { TableInfo } from "../../api/live";
import { check, type Finding, type Odds, type Progress, type Witness } from "../../luck/check";
/** What the table page keeps of a game. */
export interface Kept extends Witness {
  seal: string | null;
}

export interface Subject {
  /** The table, null for a file. */
  info: TableInfo | null;
  file: string;
  text: string;
  odds: readonly Odds[] | null;
  kept: Kept | null;
}

/** The witness that this browser kept of a table. */
export function keptOf(table: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(`bottega:witness:${table}`) ?? "null") as Kept | null;
    return kept && typeof kept.header === "string" && Array.isArray(kept.links) ? kept : null;
  } catch {
    return null;
  }
}

/** A table's record, with all that is needed to check it. */
export async function subjectOf(table: string): Promise<Subject> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const [info, text] = await Promise.all([get<TableInfo>(path), getText(`${path}/record`)]);
  const odds = await get<Odds[]>(`${path}/luck`).catch((problem: unknown) => {
    if (problem instanceof Refusal) return null; // the game runs, or its rules are played no more
    throw problem;
  });
  return { info, file: "", text, odds, kept: keptOf(table) };
}

export class Checking {
  readonly subject: Subject;
  findings: readonly Finding[] = $state.raw([]);
  progress: Progress = $state.raw({ done: 0, of: 0 });
  isDone = $state(false);
  #run = 0;

  constructor(subject: Subject) {
    this.subject = subject;
  }

  get moves(): number {
    return this.subject.text.split('\n{"kind":"action"').length - 1;
  }

  readonly verdict = $derived.by(() => {
    if (!this.isDone) return "running";
    if (this.findings.some(({ state }) => state === "bad")) return "bad";
    return this.findings.some(({ state }) => state === "good") ? "good" : "none";
  });

  /** Check it, or check it again. */
  async run(): Promise<void> {
    const run = ++this.#run;
    this.isDone = false;
    this.findings = [];
    const { text, odds, kept } = this.subject;
    const tick = async (progress: Progress) => {
      this.progress = progress;
      await new Promise((resolve) => setTimeout(resolve)); // so that the page stays alive
    };
    for await (const finding of check(text, odds, kept, tick)) {
      if (run !== this.#run) return;
      this.findings = [...this.findings, finding];
    }
    this.isDone = true;
  }
}

/** What this browser kept, as a file for `bottega verify --witness`. */
export function witnessFile({ header, links, seat, share }: Kept): string {
  return JSON.stringify({ header, links, seat, share: share ?? "" });
}
