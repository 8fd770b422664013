/** What is printed on certificates, how one may be paid, and where the painters stand on the bell track. */
import type { Box } from "../../../../api/box";
import type { Action, Legal, Told } from "../../../../api/live";
import type { Certificate } from "../../../../api/types/fresco";
import type { Actor } from "../../model";
import { boardIn, printedIn } from "../printed";

export interface PrintedCertificate {
  id: Certificate;
  price: number;
  points: number;
  bells: number;
}
export interface BellTrack {
  ranks: readonly number[];
  bonus_from: readonly number[];
  bonus: readonly number[];
  last: number;
}

export const certificatesIn = (box: Box): ReadonlyMap<string, PrintedCertificate> => printedIn(box, "certificates");

const SEATS_OF_THE_LARGE_SIDE = 4;
export const trackIn = (box: Box, seats: number): BellTrack =>
  boardIn(box, seats === SEATS_OF_THE_LARGE_SIDE ? "bell_track" : "bell_track_for_three");

/** The bells on some certificates. */
export const bellsOn = (printed: ReadonlyMap<string, PrintedCertificate>, some: readonly Certificate[]): number =>
  some.reduce((sum, id) => sum + (printed.get(id)?.bells ?? 0), 0);

/** The ways to pay for the certificate of a place, from nothing to the whole price. */
export function paymentsFor(legal: readonly Legal[], place: number): readonly Action[] {
  const ways = legal.map(({ action }) => action).filter((each) => each.do === "certificate" && each.place === place);
  return ways.sort((one, other) => amountOf(one) - amountOf(other));
}

/** So many Thalers are paid now; the whole price comes last. */
const amountOf = (action: Action): number => (action.payment === "full" ? Infinity : Number(action.thalers));

/** Who stands where on the bell track, the bishop as null. */
export interface Stand {
  actor: Actor | null;
  space: number;
}

export function standsIn(log: readonly Told[]): readonly Stand[] {
  return log.flatMap(({ event }): Stand[] => {
    if (event.event === "bishop-counted") return [{ actor: null, space: Number(event.space) }];
    if (event.event !== "bells-counted" || event.space === null) return [];
    return [{ actor: event.actor as Actor, space: Number(event.space) }];
  });
}
