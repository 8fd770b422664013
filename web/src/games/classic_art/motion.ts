/** How what was told moves: cards fly to their places, loans take works away, tokens drop on plaques. */
import type { Told } from "../../api/live";
import type { Actor, Card, Event } from "../../api/types/classic_art";
import type { Catalogue } from "./catalogue";
import { crateOf, pictureOf } from "./pictures";
import { EXIT, FALL, FLIGHT, RAYS, SLIDE, timed } from "./timing";

export interface Stage {
  root: HTMLElement;
  catalogue: Catalogue;
  seat: number | null;
  /** Where the cards of the hand lay before. */
  hand: ReadonlyMap<string, DOMRect>;
}

/** Animate what was told; gives back what stops it. */
export function animate(news: readonly Told[], stage: Stage): () => void {
  const running = timed(news).moments.flatMap(({ event, begin }) => moved(event as unknown as Event, begin, stage));
  return () => {
    for (const animation of running) animation.finish();
  };
}

function moved(event: Event, delay: number, stage: Stage): Animation[] {
  const find = (selector: string) => stage.root.querySelector<HTMLElement>(selector);
  switch (event.event) {
    case "hung":
      return [
        ...flight(find(`[data-work="${event.card}"]`), from(event.actor, event.card, stage), delay),
        ...swell(find(`[data-count="${event.exhibition}"] b`), delay + FLIGHT),
      ];
    case "loan-waits":
      return flight(find(`[data-crate="${event.exhibition}"]`), from(event.actor, event.card, stage), delay);
    case "lent":
      return leaving(event.other, find(`[data-slot="${event.exhibition}-${event.works}"]`), null, delay, stage);
    case "left-at-once": {
      const slot = find(`[data-slot="${event.exhibition}-0"]`);
      return leaving(event.card, slot, from(event.actor, event.card, stage), delay, stage);
    }
    case "predicted":
      return fall(find(`[data-plaque="${event.exhibition} ${event.space}"] .tokens`), delay);
    default:
      return [];
  }
}

/** Where a card comes from: the hand, a player's row, the House, or the deck above the board. */
function from(actor: Actor, card: Card, { root, seat, hand }: Stage): DOMRect {
  const lay = actor === seat ? hand.get(card) : undefined;
  if (lay) return lay;
  const names =
    typeof actor === "number"
      ? [`[data-seat="${actor}"]`, `[data-seat-small="${actor}"]`]
      : actor === "house"
        ? ["[data-house]", "[data-house-small]"]
        : [];
  const row = names.map((name) => root.querySelector(name)).find((element) => element?.checkVisibility());
  const board = root.getBoundingClientRect();
  return row?.getBoundingClientRect() ?? new DOMRect(board.left + board.width / 2, board.top, 60, 40);
}

/** How far the middle of one box is from that of another. */
function offset(start: DOMRect, end: DOMRect): string {
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  return `${x}px ${y}px`;
}

/** Something comes from elsewhere to where it is. */
export function flight(element: HTMLElement | null, start: DOMRect, delay: number): Animation[] {
  if (!element) return [];
  return [
    element.animate(
      [
        { translate: offset(start, element.getBoundingClientRect()), scale: 0.9, opacity: 0, zIndex: 5 },
        { opacity: 1, offset: 0.25 },
        { zIndex: 5 },
      ],
      { duration: FLIGHT, delay, easing: "ease-out", fill: "backwards" },
    ),
  ];
}

/** A number that changed. */
export function swell(element: HTMLElement | null, delay = 0): Animation[] {
  return element ? [element.animate([{}, { scale: 1.35 }, {}], { duration: FLIGHT, delay, easing: "ease-out" })] : [];
}

/** A work that is gone already: it is hung once more, a crate comes over it, and both leave to the left.
 *
 * If it came only now (`start`), the crate was there before, and waits for it.
 */
function leaving(
  card: Card,
  slot: HTMLElement | null,
  start: DOMRect | null,
  delay: number,
  { root, catalogue }: Stage,
): Animation[] {
  const work = catalogue.works.get(card);
  if (!slot || !work) return [];
  const box = slot.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.className = "ca-leaving";
  Object.assign(layer.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  const [picture, crate] = [pictureOf(work).src, crateOf(1).src].map((src) => {
    const image = document.createElement("img");
    image.src = src;
    image.alt = "";
    layer.append(image);
    return image;
  }) as [HTMLImageElement, HTMLImageElement];
  root.append(layer);
  const comes = start
    ? flight(picture, start, delay)
    : [
        crate.animate([{ transform: "translateX(60%)", opacity: 0 }, { transform: "none" }], {
          duration: SLIDE,
          delay,
          easing: "ease-out",
          fill: "backwards",
        }),
      ];
  const goes = layer.animate([{ transform: "none" }, { transform: `translateX(${-2 * box.width}px)`, opacity: 0 }], {
    duration: EXIT,
    delay: delay + (start ? FLIGHT : SLIDE),
    easing: "ease-in",
    fill: "forwards",
  });
  goes.onfinish = goes.oncancel = () => layer.remove();
  return [...comes, goes];
}

/** A disc drops, then its rays open. */
function fall(element: HTMLElement | null, delay: number): Animation[] {
  const rays = element?.querySelector(".rays");
  const options: KeyframeAnimationOptions = { delay, duration: FALL, easing: "ease-out", fill: "backwards" };
  const falls = [{ transform: "translateY(-26px) scale(1.5)", opacity: 0 }, {}];
  return [
    ...(element ? [element.animate(falls, options)] : []),
    ...(rays ? [rays.animate([{ scale: 0 }, {}], { ...options, delay: delay + FALL, duration: RAYS })] : []),
  ];
}
