/** The flag that stands over a slot: what the picked cards would be there, or what has just been done. */
import { isSpot, type Spot } from "./chapel";
import type { Desk } from "./desk.svelte";
import { comparison } from "./signs";
import { say } from "./words";

export interface Shown {
  text: string;
  /** A kind of restoration, or "refused". */
  kind: string;
  isFading?: boolean;
}

export function flagAt(desk: Desk, spot: Spot, value: number): Shown | null {
  const flash = desk.flashes.find((each) => isSpot(spot, each));
  if (flash)
    return { text: comparison(flash.total, flash.restoration, flash.value), kind: flash.restoration, isFading: true };
  if (desk.gianluigi) return sent(desk, spot, value);
  if (!desk.isPicking || desk.technique !== spot.technique) return null;
  const sum = desk.sumAt(spot);
  if (!sum) return null;
  const compared = comparison(sum.total, sum.restoration, value);
  if (!sum.can_be_played) return { text: `${compared} ${say(`sx-lacks-${sum.restoration}`)}`, kind: "refused" };
  const isChosen = isSpot(desk.slot, spot);
  return { text: isChosen ? `${compared} ${say(`sx-kind-${sum.restoration}`)}` : compared, kind: sum.restoration };
}

/** What Gianluigi would do there. */
function sent(desk: Desk, spot: Spot, value: number): Shown | null {
  const outcome = desk.gianluigi?.technique === spot.technique ? desk.sends.get(spot.position) : undefined;
  if (!outcome || !desk.can(`send ${spot.position}`)) return null;
  return { text: comparison(outcome.total, outcome.restoration, value), kind: outcome.restoration };
}
