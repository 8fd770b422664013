/** My dames, as a plan sends them. */
import { nameOf } from "../../../../api/box";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";
import type { Dame } from "./dames";

export function damesOf(desk: Desk): readonly { dame: Dame; token: Token }[] {
  const { married, sent } = shareOf(desk, "dames");
  return (married[desk.seat] ?? []).map((dame) => ({
    dame,
    token: {
      key: `dame-${dame}`,
      name: nameOf(desk.play.box, "dame", dame),
      action: { do: "dame", dame },
      spot: "spot",
      lies: sent[desk.seat]?.find((at) => at.dame === dame)?.location ?? null,
      letter: "D",
    },
  }));
}
