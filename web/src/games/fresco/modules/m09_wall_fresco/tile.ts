/** The wall fresco tile, as a plan lays it. */
import { nameOf } from "../../../../api/box";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";
import { spotOf } from "../spots";

export const tileOf = (desk: Desk): Token => ({
  key: "wall-fresco",
  name: nameOf(desk.play.box, "action-tile", "wall-fresco"),
  action: { do: "wall-fresco" },
  spot: "spot",
  lies: spotOf(shareOf(desk, "wall_fresco").spots[desk.seat]),
});
