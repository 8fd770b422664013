/** Lucky pennies, as a plan lays them: one or two at the market. */
import { say } from "../../../../words";
import type { Desk } from "../../desk.svelte";
import { shareOf, type Token } from "../../module";

export function penniesOf(desk: Desk): readonly Token[] {
  const share = shareOf(desk, "wishing_well");
  if (!share.pennies[desk.seat]) return [];
  return [
    {
      key: "pennies",
      name: say("fresco-m04-token"),
      action: { do: "pennies" },
      spot: "",
      count: "number",
      at: "market",
      lies: share.placed[desk.seat] ? "market" : null,
      letter: "P",
    },
  ];
}
