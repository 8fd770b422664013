/** Dragging one paint onto another, on the workbench or on the desk: they are blended. */
import { between, blendOf } from "./blending";
import type { Desk } from "./desk.svelte";
import type { Paint } from "./model";

export type Onto = Element | null;

/** Let go of a paint above something: another paint makes a third with it, if it can. */
export function dropPaint(desk: Desk, paint: Paint, onto: Onto): void {
  const other = onto?.closest<HTMLElement>("[data-paint]")?.dataset.paint as Paint | undefined;
  if (!other || other === paint || !desk.play.mayAct) return;
  const made = blendOf(desk.prospects?.blends ?? [], paint, other);
  const wanted = made ?? between(paint, other);
  if (made) void desk.act({ do: "blend", paint: made });
  else if (wanted) void desk.tap({ do: "blend", paint: wanted });
}
