/** What the server says of what is laid: whether it can be done, what it comes to, and how many materials may go. */
import type { JudgedDraft } from "../../api/live";
import type { Slip } from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";

/** What is laid of a restoration or an acquisition; materials come last. */
export interface Laying {
  draft: "restoration" | "acquisition";
  laid: readonly string[];
  last: "add" | "take";
  /** So many materials; null is as many as may be. */
  number: number | null;
  /** More than so many it can't be: what is tried first. */
  most: number;
}

export interface Judged {
  /** What was laid. */
  name: string;
  slip: Slip;
  /** Numbers of materials that may be chosen. */
  numbers: readonly number[];
  number: number;
}

export const numbersIn = (slip: Slip, last: Laying["last"]): number[] =>
  slip.candidates.flatMap(({ action, reason }) =>
    reason === null && action.do === last && "materials" in action ? [action.materials] : [],
  );

/** Ask what it comes to; with as many materials as may be, if nobody said how many. */
export async function judge(play: Play, laying: Laying, name: string): Promise<Judged> {
  const { draft, laid, last, number, most } = laying;
  const ask = (materials: number): Promise<JudgedDraft<Slip>> =>
    play.draft<Slip>(draft, [...laid, `${last} ${materials}`]);
  let tried = number ?? most;
  let { slip } = await ask(tried);
  // Others could be done too, but only with more cards.
  const numbers = numbersIn(slip, last).filter((each) => each <= most);
  if (!slip.ready && numbers.length) {
    tried = Math.max(...numbers);
    ({ slip } = await ask(tried));
  }
  return { name, slip, numbers, number: tried };
}

/** The whole as a line, to ask why it can't be done. */
export const lineOf = ({ laid, last }: Laying): string[] => [...laid, `${last} 0`];
