/** My maps, as a plan lays them. */
import { say } from "../../../../words";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";
import { roomsOf, type MapId } from "./treasures";

/** The maps in my hand and, on a sheet that is committed, those that lie on it. */
export function mapsOnBench(desk: Desk): readonly { map: MapId; token: Token }[] {
  const { hands, laid } = shareOf(desk, "catacombs");
  const held = (hands[desk.seat] ?? []).map((each) => ({ ...each, location: null }));
  return [...held, ...(laid[desk.seat] ?? [])].flatMap(({ map, hour, location }) =>
    map ? [{ map, token: { ...tokenOf(desk, map, hour), lies: location } }] : [],
  );
}

const tokenOf = (desk: Desk, map: MapId, hour: string): Token => ({
  key: `map-${map}`,
  name: say("fresco-m13-map-of", { hour, rooms: roomsOf(desk.play.box, map).join(" ") }),
  short: say("fresco-m13-map-short", { hour }),
  action: { do: "map", map },
  spot: "spot",
  letter: "M",
});
