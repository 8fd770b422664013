/** Pieces that fly from one place to another: drawn for their flight only. */

/** A small card with its face up. */
export function cardOf(card: string): HTMLElement {
  const image = piece(`sx-flight sx-${card.slice(0, 2)}`);
  image.textContent = card.slice(2);
  return image;
}

/** A card with its back up. */
export const backOf = (): HTMLElement => piece("sx-flight sx-back");

/** A cube of somebody's, copied from one that is seen. */
export function cubeLike(material: Element): HTMLElement {
  const image = piece("sx-flight sx-cube");
  image.append(material.cloneNode(true));
  return image;
}

/** Points on their way to the score. */
export function pointsOf(label: Element): HTMLElement {
  const image = piece("sx-flight sx-points");
  image.textContent = label.textContent;
  image.style.color = getComputedStyle(label).color;
  return image;
}

function piece(name: string): HTMLElement {
  const image = document.createElement("span");
  image.className = name;
  image.inert = true;
  return image;
}

export interface Leg {
  to: DOMRect;
  /** How long it takes to get there, and how long it lies there then. */
  takes: number;
  lies?: number;
  /** How far aside of the middle. */
  aside?: number;
}

/** Let a piece fly from a box to others, one after the other; it is gone at the end. */
export function fly(
  image: HTMLElement,
  from: DOMRect,
  legs: readonly Leg[],
  begin: number,
  root: HTMLElement,
): Animation {
  const duration = legs.reduce((sum, { takes, lies = 0 }) => sum + takes + lies, 0);
  const frames: Keyframe[] = [{ translate: middle(from), offset: 0 }];
  let now = 0;
  for (const { to, takes, lies = 0, aside = 0 } of legs)
    for (const step of lies ? [takes, lies] : [takes]) {
      now += step;
      frames.push({ translate: middle(to, aside), offset: Math.min(1, now / duration) });
    }
  root.append(image);
  const flight = image.animate(frames, { duration, delay: begin, easing: "ease-out", fill: "backwards" });
  // Nothing is seen of it before it begins.
  image.animate([{ opacity: 0 }, { opacity: 0 }], { duration: begin });
  flight.onfinish = flight.oncancel = () => image.remove();
  return flight;
}

/** The middle of a box; what flies is centred there. */
function middle({ left, top, width, height }: DOMRect, aside = 0): string {
  return `calc(${left + width / 2 + aside}px - 50%) calc(${top + height / 2}px - 50%)`;
}

/** How far the middle of one box is from that of another. */
export function offset(start: DOMRect, end: DOMRect): string {
  const [x, y] = [
    start.left + start.width / 2 - end.left - end.width / 2,
    start.top + start.height / 2 - end.top - end.height / 2,
  ];
  return `${x}px ${y}px`;
}

/** Where something is, if it is seen. */
export const boxOf = (element: Element | null): DOMRect | null =>
  element?.checkVisibility() ? element.getBoundingClientRect() : null;

/** The row or chip of somebody, beside the board or on it. */
export const rowOf = (actor: number | string): Element | null =>
  [...document.querySelectorAll(`[data-restorer="${actor}"]`)].find((row) => row.checkVisibility()) ?? null;
