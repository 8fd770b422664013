/** The audience, as a plan lays it: of use as long as certificates are for sale. */
import { nameOf } from "../../../../api/box";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";

export function audienceOf(desk: Desk): Token {
  const spot = shareOf(desk, "bells").spots[desk.seat];
  return {
    key: "audience",
    name: nameOf(desk.play.box, "action-tile", "audience"),
    action: { do: "audience" },
    spot: "spot",
    lies: !spot || spot === "kept" ? null : spot,
  };
}
