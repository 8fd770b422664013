/** What a plan lays of the medico: his tile, the ill, and the neutral apprentice if there is one. */
import { nameOf } from "../../../../api/box";
import { say } from "../../../../words";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";
import { moodScaleIn } from "../../printed";
import { spotOf } from "../spots";
import { illOf } from "./illness";

export const tileOf = (desk: Desk): Token => ({
  key: "medico",
  name: nameOf(desk.play.box, "action-tile", "medico"),
  action: { do: "medico" },
  spot: "spot",
  lies: spotOf(shareOf(desk, "medico").spots[desk.seat]),
});

export const illToken = (): Token => ({
  key: "ill",
  name: say("fresco-m10-ill-token"),
  action: { do: "ill" },
  spot: "location",
  count: "apprentices",
  letter: "L",
});

export const neutralToken = (desk: Desk): Token => ({
  key: "neutral",
  name: say("fresco-m10-neutral-token"),
  action: { do: "neutral" },
  spot: "location",
  lies: spotOf(shareOf(desk, "medico").neutral[desk.seat]),
  letter: "L",
});

/** The sixth apprentice comes with a good mood. */
const hasNeutral = ({ view, seat, play }: Desk): boolean => (view.mood[seat] ?? 0) >= moodScaleIn(play.box).extra_from;

export function tokensOf(desk: Desk): readonly Token[] {
  const isAnyIll = illOf(shareOf(desk, "medico"), desk.seat) > 0;
  return [tileOf(desk), ...(isAnyIll ? [illToken()] : []), ...(hasNeutral(desk) ? [neutralToken(desk)] : [])];
}
