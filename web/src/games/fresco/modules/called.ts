/** What painters, locations and paints are called, and where action tiles lie. */
import { nameOf } from "../../../api/box";
import { listed } from "../../../words";
import type { Desk } from "../desk.svelte";
import type { Actor, Location, Paint, Station } from "../model";

/** What a painter is called. */
export const calledOf = (desk: Desk, actor: Actor): string =>
  actor === "leonardo" ? nameOf(desk.play.box, "actor", actor) : desk.play.name(actor);

/** The station of a location of the sheet: in the final round the last column is the cathedral again. */
export const stationAt = (desk: Desk, location: Location): Station =>
  location === "theater" && desk.view.last ? "cathedral" : location;

/** What a location of the sheet is called this round. */
export const placeCalled = (desk: Desk, location: string): string =>
  location === "theater" && desk.view.last
    ? nameOf(desk.play.box, "place", "cathedral-again")
    : nameOf(desk.play.box, "place", location);

/** Paints in words: "red and two greens" is said plainly, "red, green and green". */
export const paintsCalled = (desk: Desk, paints: readonly Paint[]): string =>
  listed(paints.map((paint) => nameOf(desk.play.box, "paint", paint)));

/** The station where somebody's action tile lies, null if it lies nowhere, or that is a secret. */
export function stationOfTile(desk: Desk, spots: readonly (Location | "kept" | null)[], seat: number): Station | null {
  const spot = spots[seat];
  return !spot || spot === "kept" ? null : stationAt(desk, spot);
}
