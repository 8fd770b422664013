/** The glazery tile, as a plan lays it. */
import { nameOf } from "../../../../api/box";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";

export function tileOf(desk: Desk): Token {
  const spot = shareOf(desk, "glaziers").spots[desk.seat];
  return {
    key: "glazery",
    name: nameOf(desk.play.box, "action-tile", "glazery"),
    action: { do: "glazery" },
    spot: "spot",
    lies: !spot || spot === "kept" ? null : spot,
  };
}
