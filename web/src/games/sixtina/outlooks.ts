/** What the server says of decisions that need no building: a bonus, and where Gianluigi goes. */
import type { GameEvent } from "../../api/live";
import type { Actor, Event, GianluigiRestoredEvent, Objective, Position, SixtinaView } from "../../api/types/sixtina";
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

/** One after the other: the server answers few questions at once. */
export async function lookAtSends(play: Play, positions: readonly Position[]): Promise<Map<Position, Sent>> {
  const found = new Map<Position, Sent>();
  for (const position of positions) {
    const { events, view } = await play.preview([`send ${position}`]);
    const sent = sentOf(events, view as unknown as SixtinaView | null, position);
    if (sent) found.set(position, sent);
  }
  return found;
}

/** A bonus that may be chosen, or why not. */
export interface Bonus {
  action: string;
  objective: Objective | null;
  isLegal: boolean;
  /** Materials that it brings, or points that it pays; null where that is not known here. */
  brings: number | null;
  /** Why it can't be chosen. */
  why: string;
  rule: string;
}

export async function lookAtBonuses(play: Play, objectives: readonly Objective[]): Promise<Bonus[]> {
  const actions = ["refine", "obtain", ...objectives.map((objective) => `claim ${objective}`)];
  const found: Bonus[] = [];
  for (const action of actions) {
    const { events, failure } = await play.preview([action]);
    found.push({
      action,
      objective: action.startsWith("claim ") ? (action.slice("claim ".length) as Objective) : null,
      isLegal: failure === null,
      brings: broughtBy(events),
      why: failure?.sentence ?? "",
      rule: failure?.rule ?? "",
    });
  }
  return found;
}

function broughtBy(events: readonly GameEvent[]): number | null {
  for (const event of events as readonly unknown[] as readonly Event[]) {
    if (event.event === "material-obtained") return event.materials;
    if (event.event === "objective-claimed") return event.points;
  }
  return null;
}
