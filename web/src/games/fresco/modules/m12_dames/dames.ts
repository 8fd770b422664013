/** Where the dames are today, and what they may do. */
import type { Told } from "../../../../api/live";
import type { DamesShare } from "../../../../api/types/fresco";
import type { Location, Paint, Place } from "../../model";

export type Dame = DamesShare["married"][number][number];

/** Where a dame of somebody is: she stays at home, goes somewhere, acts there, or was there. */
export interface Whereabouts {
  dame: Dame;
  when: "home" | "coming" | "now" | "done";
  /** Null at home. */
  place: Place | Location | null;
}

const BASIC: readonly Paint[] = ["yellow", "red", "blue"];
/** What a dame may give in the workshop, and what for. */
export const BARTERS = BASIC.flatMap((given) =>
  BASIC.filter((taken) => taken !== given).map((taken) => ({ do: "barter", given, taken })),
);

/** Where the dames of a seat are. What they have done is in the log, since their plans were revealed. */
export function whereabouts(
  share: DamesShare,
  seat: number,
  log: readonly Told[],
  acting: Dame | null = null,
): readonly Whereabouts[] {
  return (share.married[seat] ?? []).map((dame) => {
    const coming = share.sent[seat]?.find((at) => at.dame === dame);
    if (coming) return { dame, when: "coming", place: coming.location };
    const place = wasSent(log, seat, dame);
    if (!place) return { dame, when: "home", place };
    return { dame, when: dame === acting ? "now" : "done", place };
  });
}

/** The dame who swaps tiles at the market, between the first one and the second. */
export function swapping(log: readonly Told[]): Dame | null {
  const began = log.findLast(({ event }) => event.event === "switch-began");
  return (began?.event.dame as Dame | undefined) ?? null;
}

/** Where a dame was sent this round, by what was told. */
function wasSent(log: readonly Told[], seat: number, dame: Dame): Place | null {
  const home = log.findLastIndex(({ event }) => event.event === "dames-came-home");
  const sent = log.slice(home + 1).findLast(({ event }) => {
    return event.event === "dame-sent" && event.actor === seat && event.dame === dame;
  });
  return (sent?.event.place as Place | undefined) ?? null;
}
