/** What one may give at the guild, and what for. */
import type { Action } from "../../../../api/live";
import type { GuildShare } from "../../../../api/types/fresco";
import type { Desk } from "../../desk.svelte";
import { PAINTS, type Paint } from "../../model";

export interface Side {
  kind: "basic" | "blended";
  /** What lies there. */
  taken: Paint;
  given: readonly Paint[];
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
  const given = KINDS[kind].filter((paint) => paint !== taken);
  const has = given.filter((paint) => (desk.view.paints[desk.seat]?.[PAINTS.indexOf(paint)] ?? 0) > 0);
  const isWorking = desk.question?.asks === "visit-workshop" && desk.question.blends > 0;
  return {
    kind,
    taken,
    given,
    isUsed: isWorking && has.length > 0 && !has.some((paint) => desk.isLegal(exchange(paint))),
  };
}
