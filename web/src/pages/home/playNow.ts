/** A game at once: me and two bots, rules as printed, no clock. Nobody is asked anything first. */
import { post } from "../../api/http";
import { comeIn } from "../../api/me.svelte";
import type { OpenTable, TableInfo } from "../../api/types/openapi";
import { FACTS, type GameName } from "../../parts/games";
import { botName, USUAL_LEVEL } from "../../parts/bots";
import { go } from "../../router.svelte";

const BOTS = 2;

/** The table that is opened. */
export function tableNow(game: GameName): OpenTable {
  const bots = Math.min(BOTS, FACTS[game].seats[1] - 1);
  const others = Array.from(
    { length: bots },
    (_, seat) => ({ kind: "bot", bot: USUAL_LEVEL, name: botName(seat) }) as const,
  );
  return { game, seats: [{ kind: "me" }, ...others], order: "random", undo: "free" };
}

export async function playNow(game: GameName): Promise<void> {
  await comeIn();
  const table = await post<TableInfo>("/api/tables", tableNow(game));
  await post(`/api/tables/${table.id}/start`);
  go(`/t/${table.id}`);
}
