/** What shows the label of a work: a mouse that rests on it, the focus of keys, a long press. */
import type { Card } from "../../api/types/classic_art";
import type { Scene } from "./scene";

interface Labelled {
  card: Card;
  show: Scene["label"];
}

const REST = 500;

export function labels(node: HTMLElement, of: Labelled): { update: (next: Labelled) => void; destroy: () => void } {
  let now = of;
  const listening = new AbortController();
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, act: (event: HTMLElementEventMap[Kind]) => void) =>
    node.addEventListener(kind, act, { signal: listening.signal });
  on("pointerenter", ({ pointerType }) => pointerType === "mouse" && now.show(now.card, node, REST));
  on("focus", () => node.matches(":focus-visible") && now.show(now.card, node));
  on("contextmenu", (press) => {
    if ((press as PointerEvent).pointerType === "mouse") return;
    press.preventDefault();
    now.show(now.card, node);
  });
  for (const end of ["pointerleave", "pointerdown", "blur"] as const) on(end, () => now.show(null));
  return { update: (next) => (now = next), destroy: () => listening.abort() };
}
