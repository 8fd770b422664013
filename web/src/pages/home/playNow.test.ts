// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { GAMES } from "../../parts/games";
import { tableNow } from "./playNow";

it.each(GAMES)("%s is played at once with two bots", (game) => {
  const table = tableNow(game);
  expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect(table.order).toBe("random");
});
