/** A die that is dragged from the pool, the hand or the window, with a mouse or a finger. */
import type { Bench } from "./bench.svelte";
import type { Cell, Die } from "./model";

export interface Grip {
  slot: number | null;
  cell: Cell | null;
  die: Die;
}

const FAR_ENOUGH = 6;

export class Drag {
  x = $state(0);
  y = $state(0);
  #grip = $state.raw<Grip | null>(null);
  #start: { x: number; y: number; grip: Grip; pointer: number } | null = null;
  /** A drop is followed by a click on what was dragged: that one means nothing. */
  justDropped = false;

  constructor(readonly bench: Bench) {}

  get die(): Die | null {
    return this.#grip?.die ?? null;
  }
  get slot(): number | null {
    return this.#grip?.slot ?? null;
  }
  get isHand(): boolean {
    return this.#grip !== null && this.#grip.slot === null && this.#grip.cell === null;
  }

  begin(event: PointerEvent, grip: Grip): void {
    this.justDropped = false;
    if (event.button !== 0 || !this.bench.play.mayAct || !this.#isWanted(grip)) return;
    this.#start = { x: event.clientX, y: event.clientY, grip, pointer: event.pointerId };
    if (event.currentTarget instanceof Element) event.currentTarget.releasePointerCapture?.(event.pointerId);
  }

  /** Only what can go to a space is dragged. */
  #isWanted({ slot, cell }: Grip): boolean {
    const { bench } = this;
    if (cell) return bench.targets.move.has(cell);
    return slot === null ? bench.asks === "place-die" : bench.isPlacing && bench.asks !== "place-die";
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    const isFar = Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR_ENOUGH;
    if (!this.#grip && isFar) this.#lift(start.grip);
    if (!this.#grip) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.bench.pointed = spaceAt(event);
  }

  #lift(grip: Grip): void {
    this.#grip = grip;
    this.bench.play.refusal = null;
    if (grip.cell) this.bench.cell = grip.cell;
    else {
      this.bench.cell = null;
      this.bench.slot = grip.slot;
    }
  }

  end(event: PointerEvent): void {
    const grip = this.#grip;
    this.cancel();
    if (!grip) return;
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false));
    const cell = spaceAt(event);
    this.bench.pointed = null;
    if (cell && cell !== grip.cell) this.bench.touchCell(cell);
    else if (!cell) this.bench.clear();
  }

  cancel(): void {
    this.#start = null;
    this.#grip = null;
  }
}

function spaceAt(event: PointerEvent): Cell | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return (under?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null) as Cell | null;
}
