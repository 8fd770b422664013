/** What is told to those who hear the page: visitors of a station, tiles of the market. */
import { nameOf } from "../../api/box";
import { listed } from "../../words";
import type { Desk } from "./desk.svelte";
import type { Actor, FrescoProspects, Location, Paint } from "./model";
import { inOrder, sentTo } from "./painters";
import { say } from "./words";

type Purchase = FrescoProspects["purchases"][number];
type Affordable = Purchase["gained"];

/** What a painter is called. */
export function nameOfPainter(desk: Desk, actor: Actor): string {
  if (actor === "leonardo") return nameOf(desk.play.box, "actor", actor);
  return actor === desk.play.seat ? say("fresco-you") : desk.play.name(actor);
}

/** Some paints, named: "red, red and blue". */
export const paintsTold = (desk: Desk, paints: readonly Paint[]): string =>
  listed(paints.map((paint) => nameOf(desk.play.box, "paint", paint)));

/** "You 1, Lucia 2" of a station. */
export function visitorsTold(desk: Desk, column: Location): string {
  const sent = inOrder(desk.view).flatMap((actor) => {
    const count = sentTo(desk.view, actor, column);
    return count ? [say("fresco-sent", { name: nameOfPainter(desk, actor), count })] : [];
  });
  return sent.join(", ");
}

/** What paints would make possible: "then B2, C3 and the altar can be restored". */
export function gainTold({ segments, altars }: Affordable): string {
  const found: string[] = [...segments];
  if (altars.length) found.push(say("fresco-the-altar"));
  return found.length ? say("fresco-gained", { what: listed(found) }) : "";
}
