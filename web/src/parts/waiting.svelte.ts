/** How many games wait for me: told at every page, and in its title. */
import { get } from "../api/http";
import { whoAmI } from "../api/me.svelte";
import type { TableRow, Tables } from "../api/types/openapi";

let count = $state(0);

export const waiting = {
  get count(): number {
    return count;
  },
  /** These are my games now. */
  note(mine: readonly TableRow[]): void {
    count = mine.filter((row) => row.is_my_turn).length;
  },
  /** Look how many there are. */
  async look(): Promise<void> {
    if (await whoAmI()) this.note((await get<Tables>("/api/tables?of=mine&most=50")).tables);
  },
};
