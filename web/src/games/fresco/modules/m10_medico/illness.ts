/** Who is ill, what is infected, and what one may do about it. */
import type { MedicoShare } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import type { Location } from "../../model";
import { shareOf } from "../../module";

/** What is asked in a visit, as far as it is about the ill. */
export interface AtWork {
  /** Whether the apprentice at work is ill. */
  isIll: boolean;
  /** Ill ones who are still to work. */
  toCome: number;
}

/** What tells whether the share's location is infected, or was in the round before. */
const TELLING = new Set(["round-began", "infection-revealed"]);

/** The location that is infected in this round; what was infected in the last one is healthy again. */
export function infectedNow({ play }: Desk, share: MedicoShare): Location | null {
  const told = play.log.findLast(({ event }) => TELLING.has(event.event));
  return told?.event.event === "infection-revealed" ? share.infected : null;
}

/** All black pawns of a seat: its own apprentices who are ill, and those of neutral ones. */
export const illOf = (share: MedicoShare, seat: number): number =>
  (share.ill[seat] ?? 0) + (share.stand_ins[seat] ?? 0);

/** Who works in the visit of who sits here, if anybody does. */
export function atWork({ question }: Desk): AtWork | null {
  if (!question || !("is_ill" in question)) return null;
  return { isIll: question.is_ill, toCome: question.ill };
}

/** How many ill apprentices of a painter are still to work at a location. */
export function illAt(desk: Desk, seat: number, column: number): number {
  return shareOf(desk, "medico").sent[seat]?.[column] ?? 0;
}
