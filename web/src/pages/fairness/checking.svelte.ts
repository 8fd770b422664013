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
  /** The record as the server hands it out, "" if a file was given and there is none. */
  house: string;
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
  return { info, file: "", text, house: text, odds, kept: keptOf(table) };
}

/** A record that somebody gave us. If it is of a game that is known here, it is compared with what is known of it. */
export async function subjectOfFile(file: File, known: Subject | null): Promise<Subject> {
  const text = await file.text();
  const isKnown = known !== null && text.split("\n", 1)[0] === known.house.split("\n", 1)[0];
  const { house, odds, kept } = isKnown ? known : { house: "", odds: null, kept: null };
  return { info: null, file: file.name, text, house, odds, kept };
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

  /** Whether the house has played this very record by the rules. */
  get isJudged(): boolean {
    const { text, house, odds } = this.subject;
    return odds !== null && text === house;
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
    const { text, odds, kept, house } = this.subject;
    const tick = async (progress: Progress) => {
      this.progress = progress;
      await new Promise((resolve) => setTimeout(resolve)); // so that the page stays alive
    };
    for await (const finding of check(text, odds, kept, tick, house)) {
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
