/** What painters have of the catacombs. */
import { nameOf } from "../../../../api/box";
import { listed, say } from "../../../../words";
import type { Desk } from "../../desk.svelte";
import type { Actor, Hour } from "../../model";
import { shareOf } from "../../module";
import { numberOf } from "../../painters";

/** The maps of a painter, by their times: in the hand, and on the sheet. */
export function mapsOf(desk: Desk, actor: Actor): readonly Hour[] {
  const { hands, laid } = shareOf(desk, "catacombs");
  const place = numberOf(desk.view, actor);
  return [...(hands[place] ?? []), ...(laid[place] ?? [])].map(({ hour }) => hour);
}

/** The same with treasures, in words. */
export function belongingsOf(desk: Desk, actor: Actor): readonly string[] {
  const maps = mapsOf(desk, actor);
  const kept = shareOf(desk, "catacombs").kept[numberOf(desk.view, actor)] ?? [];
  const treasures = kept.map((treasure) => nameOf(desk.play.box, "treasure", treasure));
  return [
    ...(maps.length ? [say("fresco-m13-has-maps", { hours: listed(maps) })] : []),
    ...(kept.length ? [say("fresco-m13-has-kept", { treasures: listed(treasures) })] : []),
  ];
}
