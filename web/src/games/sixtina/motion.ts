/** How what was told moves: cards fly, cubes drop, soot leaves, sheets slide. */
import type { Told } from "../../api/live";
import type { Actor, Event } from "../../api/types/sixtina";
import type { Stage } from "./before";
import { BETWEEN, CLAIM, CUBE, DRAW, DROP, EXTRA, FLIGHT, SHEET, SHUFFLE, SUM, timed, WIPE } from "./timing";

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
        ...flights(event.cards, event.actor, find(`[data-slot="${spot}"]`), begin, pace, stage),
        ...worked(spot, event.extras, drop, pace, find),
      ];
    }
    case "gianluigi-restored":
      return worked(spot, event.extras, begin + SUM * pace, pace, find);
    case "first-placed":
      return worked(spot, 0, begin, pace, find);
    case "drew":
      return event.actor === stage.seat ? drawn(event.number, begin, pace, find, stage.root) : [];
    case "acquired":
    case "material-obtained":
      return event.actor === stage.seat
        ? dropped([...(find("[data-area]")?.children ?? [])].slice(-event.materials), begin + FLIGHT * pace, CUBE, pace)
        : [];
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
function flights(
  cards: readonly string[],
  actor: Actor,
  slot: HTMLElement | null,
  begin: number,
  pace: number,
  { root, seat, before }: Stage,
): Animation[] {
  if (!slot?.checkVisibility()) return [];
  const end = slot.getBoundingClientRect();
  const row = before.restorers.get(String(actor)) ?? new DOMRect(innerWidth, end.top, 60, 40);
  return cards.map((card, index) => {
    const lay = actor === seat ? [...before.cards].find(([key]) => key.startsWith(`${card}.`))?.[1] : undefined;
    const image = cardOf(card);
    const [left, top] = [end.left + end.width / 2 - 20 + (index - (cards.length - 1) / 2) * 20, end.top - 24];
    Object.assign(image.style, { left: `${left}px`, top: `${top}px` });
    root.append(image);
    const start = offset(lay ?? row, new DOMRect(left, top, 40, 56));
    const total = (FLIGHT + SUM + DROP) * pace;
    const flight = image.animate(
      [
        { translate: start, opacity: 0 },
        { translate: "0 0", opacity: 1, offset: FLIGHT / (FLIGHT + SUM + DROP) },
        { translate: "0 0", opacity: 1, offset: (FLIGHT + SUM) / (FLIGHT + SUM + DROP) },
        { translate: "0 14px", opacity: 0 },
      ],
      { duration: total, delay: begin + index * 40 * pace, easing: "ease-out", fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => image.remove();
    return flight;
  });
}

/** A small card, drawn for its flight only. */
function cardOf(card: string): HTMLElement {
  const image = document.createElement("span");
  image.className = `sx-flight sx-${card.slice(0, 2)}`;
  image.textContent = card.slice(2);
  image.inert = true;
  return image;
}

/** How far the middle of one box is from that of another. */
function offset(start: DOMRect, end: DOMRect): string {
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  return `${x}px ${y}px`;
}
