/** The tile of the pews, as a plan lays it. */
import { nameOf } from "../../../../api/box";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";
import { spotOf } from "../spots";

export const tileOf = (desk: Desk): Token => ({
  key: "pews",
  name: nameOf(desk.play.box, "action-tile", "pews"),
  action: { do: "pews" },
  spot: "spot",
  lies: spotOf(shareOf(desk, "pews").spots[desk.seat]),
});
