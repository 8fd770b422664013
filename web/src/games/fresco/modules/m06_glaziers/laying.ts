/** Windows and panes on the slip of a restoration. */
import type { Action } from "../../../../api/live";
import type { Glass, Window } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { shareOf } from "../../module";
import type { Restoration } from "../../restoration.svelte";
import { counted } from "../printed";
import { COLOURS, windowsIn, type PrintedWindow } from "./printed";

/** A panel on the slip: with glass, or without because it is kept back, or lacked. */
export interface Panel {
  colour: Glass;
  state: "in" | "kept" | "lacked";
}

/** Panes for panels, as far as somebody has them. */
export function panesFor(panels: readonly Glass[], owned: readonly Glass[]): readonly Glass[] {
  const left = new Map(counted(owned));
  return panels.filter((panel) => {
    const count = left.get(panel) ?? 0;
    left.set(panel, count - 1);
    return count > 0;
  });
}

/** How each panel would be with some panes handed in. */
export function panelsWith(panels: readonly Glass[], handed: readonly Glass[], owned: readonly Glass[]): Panel[] {
  const free = new Map(counted(owned));
  const put = new Map(counted(handed));
  const takeFrom = (counts: Map<Glass, number>, colour: Glass): boolean => {
    const count = counts.get(colour) ?? 0;
    counts.set(colour, count - 1);
    return count > 0;
  };
  const stateOf = (colour: Glass): Panel["state"] => {
    if (!takeFrom(free, colour)) return "lacked";
    return takeFrom(put, colour) ? "in" : "kept";
  };
  return panels.map((colour) => ({ colour, state: stateOf(colour) }));
}

/** What is handed in after a panel is tapped: its pane comes, or goes. */
export function afterTap(handed: readonly Glass[], { colour, state }: Panel): readonly Glass[] {
  if (state === "kept") return [...handed, colour];
  const at = handed.indexOf(colour);
  return handed.filter((_, place) => place !== at);
}

export const glazeOf = (colour: Glass): Action => ({ do: "glaze", colour });

/** The panes that are laid on the slip. */
export const handedIn = (restoration: Restoration): readonly Glass[] =>
  restoration.laid.filter(({ do: word }) => word === "glaze").map(({ colour }) => colour as Glass);

/** Whether a window is to be chosen, or is: where only the free one can be paid, nobody is asked. */
export const isWindowAsked = (restoration: Restoration): boolean =>
  restoration.laid.some(({ do: word }) => word === "window") ||
  (restoration.judged?.slip.questions.some(({ asks }) => asks === "which-window") ?? false);

/** The window that is chosen on the slip, or that nobody has to choose. */
export function windowOn(desk: Desk, restoration: Restoration): PrintedWindow | null {
  const place = restoration.laid.find(({ do: word }) => word === "window")?.place as number | undefined;
  const told = restoration.slip?.events.find((event) => event.event === "window-replaced");
  const window: Window | null | undefined =
    place === undefined ? (told as { window: Window } | undefined)?.window : shareOf(desk, "glaziers").bench[place - 1];
  return windowsIn(desk.play.box).get(window ?? "") ?? null;
}

/** The panels that glass is asked for: of the window, of the altar, or those of the question at hand. */
export function panelsOn(desk: Desk, restoration: Restoration): readonly Glass[] {
  const { question } = desk;
  if (question?.asks === "which-glass") return question.panels;
  return restoration.altar ? COLOURS : (windowOn(desk, restoration)?.panels ?? []);
}
