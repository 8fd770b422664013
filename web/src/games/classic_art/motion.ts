/** How what was told moves: cards fly to their places, loans take works away, tokens drop on plaques. */
import type { Told } from "../../api/live";
import type { Actor, Card, Event } from "../../api/types/classic_art";
import type { Catalogue } from "./catalogue";
import { pictureOf } from "./pictures";

const FLIGHT = 260;
const LEAVING = 400;
const DROP = 280;
/** Between cards that are shown at the same moment. */
const TOGETHER = 80;
/** For each wall of a closing. */
export const TELLING = 600;
const LOOKING = 1_500;

const SHOWN = new Set(["hung", "lent", "loan-waits", "left-at-once"]);

/** When each event begins, and how long all takes. */
export function timed(news: readonly Told[]): { begins: number[]; total: number } {
  let now = 0;
  let isTogether = false;
  let end = 0;
  const begins = news.map(({ event }) => {
    const begin = now;
    if (event.event === "last-cards-shown") isTogether = true;
    if (event.event === "exhibition-closed") {
      isTogether = false;
      now = Math.max(now, end) + TELLING;
    }
    if (event.event === "season-closed") now += LOOKING;
    const lasts = lastingOf(event.event);
    end = Math.max(end, begin + lasts);
    now += isTogether && lasts ? TOGETHER : lasts;
    return begin;
  });
  return { begins, total: Math.max(now, end) };
}

function lastingOf(event: string): number {
  if (event === "hung") return FLIGHT;
  if (event === "lent" || event === "left-at-once") return LEAVING;
  return event === "loan-waits" || event === "predicted" ? DROP : 0;
}

/** How many walls of a closing are told before the first is: the time of the cards before it. */
export function untilTelling(news: readonly Told[]): number {
  const first = news.findIndex(({ event }) => event.event === "exhibition-closed");
  return first < 0 ? 0 : (timed(news.slice(0, first)).total ?? 0);
}

export interface Stage {
  root: HTMLElement;
  catalogue: Catalogue;
  seat: number | null;
  /** Where the cards of the hand lay before. */
  hand: ReadonlyMap<string, DOMRect>;
}

/** Animate what was told; gives back what stops it. */
export function animate(news: readonly Told[], stage: Stage): () => void {
  const { begins } = timed(news);
  const running = news.flatMap(({ event }, index) => moved(event as unknown as Event, begins[index] ?? 0, stage));
  return () => {
    for (const animation of running) animation.finish();
  };
}

function moved(event: Event, delay: number, stage: Stage): Animation[] {
  switch (event.event) {
    case "hung":
      return flight(find(stage, `[data-work="${event.card}"]`), from(event.actor, event.card, stage), delay);
    case "loan-waits":
      return flight(find(stage, `[data-crate="${event.exhibition}"]`), from(event.actor, event.card, stage), delay);
    case "lent":
      return leaving(event.other, find(stage, `[data-slot="${event.exhibition}-${event.works}"]`), delay, stage);
    case "left-at-once":
      return leaving(event.card, find(stage, `[data-slot="${event.exhibition}-0"]`), delay, stage);
    case "predicted":
      return fall(find(stage, `[data-plaque="${event.exhibition} ${event.space}"] .tokens`), delay);
    default:
      return [];
  }
}

const find = (stage: Stage, selector: string): HTMLElement | null => stage.root.querySelector<HTMLElement>(selector);

/** Where a card comes from: the hand, a player's row, the House, or the deck above the board. */
function from(actor: Actor, card: Card, stage: Stage): DOMRect {
  const lay = actor === stage.seat ? stage.hand.get(card) : undefined;
  if (lay) return lay;
  const names =
    typeof actor === "number"
      ? [`[data-seat="${actor}"]`, `[data-seat-small="${actor}"]`]
      : ["[data-house]", "[data-house-small]"];
  const row = names.map((name) => find(stage, name)).find((element) => element?.checkVisibility());
  const board = stage.root.getBoundingClientRect();
  return row?.getBoundingClientRect() ?? new DOMRect(board.left + board.width / 2, board.top, 60, 40);
}

function flight(element: HTMLElement | null, start: DOMRect, delay: number): Animation[] {
  if (!element) return [];
  const end = element.getBoundingClientRect();
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  const options: KeyframeAnimationOptions = { duration: FLIGHT, delay, easing: "ease-out", fill: "backwards" };
  return [
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.9)`, opacity: 0, zIndex: 5 },
        { opacity: 1, offset: 0.25 },
        { transform: "none", zIndex: 5 },
      ],
      options,
    ),
  ];
}

/** A work that is gone already: its picture is hung once more, and leaves to the left. */
function leaving(card: Card, slot: HTMLElement | null, delay: number, stage: Stage): Animation[] {
  const work = stage.catalogue.works.get(card);
  if (!slot || !work) return [];
  const box = slot.getBoundingClientRect();
  const image = document.createElement("img");
  image.src = pictureOf(work).src;
  image.alt = "";
  Object.assign(image.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    objectFit: "contain",
    zIndex: "15",
    pointerEvents: "none",
  });
  stage.root.append(image);
  const animation = image.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.4 },
      { transform: `translateX(${-2 * box.width}px)`, opacity: 0 },
    ],
    { duration: LEAVING, delay, easing: "ease-in", fill: "both" },
  );
  animation.onfinish = () => image.remove();
  animation.oncancel = () => image.remove();
  return [animation];
}

function fall(element: HTMLElement | null, delay: number): Animation[] {
  if (!element) return [];
  return [
    element.animate(
      [
        { transform: "translateY(-26px) scale(1.5)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: DROP,
        delay,
        easing: "ease-out",
        fill: "backwards",
      },
    ),
  ];
}

const DEEDS = new Set([...SHOWN, "predicted", "passed", "dropped"]);

/** Whether a seat decided this, and does not only begin a turn or earn something. */
export const isDeedOf = (told: Told, seat: number | null): boolean =>
  told.event.actor === seat && DEEDS.has(told.event.event);
export const showsCard = (told: Told): boolean => SHOWN.has(told.event.event);
