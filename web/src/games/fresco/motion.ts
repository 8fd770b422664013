/** How what was told moves: slabs fade, shields walk the frame, paints and coins fly, booths close. */
import type { Told } from "../../api/live";
import { corniceFor, middleOf, planOf, walk } from "./ceiling";
import type { Desk } from "./desk.svelte";
import { boxOf, find, fly, inPlaceOf, swell, tint, type Time } from "./moving";
import type { Actor, Event } from "./model";
import { timed, type Moment } from "./timing";
import { whoIs } from "./who";

interface Stage {
  desk: Desk;
  root: HTMLElement;
}

/** Animate what was told; gives back what ends it at once. */
export function animate(news: readonly Told[], stage: Stage): () => void {
  const running = timed(news).moments.flatMap((moment) => [
    ...moved(moment, stage),
    ...stage.desk.modules.flatMap((module) => module.moves?.(moment.told, stage.root, moment.begin) ?? []),
  ]);
  return () => {
    for (const animation of running) animation.finish();
  };
}

/** Where nothing moves: what has changed is tinted for a moment. */
export function tintAll(news: readonly Told[]): void {
  for (const { event } of news) {
    const { segment, actor } = event as { segment?: string; actor?: Actor };
    if (event.event === "segment-restored") tint(find(`[data-segment="${segment}"]`));
    else if (actor !== undefined && actor !== null) tint(find(`[data-painter="${actor}"]`));
  }
}

function moved({ told, begin, lasts }: Moment, { desk, root }: Stage): Animation[] {
  const event = told.event as unknown as Event;
  const time = { delay: begin, duration: lasts };
  const desks = (actor: Actor, paint?: string) => homeOf(desk, actor, paint);
  switch (event.event) {
    case "segment-restored":
      return inPlaceOf(find(`[data-segment="${event.segment}"]`), "fr-slab-fades", time, [
        { opacity: 1 },
        { opacity: 0, scale: 0.97 },
      ]);
    case "altar-restored":
      return swell(find("[data-altar] svg"), time);
    case "advanced":
      return walks(desk, event.actor, event.start, event.space, time);
    case "paints-handed-in": {
      const goal = boxOf(event.segment ? `[data-segment="${event.segment}"]` : "[data-altar]");
      return event.paints.flatMap((paint) => fly(`paint-${paint}`, desks(event.actor, paint), goal, time));
    }
    case "bought":
      return event.paints.flatMap((paint) =>
        fly(`paint-${paint}`, boxOf(`[data-booth="${event.booth}"]`), desks(event.actor, paint), time),
      );
    case "closed":
      return swell(find(`[data-booth="${event.booth}"]`), time, 0.94);
    case "blended":
      return event.paints.flatMap((paint) =>
        fly(`paint-${paint}`, desks(event.actor, paint), desks(event.actor, event.paint), time),
      );
    case "paint-taken":
      return fly(`paint-${event.paint}`, boxOf('[data-station="studio"]'), desks(event.actor, event.paint), time);
    case "woke-up":
      return fly(`seat-${whoIs(event.actor)}`, desks(event.actor), boxOf(`[data-hour="${event.hour}"]`), time);
    case "paid":
    case "income-paid": {
      const from = boxOf(event.event === "paid" ? '[data-station="studio"]' : "[data-ceiling]");
      return fly("thaler", from, desks(event.actor, "thalers"), time);
    }
    case "mood-changed":
    case "plan-revealed":
      return swell(find(`[data-painter="${event.actor}"]`), time, 1.02);
    case "round-began":
      return inPlaceOf(root, "fr-light-passes", time, [{ translate: "-100% 0" }, { translate: "100% 0" }]);
    default:
      return [];
  }
}

/** Where the things of a painter lie: mine on the desk, those of others beside their names. */
function homeOf(desk: Desk, actor: Actor, thing = ""): DOMRect | null {
  const mine = thing === "thalers" ? "[data-thalers]" : `[data-region="desk"] [data-paint="${thing}"]`;
  const own = actor === desk.play.seat && thing ? boxOf(mine) : null;
  return own ?? boxOf(`[data-painter="${actor}"], [data-chip="${actor}"]`) ?? boxOf('[data-region="desk"]');
}

/** A shield goes from space to space. */
function walks(desk: Desk, actor: Actor, start: number, space: number, { delay, duration }: Time): Animation[] {
  const plan = planOf(corniceFor(desk.modules));
  const steps = walk(start, space).map((each) => {
    const { x, y } = middleOf(each, plan);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  const shield = find(`[data-shield="${actor}"]`);
  return shield ? [shield.animate(steps, { delay, duration, fill: "backwards", easing: "linear" })] : [];
}
