/** Pieces that fly over the page, and things that come up for a moment. */
import { addressOf, heightOf } from "./pieces";

/** When something begins to move, and for how long. */
export interface Time {
  delay: number;
  duration: number;
}

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 24;
/** A tint stays so long where nothing moves. */
const TINT = 1_000;

/** The first of what is seen; pages that are folded have some twice. */
export function find(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.checkVisibility()) ?? null;
}

export const boxOf = (selector: string): DOMRect | null => find(selector)?.getBoundingClientRect() ?? null;

/** A piece flies from one box to another, and is gone. */
export function fly(piece: string, from: DOMRect | null, to: DOMRect | null, { delay, duration }: Time): Animation[] {
  if (!from || !to) return [];
  const [start, end] = [middle(from), middle(to)];
  const image = drawn(piece);
  const far = `${end.x - start.x}px ${end.y - start.y}px`;
  const high = `${(end.x - start.x) / 2}px ${(end.y - start.y) / 2 - 24}px`;
  Object.assign(image.style, { left: `${start.x - SIZE / 2}px`, top: `${start.y - SIZE / 2}px` });
  document.body.append(image);
  const flight = image.animate(
    [
      { translate: "0 0", opacity: 0, scale: 0.8 },
      { translate: high, opacity: 1, offset: 0.5 },
      { translate: far, opacity: 0.9 },
    ],
    { delay, duration, easing: "ease-out", fill: "both" },
  );
  return [leaves(flight, image)];
}

/** Something that covers an element for a moment. */
export function inPlaceOf(
  element: HTMLElement | null,
  name: string,
  { delay, duration }: Time,
  keyframes: Keyframe[],
): Animation[] {
  const box = element?.getBoundingClientRect();
  if (!box) return [];
  const cover = document.createElement("div");
  cover.className = `fr-moving ${name}`;
  Object.assign(cover.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(cover);
  return [leaves(cover.animate(keyframes, { delay, duration, easing: "ease-out", fill: "both" }), cover)];
}

/** Something that has changed. */
export function swell(element: HTMLElement | null, { delay, duration }: Time, scale = 1.06): Animation[] {
  return element ? [element.animate([{}, { scale }, {}], { delay, duration, easing: "ease-out" })] : [];
}

export function tint(element: HTMLElement | null): void {
  element?.animate([{ backgroundColor: "var(--gold-2)" }, {}], { duration: TINT });
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function leaves(animation: Animation, element: Element): Animation {
  animation.onfinish = animation.oncancel = () => element.remove();
  return animation;
}

function drawn(piece: string): SVGSVGElement {
  const [image, use] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "use")];
  image.classList.add("fr-moving");
  image.setAttribute("width", `${SIZE}`);
  image.setAttribute("height", `${SIZE * heightOf(piece)}`);
  use.setAttribute("href", addressOf(piece));
  image.append(use);
  return image;
}
