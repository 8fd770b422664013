/** Where a painter would come to on the track, by what is chosen. */
import type { Desk } from "./desk.svelte";
import type { Actor, FrescoView } from "./model";

export interface Ghost {
  actor: Actor;
  space: number;
}

/** The painter who would stand elsewhere: by the slip, or by what is chosen. */
export function ghostOf(desk: Desk): Ghost | null {
  const space = desk.restoration.sum?.space;
  if (space !== undefined && space !== null) return { actor: desk.seat, space };
  return movedIn(desk.view, (desk.preview?.view ?? null) as Partial<FrescoView> | null);
}

/** The first painter who stands elsewhere in another view. */
export function movedIn(now: FrescoView, then: Partial<FrescoView> | null): Ghost | null {
  const painter = now.track.findIndex((space, index) => then?.track && then.track[index] !== space);
  const space = then?.track?.[painter];
  if (painter < 0 || space === undefined) return null;
  return { actor: painter >= now.seats ? "leonardo" : painter, space };
}
