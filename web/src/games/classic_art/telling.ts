/** How a closing moves: the count of a wall swells, what was earned flies to the tracks, and pegs hop along them. */
import type { ClosedWall, Closing } from "./closing";
import { flight, swell } from "./motion";
import { FLIGHT } from "./timing";

/** For each hole. */
const HOP = 40;
const HOP_HEIGHT = 6;
const FILL = 60;

/** A wall was told just now. */
export function tellWall({ category, outcomes }: ClosedWall, root: HTMLElement): Animation[] {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const winners = [...new Set(outcomes.filter((each) => each.cameTrue).map((each) => each.seat))];
  return [
    ...swell(find(`[data-count="${category}"] b`)),
    ...winners.flatMap((seat) => {
      const lane = find(`[data-lane="${category} ${seat}"]`);
      const won = outcomes.findLast((each) => each.seat === seat && each.cameTrue);
      const coin = find(`[data-plaque="${category} ${won?.space}"] .ca-coin`);
      if (!lane?.checkVisibility() || !coin) return [];
      const plus = flight(lane.querySelector<HTMLElement>(".plus"), coin.getBoundingClientRect(), 0);
      return [...plus, ...hop(lane)];
    }),
  ];
}

/** The peg goes from where it was to where it is, hole by hole. */
function hop(lane: HTMLElement): Animation[] {
  const [was, now] = [lane.querySelector(".was"), lane.querySelector(".peg:not(.was)")];
  if (!was || !now) return [];
  const holes = [...lane.children];
  const steps = holes.indexOf(now.parentElement as Element) - holes.indexOf(was.parentElement as Element);
  const far = now.getBoundingClientRect().left - was.getBoundingClientRect().left;
  return [now.animate(hops(steps, far), { duration: steps * HOP, delay: FLIGHT, fill: "backwards" })];
}

/** Frames of a way of so many steps: down in each hole, up between two. */
export function hops(steps: number, far: number): { translate: string }[] {
  return Array.from({ length: 2 * steps + 1 }, (_, half) => ({
    translate: `${(far * half) / (2 * steps) - far}px ${half % 2 ? -HOP_HEIGHT : 0}px`,
  }));
}

/** All walls were told: who took all tokens back has six dots again. */
export function tellTokens(closing: Closing, root: HTMLElement): Animation[] {
  return [...closing.retrieved.keys()].flatMap((seat) =>
    [...root.querySelectorAll(`[data-seat="${seat}"] .six i`)].map((dot, index) =>
      dot.animate([{ scale: 0 }, {}], { duration: FLIGHT, delay: index * FILL, fill: "backwards" }),
    ),
  );
}
