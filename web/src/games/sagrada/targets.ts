/** What may be done, sorted by what is touched. All of it is the server's list of legal actions. */
import type { Legal } from "../../api/live";
import type { Action } from "../../api/types/sagrada";
import type { Cell, Colour, Die, Tool } from "./model";

export interface Targets {
  /** Spaces where a die of the pool, or in hand, may be placed. */
  place: Map<Die, Map<Cell, string>>;
  /** Dice of the pool that may be taken, or paid with. */
  pick: Map<Die, string>;
  /** Spaces where a die of the window may go. */
  move: Map<Cell, Map<Cell, string>>;
  lift: Map<Cell, string>;
  turn: Map<number, string>;
  exchange: Map<number, Map<Die, string>>;
  use: Map<Tool, string>;
  score: Map<Colour, string>;
  choose: Map<string, string>;
  /** "pass", "return" and "stop", where they are legal. */
  plain: Set<string>;
}

export function targetsOf(legal: readonly Legal[]): Targets {
  const targets: Targets = {
    place: new Map(),
    pick: new Map(),
    move: new Map(),
    lift: new Map(),
    turn: new Map(),
    exchange: new Map(),
    use: new Map(),
    score: new Map(),
    choose: new Map(),
    plain: new Set(),
  };
  for (const { name, action } of legal) sort(targets, name, action as unknown as Action);
  return targets;
}

function sort(targets: Targets, name: string, action: Action): void {
  switch (action.do) {
    case "place":
      return put(targets.place, action.die, action.cell, name);
    case "move":
      return put(targets.move, action.from, action.to, name);
    case "exchange":
      return put(targets.exchange, action.round, action.die, name);
    case "take":
    case "pay":
      targets.pick.set(action.die, name);
      return;
    case "lift":
      targets.lift.set(action.cell, name);
      return;
    case "turn":
      targets.turn.set(action.value, name);
      return;
    case "use":
      targets.use.set(action.tool, name);
      return;
    case "score":
      targets.score.set(action.colour, name);
      return;
    case "choose":
      targets.choose.set(action.pattern, name);
      return;
    default:
      targets.plain.add(action.do);
  }
}

function put<Outer, Inner>(map: Map<Outer, Map<Inner, string>>, outer: Outer, inner: Inner, name: string): void {
  const inside = map.get(outer) ?? new Map<Inner, string>();
  inside.set(inner, name);
  map.set(outer, inside);
}

/** Dice that may be placed on a space. */
export function fitting(targets: Targets, cell: Cell): Set<Die> {
  return new Set([...targets.place].filter(([, cells]) => cells.has(cell)).map(([die]) => die));
}
