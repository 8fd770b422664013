/** What is heard of a segment: its value, what it takes, what is lacked, and whether it may be restored. */
import { nameOf } from "../../api/box";
import { listed } from "../../words";
import type { Cell } from "./ceiling";
import type { Desk } from "./desk.svelte";
import { actorOf } from "./painters";
import { nameOfPainter } from "./telling";
import { bonusesOf, slabsOf, tilesIn, type Slab } from "./slabs";
import { say } from "./words";

/** What is said of each segment, with those that may be tapped. */
export function segmentTold(desk: Desk, can: ReadonlySet<Cell>): (segment: Cell) => string {
  const { view, play, modules } = desk;
  const slabs = new Map(slabsOf(view, tilesIn(play.box), play.seat).map((slab) => [slab.segment, slab]));
  const bonuses = bonusesOf(desk.prospects);
  return (segment) => {
    const slab = slabs.get(segment);
    const parts = slab
      ? slabTold(desk, slab, bonuses.get(segment) ?? 0)
      : [say("fresco-segment-restored", { segment })];
    if (view.bishop === segment) parts.push(say("fresco-bishop-here"));
    if (view.leonardo === segment) parts.push(say("fresco-leonardo-here"));
    parts.push(...modules.flatMap((module) => module.toldOfSegment?.(desk, segment) ?? []));
    if (can.has(segment)) parts.push(say("fresco-segment-may"));
    return parts.join("; ");
  };
}

function slabTold({ play }: Desk, { segment, value, paints, lacked }: Slab, bonus: number): string[] {
  const called = (some: typeof paints) => listed(some.map((paint) => nameOf(play.box, "paint", paint)));
  const missing = paints.filter((_, place) => lacked.has(place));
  const has = missing.length
    ? say("fresco-segment-lacks", { paints: called(missing), count: missing.length })
    : say("fresco-segment-has-all");
  return [
    say("fresco-segment", { segment, value, bonus, paints: called(paints) }),
    ...(play.seat === null ? [] : [has]),
  ];
}

/** Where everybody stands on the track. */
export function whereTold(desk: Desk): string {
  const places = desk.view.track.map((space, painter) => {
    const name = nameOfPainter(desk, actorOf(desk.view, painter));
    return space < 1 ? say("fresco-stands-at-start", { name }) : say("fresco-stands-on", { name, space });
  });
  return say("fresco-track", { places: listed(places) });
}
