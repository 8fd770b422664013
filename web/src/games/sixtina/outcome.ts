/** What a restoration would come to, in a sentence. */
import { nameOf } from "../../api/box";
import type { ReachedSum, RestorationSum } from "../../api/types/sixtina";
import { openOf } from "./chapel";
import type { Desk } from "./desk.svelte";
import { cellWith } from "./podium";
import { actorName, signed } from "./restorers";
import { shortOf } from "./scenes";
import { say } from "./words";

/** "Completes it: Anna 8 · Nora 5", or which place one would have then. */
export function outcomeTold({ play }: Desk, sum: RestorationSum): string {
  if (sum.completes) {
    const shares = sum.after.places
      .filter(({ place }) => place <= 3)
      .flatMap(({ actors, points }) =>
        actors.map(
          (actor) =>
            `${actor === play.seat ? say("sx-you") : actorName(play, actor)} ${points > 0 ? "+" : ""}${signed(points)}`,
        ),
      );
    return say("sx-completes", { shares: shares.join(" · ") });
  }
  const cell = cellWith(sum.after, play.seat);
  if (!cell) return say("sx-no-place");
  return say("sx-then", {
    place: cell.place,
    shared: cell.actors.length > 1 ? "yes" : "no",
    materials: cell.materials,
    points: signed(cell.points),
  });
}

/** What is missing for a sum, and where it lies. */
export function lackTold({ play, view }: Desk, { restoration }: ReachedSum): string {
  if (restoration !== "prudent") return say("sx-lack-material-where");
  const where = openOf(view).flatMap(({ id, spaces }) => {
    const black = spaces.filter((space) => space.restoration === "prudent").length;
    return black ? [`${shortOf(id, play.box)} ${black}`] : [];
  });
  return say("sx-lack-black-where", { where: where.join(" · ") });
}

/** What a technique is called. */
export const techniqueName = ({ play }: Desk, technique: string): string => nameOf(play.box, "technique", technique);
