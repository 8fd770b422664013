/** How what was told moves: cards fly, cubes drop, soot leaves, sheets slide. */
import type { Told } from "../../api/live";
import type { AcquiredEvent, Actor, Event, RestoredEvent } from "../../api/types/sixtina";
import type { Stage } from "./before";
import { backOf, boxOf, cardOf, cubeLike, fly, offset, rowOf } from "./flying";
import { BETWEEN, CLAIM, CUBE, DRAW, DROP, EXTRA, FLIGHT, LEAVE, SHEET, SHUFFLE, SUM, timed, WIPE } from "./timing";

/** Animate what was told; gives back what stops it. */
export function animate(news: readonly Told[], stage: Stage): () => void {
  const { moments, pace } = timed(news);
  const running = moments.flatMap(({ event, begin }) => moved(event, begin, pace, stage));
  const finish = () => {
    for (const animation of running) animation.finish();
  };
  addEventListener("pointerdown", finish, { once: true });
  return () => {
    removeEventListener("pointerdown", finish);
    finish();
  };
}

function moved(event: Event, begin: number, pace: number, stage: Stage): Animation[] {
  const find = (selector: string) => stage.root.querySelector<HTMLElement>(selector);
  const spot = "technique" in event && "position" in event ? `${event.position} ${String(event.technique)}` : "";
  switch (event.event) {
    case "restored": {
      const drop = begin + (FLIGHT + SUM) * pace;
      return [
        // What is complete has no slots any more.
        ...played(
          event,
          find(`[data-slot="${spot}"]`) ?? find(`[data-fresco="${event.position}"]`),
          begin,
          pace,
          stage,
        ),
        ...worked(spot, event.extras, drop, pace, find),
      ];
    }
    case "gianluigi-restored":
      return worked(spot, event.extras, begin + SUM * pace, pace, find);
    case "first-placed":
      return worked(spot, 0, begin, pace, find);
    case "drew":
      return event.actor === stage.seat
        ? drawn(event.number, begin, pace, find, stage.root)
        : taken(event.actor, event.number, begin, pace, stage);
    case "acquired":
      return acquired(event, begin, pace, stage);
    case "material-obtained":
      return obtained(event.actor, event.materials, begin, pace, stage);
    case "objective-claimed":
      return dropped(
        [...(find(`[data-objective="${event.objective}"]`)?.querySelectorAll(".sx-material") ?? [])],
        begin,
        CLAIM,
        pace,
      );
    case "project-revealed":
      return slid(find(`[data-fresco="${event.position}"]`), begin, pace);
    case "shuffled":
      return shifted(find('[data-pile="draw"]'), find('[data-pile="discard"]'), begin, pace);
    default:
      return [];
  }
}

type Find = (selector: string) => HTMLElement | null;

/** Cubes drop on a slot and on the plank, and the soot leaves the strip. */
function worked(spot: string, extras: number, begin: number, pace: number, find: Find): Animation[] {
  const cube = find(`[data-slot="${spot}"] .sx-material`);
  const beside = [...(find(`[data-extras="${spot.split(" ")[0]}"]`)?.children ?? [])].slice(-extras || undefined);
  const strip = find(`[data-strip="${spot}"]`);
  return [
    ...dropped(cube ? [cube] : [], begin, DROP, pace),
    ...(extras ? dropped(beside, begin + DROP * pace, EXTRA, pace) : []),
    ...(strip
      ? [
          strip.animate([{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0 0 0 0)" }], {
            duration: WIPE * pace,
            delay: begin + DROP * pace,
            easing: "ease-out",
            fill: "backwards",
          }),
        ]
      : []),
  ];
}

function dropped(elements: readonly Element[], begin: number, each: number, pace: number): Animation[] {
  return elements.map((element, index) =>
    element.animate([{ transform: "translateY(-22px) scale(1.4)", opacity: 0 }, {}], {
      duration: each * pace,
      delay: begin + index * each * pace,
      easing: "ease-out",
      fill: "backwards",
    }),
  );
}

