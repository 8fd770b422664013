/** The plan of a round while it is made: what is laid on the sheet, as the server's draft judges it. */
import type { JudgedDraft } from "../../api/live";
import type { Slip } from "../../api/types/fresco";
import type { Desk } from "./desk.svelte";

export class Plan {
  /** The draft as it was judged last, null before. */
  judged: JudgedDraft<Slip> | null = $state.raw(null);

  constructor(readonly desk: Desk) {}
}
