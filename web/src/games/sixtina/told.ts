/** What things are called for those who hear the page, and in tooltips. */
import { nameOf } from "../../api/box";
import type { FrescoView, Position, Ranking, SpaceView } from "../../api/types/sixtina";
import { listed } from "../../words";
import { frescoAt } from "./chapel";
import type { Desk } from "./desk.svelte";
import type { Shown } from "./flags";
import { podiumOf } from "./podium";
import { actorName, signed } from "./restorers";
import { shortOf } from "./scenes";
import { say } from "./words";

/** "First 7 Nora with 1, second 4 Livia with 1." */
export function rankingTold({ play }: Desk, ranking: Ranking): string {
  const cells = podiumOf(ranking).map(({ place, points, actors, materials }) =>
    actors.length
      ? say("sx-told-place", {
          place,
          points: signed(points),
          names: listed(actors.map((actor) => actorName(play, actor))),
          materials,
          sharing: actors.length,
        })
      : say("sx-told-nobody", { place, points: signed(points) }),
  );
  return `${cells.join(", ")}.`;
}

/** An open fresco: name, place, who is ahead, what is free. */
export function openTold(desk: Desk, fresco: FrescoView): string {
  const { play, places } = desk;
  const ranking = desk.ranking(fresco.position);
  const free = fresco.spaces
    .filter((space) => space.restoration === null)
    .map(({ technique, value }) => `${nameOf(play.box, "technique", technique)} ${value}`);
  return [
    say("sx-told-open", {
      name: nameOf(play.box, "fresco", fresco.id),
      place: places.get(fresco.position)?.name ?? fresco.position,
    }),
    ranking ? rankingTold(desk, ranking) : "",
    free.length ? say("sx-told-free", { techniques: free.join(", ") }) : say("sx-told-full"),
  ].join(" ");
}

export function restoredTold({ play, places }: Desk, fresco: FrescoView): string {
  return say("sx-told-restored", {
    name: nameOf(play.box, "fresco", fresco.id),
    place: places.get(fresco.position)?.name ?? fresco.position,
    owner: fresco.owner === null ? "" : actorName(play, fresco.owner),
    isOwned: fresco.owner === null ? "no" : "yes",
  });
}

/** What lies beside a place. */
export function besideTold({ places, view, play }: Desk, position: Position): string {
  const names = (places.get(position)?.beside ?? []).map((other) => {
    const fresco = frescoAt(view, other);
    return fresco ? shortOf(fresco.id, play.box) : (places.get(other)?.name ?? other);
  });
  return say("sx-told-beside", { names: listed(names) });
}

/** "Solvent Sponge asks for 5, free"; with cards picked also what they would be. */
export function slotTold(
  { play }: Desk,
  { technique, value, restoration, actor }: SpaceView,
  flag: Shown | null,
): string {
  const name = nameOf(play.box, "technique", technique);
  if (!restoration) return [say("sx-told-slot", { name, value }), flag?.text].filter(Boolean).join(": ");
  return say("sx-told-done", {
    name,
    value,
    kind: say(`sx-kind-${restoration}`),
    who: actor === null ? "" : actorName(play, actor),
    isBlack: actor === null ? "yes" : "no",
  });
}

/** Why the points differ from those that are printed. */
export function modifierTold({ excellent, prudent }: Ranking, fresco: FrescoView): string {
  const points = (fresco.points as readonly number[]).join(" · ");
  return say("sx-told-modifier", { points, excellent, prudent });
}

/** A sentence with names in place of what one would type: "The Last Supper", not "J2". */
export function withNames(sentence: string, { places, view, play }: Pick<Desk, "places" | "view" | "play">): string {
  return sentence.replace(/\b[JGML][1-4]\b/g, (id) => {
    const fresco = frescoAt(view, id as Position);
    return fresco ? shortOf(fresco.id, play.box) : (places.get(id as Position)?.name ?? id);
  });
}
