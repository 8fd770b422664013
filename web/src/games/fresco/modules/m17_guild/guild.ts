/** What one may give at the guild, and what for. */
import type { Action } from "../../../../api/live";
import type { GuildShare } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { PAINTS, type Paint } from "../../model";

/** A paint that one may give, or lacks. */
export interface Given {
  paint: Paint;
  isLacked: boolean;
}
export interface Side {
  kind: "basic" | "blended";
  /** What lies there. */
  taken: Paint;
  given: readonly Given[];
  /** Whether the apprentice at work has used it: somebody could give something, and nothing may be given. */
  isUsed: boolean;
}

const KINDS = { basic: PAINTS.slice(0, 3), blended: PAINTS.slice(3, 6) } as const;

export const exchange = (paint: Paint): Action => ({ do: "guild", paint });

/** Both sides of the guild's tile, with the paints that may be given there. */
export function sidesOf(desk: Desk, share: GuildShare): readonly Side[] {
  return (["basic", "blended"] as const).map((kind) => sideOf(desk, kind, share[kind]));
}

function sideOf(desk: Desk, kind: Side["kind"], taken: Paint): Side {
  const pieces = (paint: Paint) => desk.view.paints[desk.seat]?.[PAINTS.indexOf(paint)] ?? 0;
  const others = KINDS[kind].filter((paint) => paint !== taken);
  const given = others.map((paint) => ({ paint, isLacked: pieces(paint) === 0 }));
  const isWorking = desk.question?.asks === "visit-workshop" && desk.question.blends > 0;
  const there = given.filter(({ isLacked }) => !isLacked);
  const isUsed = isWorking && there.length > 0 && !there.some(({ paint }) => desk.isLegal(exchange(paint)));
  return { kind, taken, given, isUsed };
}
