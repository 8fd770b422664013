/** What the server says of where Gianluigi may go. */
import type { GameEvent } from "../../api/live";
import type { Actor, Event, GianluigiRestoredEvent, Position, SixtinaView } from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";
import { POSITIONS } from "./chapel";

/** What Gianluigi would do on a fresco, and what everybody would have there then. */
export interface Sent {
  position: Position;
  total: number;
  value: number;
  restoration: string;
  /** Who would have how many materials there; if it completes the fresco, what they would score. */
  shares: readonly { actor: Actor; materials: number; points: number | null }[];
}

export function sentOf(events: readonly GameEvent[], view: SixtinaView | null, position: Position): Sent | null {
  const told = events as readonly unknown[] as readonly Event[];
  const done = told.find((event): event is GianluigiRestoredEvent => event.event === "gianluigi-restored");
  if (!done) return null;
  const scored = told.flatMap((event) =>
    event.event === "scored" && event.position === position
      ? [{ actor: event.actor, materials: event.materials, points: event.points }]
      : [],
  );
  const fresco = view?.chapel[POSITIONS.indexOf(position)];
  const standing = (view?.restorers ?? []).flatMap(({ actor }, index) => {
    const materials = fresco?.materials[index] ?? 0;
    return materials ? [{ actor, materials, points: null }] : [];
  });
  standing.sort((one, other) => other.materials - one.materials);
  return {
    position,
    total: done.total,
    value: done.value,
    restoration: done.restoration,
    shares: scored.length ? scored : standing,
  };
}

/** Ask for one after the other, and tell each as it is known. */
export async function lookAtSends(
  play: Play,
  positions: readonly Position[],
  tell: (sent: Sent) => boolean,
): Promise<void> {
  for (const position of positions) {
    const { events, view } = await play.preview([`send ${position}`]);
    const sent = sentOf(events, view as unknown as SixtinaView | null, position);
    if (sent && !tell(sent)) return;
  }
}
