/** A restoration while it is put together: segment or altar, bishop, and what modules add, as the draft judges it. */
import type { JudgedDraft } from "../../api/live";
import type { Slip } from "../../api/types/fresco";
import type { Desk } from "./desk.svelte";

export class Restoration {
  /** The draft as it was judged last, null while there is none. */
  judged: JudgedDraft<Slip> | null = $state.raw(null);

  constructor(readonly desk: Desk) {}
}
