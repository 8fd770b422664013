/** What a touch on a piece means, from what is asked and what was chosen before. */
import type { Bench } from "./bench.svelte";
import { CELLS, type Cell, type Die } from "./model";

/** An action to send, or to ask about where it is not legal; something to choose; or a word of the page's own. */
export type Meaning =
  | { action: string; isLegal: boolean }
  | { slot: number | null }
  | { cell: Cell | null }
  | { pile: number | null }
  | { notice: string }
  | null;

type Asked = Pick<Bench, "asks" | "isPlacing" | "targets" | "dice">;

/** A legal action, or the name of what is not: the server says why. */
export function judged(legal: string | undefined, otherwise: string): Meaning {
  return { action: legal ?? otherwise, isLegal: legal !== undefined };
}

/** A die of the pool: it is taken or paid with, set on the chosen space, or chosen. */
export function onSlot(on: Asked & Pick<Bench, "slot" | "cell">, die: Die, at: number): Meaning {
  const { place, pick } = on.targets;
  if (pick.size) return judged(pick.get(die), `${on.asks === "pay-for-tool" ? "pay" : "take"} ${die}`);
  if (on.cell && on.isPlacing) return judged(place.get(die)?.get(on.cell), `place ${die} ${on.cell}`);
  const free = CELLS[on.dice.indexOf(null)] ?? "A1";
  if (!place.size || on.asks === "place-die") return judged(undefined, `place ${die} ${free}`);
  return { slot: on.slot === at ? null : at };
}

/** A space: the die in hand is set there, a die there is picked up, or it waits for one. */
export function onSpace(on: Asked & Pick<Bench, "die" | "source" | "cell" | "view">, cell: Cell): Meaning {
  const { place, move, lift } = on.targets;
  const isTaken = on.dice[CELLS.indexOf(cell)] !== null;
  if (on.die && on.isPlacing) return judged(place.get(on.die)?.get(cell), `place ${on.die} ${cell}`);
  if (on.source === cell) return { cell: null };
  const there = on.source ? move.get(on.source)?.get(cell) : undefined;
  if (move.has(cell) && !there) return { cell };
  if (on.source) return judged(there, `move ${on.source} ${cell}`);
  if (on.asks === "lift-die") return judged(lift.get(cell), `lift ${cell}`);
  if (on.asks === "move-die") return isTaken ? { notice: "sagrada-cannot-move" } : null;
  if (place.size) return { cell: isTaken || cell === on.cell ? null : cell };
  const [any] = on.view.pool;
  return on.isPlacing && any ? judged(undefined, `place ${any} ${cell}`) : null;
}

/** A niche of the track: its one die is taken, or its pile is opened; the one of this round shows the bag. */
export function onNiche(on: Pick<Bench, "asks" | "targets" | "view" | "pile">, round: number): Meaning {
  const [only, ...more] = on.view.track[round - 1] ?? [];
  if (on.asks === "exchange-die" && only && !more.length) return onTrack(on, round, only);
  return { pile: on.pile === round || (!only && round !== on.view.round) ? null : round };
}

export function onTrack({ targets }: Pick<Bench, "targets">, round: number, die: Die): Meaning {
  return judged(targets.exchange.get(round)?.get(die), `exchange ${round} ${die}`);
}
