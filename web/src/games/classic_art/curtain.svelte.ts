/** Which closing stands on the board, for what is drawn outside of it. */
import type { Play } from "../../table/play.svelte";
import type { Closing } from "./closing";

let shown = $state.raw<{ play: Play; closing: Closing } | null>(null);

export const curtain = {
  of: (play: Play): Closing | null => (shown?.play === play ? shown.closing : null),
  draw: (play: Play, closing: Closing | null): void => {
    shown = closing && { play, closing };
  },
};
