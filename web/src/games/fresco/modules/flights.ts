/** Things of modules that fly over the page for what was told: from where they lay to who has them. */
import type { GameEvent, Told } from "../../../api/live";
import { boxOf, fly } from "../moving";
import type { PieceName } from "../pieces";
import { FLIGHT } from "../timing";

/** A piece, and the places on the page from which and to which it flies, as selectors. */
export interface Flight {
  piece: PieceName;
  from: string;
  to: string;
}
/** What flies, by the names of events. */
export type Flights = Readonly<Record<string, (event: GameEvent) => readonly Flight[]>>;

export const painterOf = ({ actor }: GameEvent): string => `[data-painter="${actor}"], [data-chip="${actor}"]`;
export const segmentOf = ({ segment }: GameEvent): string => `[data-segment="${String(segment)}"]`;
export const boardOf = (module: string): string => `[data-module="${module}"]`;

/** What a module moves, by its flights. */
export function movesOf(flights: Flights): (told: Told, root: HTMLElement, delay: number) => Animation[] {
  return ({ event }, _root, delay) =>
    (flights[event.event]?.(event) ?? []).flatMap(({ piece, from, to }) =>
      fly(piece, boxOf(from), boxOf(to), { delay, duration: FLIGHT }),
    );
}
