/** What is marked on the large window, from what is chosen, what is legal, and what was refused. */
import type { Bench } from "./bench.svelte";
import { lightsOf } from "./lights";
import { NO_MARKS, type Marks, type Ring } from "./marks";
import { CELLS, keyOf, listOf, type Cell, type Colour, type Die } from "./model";

export function marksOf(bench: Bench): Marks {
  if (bench.lit) return { ...NO_MARKS, lights: lightsOf(bench.lit, bench.dice) };
  const legal = legalOf(bench);
  const { pointed, die } = bench;
  const ghost = pointed && die && legal?.has(pointed) ? { cell: pointed, die } : null;
  return {
    ...NO_MARKS,
    legal,
    ghost,
    lifted: liftedOf(bench),
    rings: ringsOf(bench),
    trail: trailOf(bench),
    clash: clashOf(bench),
  };
}

function legalOf({ die, source, targets, isPlacing }: Bench): ReadonlySet<Cell> | null {
  if (die && isPlacing) return new Set(targets.place.get(die)?.keys());
  return source ? new Set(targets.move.get(source)?.keys()) : null;
}

function liftedOf({ view, eyes, source, dice }: Bench): { cell: Cell; die: Die }[] {
  const hand = view.pending.includes(eyes) ? view.hand : [];
  const lifted = hand.flatMap(({ cell, die }) => (cell && die ? [{ cell, die }] : []));
  const die = source ? dice[CELLS.indexOf(source)] : null;
  return source && die ? [...lifted, { cell: source, die }] : lifted;
}

function ringsOf(bench: Bench): ReadonlyMap<Cell, Ring> {
  const { play, targets, source, cell, value } = bench;
  const rings = new Map<Cell, Ring>();
  const hinted = play.hint?.line[0];
  if (hinted?.cell) rings.set(hinted.cell as Cell, "hint");
  if (hinted?.to) rings.set(hinted.from as Cell, "can").set(hinted.to as Cell, "hint");
  for (const each of targets.lift.keys()) rings.set(each, "can");
  if (!source) for (const each of targets.move.keys()) rings.set(each, "can");
  if (bench.asks === "choose-value" && value) for (const each of bench.fits.cells(value)) rings.set(each, "hint");
  if (source) rings.set(source, "chosen");
  else if (cell && bench.isPlacing) rings.set(cell, "chosen");
  const { cell: refused, neighbours } = play.refusal?.facts ?? {};
  for (const bad of [...listOf(refused), ...listOf(neighbours)]) rings.set(bad as Cell, "bad");
  return rings;
}

/** Moves of the tool in use stay as arrows. */
function trailOf({ steps }: Bench): [Cell, Cell][] {
  return steps.flatMap((step) => (step.kind === "move" && step.to ? [[step.from as Cell, step.to as Cell]] : []));
}

function clashOf({ play }: Bench): Marks["clash"] {
  const facts = play.refusal?.facts;
  const cell = listOf(facts?.cell)[0] as Cell | undefined;
  const others = listOf(facts?.neighbours) as Cell[];
  if (!facts || !cell || !others.length) return null;
  const colour = listOf(facts.colour)[0];
  return { cell, with: others, sign: colour ? keyOf(colour as Colour) : (listOf(facts.value)[0] ?? "") };
}