/** New cards come from the pile: those of the hand that were not there before. */
function drawn(number: number, begin: number, pace: number, find: Find, root: HTMLElement): Animation[] {
  const pile = find('[data-pile="draw"]')?.getBoundingClientRect();
  const cards = [...root.querySelectorAll<HTMLElement>("[data-hand] [data-card]")];
  return cards
    .slice(-number)
    .map((card, index) =>
      card.animate(
        [
          { translate: pile ? offset(pile, card.getBoundingClientRect()) : "0 -40px", scale: 0.5, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          {},
        ],
        { duration: DRAW * pace, delay: begin + index * BETWEEN * pace, easing: "ease-out", fill: "backwards" },
      ),
    );
}

/** A sheet slides down: what is under it is seen from the top on. */
function slid(element: HTMLElement | null, begin: number, pace: number): Animation[] {
  if (!element) return [];
  return [
    element.animate([{ clipPath: "inset(0 0 100% 0)" }, { clipPath: "inset(0 0 0 0)" }], {
      duration: SHEET * pace,
      delay: begin,
      easing: "ease-out",
      fill: "backwards",
    }),
  ];
}

function shifted(draw: HTMLElement | null, discard: HTMLElement | null, begin: number, pace: number): Animation[] {
  if (!draw || !discard) return [];
  const from = offset(discard.getBoundingClientRect(), draw.getBoundingClientRect());
  return [
    draw.animate([{ translate: from, opacity: 0.4 }, {}], {
      duration: SHUFFLE * pace,
      delay: begin,
      easing: "ease-out",
    }),
  ];
}

/** Cards fly from the hand or a player's row to a slot, lie there while the sum is told, and go. */
function played(
  event: RestoredEvent,
  slot: HTMLElement | null,
  begin: number,
  pace: number,
  stage: Stage,
): Animation[] {
  const to = boxOf(slot);
  if (!to) return [];
  const leaves = event.restoration === "prudent" ? keptRow(event.actor) : boxOf(pileOf(stage.root, "discard"));
  return event.cards.map((card, index) => {
    const aside = (index - (event.cards.length - 1) / 2) * 20;
    const lying = { to, takes: FLIGHT * pace, lies: SUM * pace, aside };
    const gone = { to: leaves ?? to, takes: LEAVE * pace };
    return fly(
      cardOf(card),
      cameFrom(card, event.actor, to, stage),
      [lying, gone],
      begin + index * 40 * pace,
      stage.root,
    );
  });
}

/** Cards are discarded, and cubes come for them from the supply. */
function acquired(event: AcquiredEvent, begin: number, pace: number, stage: Stage): Animation[] {
  const pile = boxOf(pileOf(stage.root, "discard"));
  const cards = event.cards.flatMap((card, index) => {
    const leg = pile && { to: pile, takes: FLIGHT * pace };
    const from = leg && cameFrom(card, event.actor, leg.to, stage);
    return leg && from ? [fly(cardOf(card), from, [leg], begin + index * 40 * pace, stage.root)] : [];
  });
  return [...cards, ...obtained(event.actor, event.materials, begin + FLIGHT * pace, pace, stage)];
}

/** Materials come: one's own drop into the area, those of others to their row. */
function obtained(actor: Actor, number: number, begin: number, pace: number, stage: Stage): Animation[] {
  if (actor === stage.seat) {
    const cubes = [...(stage.root.querySelector("[data-area]")?.children ?? [])];
    return number ? dropped(cubes.slice(-number), begin, CUBE, pace) : [];
  }
  const cube = rowOf(actor)?.querySelector(".sx-material") ?? null;
  const box = boxOf(cube);
  if (!cube || !box) return [];
  const above = new DOMRect(box.x, box.y - 44, box.width, box.height);
  return Array.from({ length: number }, (_, index) =>
    fly(cubeLike(cube), above, [{ to: box, takes: CUBE * 2 * pace }], begin + index * CUBE * pace, stage.root),
  );
}

/** Backs go from the pile to somebody else's row. */
function taken(actor: Actor, number: number, begin: number, pace: number, { root }: Stage): Animation[] {
  const pile = boxOf(pileOf(root, "draw"));
  const to = boxOf(rowOf(actor));
  if (!pile || !to) return [];
  return Array.from({ length: number }, (_, index) =>
    fly(backOf(), pile, [{ to, takes: DRAW * pace }], begin + index * BETWEEN * pace, root),
  );
}

const pileOf = (root: HTMLElement, name: string): Element | null => root.querySelector(`[data-pile="${name}"]`);
const keptRow = (actor: Actor): DOMRect | null => {
  const row = rowOf(actor);
  return boxOf(row?.querySelector("[data-kept]") ?? row);
};

/** Where a card lay: in one's own hand, or with somebody else. */
function cameFrom(card: string, actor: Actor, end: DOMRect, { seat, before }: Stage): DOMRect {
  const own = actor === seat ? [...before.cards].find(([key]) => key.startsWith(`${card}.`))?.[1] : undefined;
  return own ?? before.restorers.get(String(actor)) ?? new DOMRect(innerWidth, end.top, 60, 40);
}
