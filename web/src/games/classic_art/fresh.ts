/** Which works are new to a seat, and who showed them. */
import type { Told } from "../../api/live";
import type { Actor, Card } from "../../api/types/classic_art";

const SHOWN = new Set(["hung", "lent", "loan-waits", "left-at-once"]);
const DEEDS = new Set([...SHOWN, "predicted", "passed", "dropped"]);

export const showsCard = (told: Told): boolean => SHOWN.has(told.event.event);

/** Whether a seat decided this, and does not only begin a turn or earn something. */
export const isDeedOf = (told: Told, seat: number | null): boolean =>
  told.event.actor === seat && DEEDS.has(told.event.event);

/** What was told since the seat last acted. */
export const sinceDeed = (log: readonly Told[], seat: number | null): readonly Told[] =>
  log.slice(log.findLastIndex((told) => isDeedOf(told, seat)) + 1);

/** The works that were hung, and by whom. */
export const hungBy = (told: readonly Told[]): ReadonlyMap<Card, Actor> =>
  new Map(
    told
      .filter(({ event }) => event.event === "hung")
      .map(({ event }) => [event.card as Card, event.actor as Actor] as const),
  );
