/** What happens by itself at the table: what was told moves, and can be skipped with a tap. */
import { untrack } from "svelte";
import { sound } from "../../parts/sound";
import { isStill } from "../../settings.svelte";
import type { Desk } from "./desk.svelte";
import type * as Motion from "./motion";

const SOUNDS: readonly (readonly [string, Parameters<typeof sound>[0]])[] = [
  ["segment-restored", "place"],
  ["altar-restored", "place"],
  ["bought", "card"],
  ["paid", "token"],
];

/** Call it while a component is made. */
export function follow(desk: Desk, root: () => HTMLElement | undefined): void {
  const { play } = desk;
  let motion: typeof Motion | null = null;

  // The page is there before anything on it moves.
  $effect(() => {
    void import("./motion").then((loaded) => (motion = loaded));
  });

  $effect(() => {
    const { news } = play;
    return untrack(() => {
      const board = root();
      if (!news.length || !board || !motion) return;
      const heard = SOUNDS.find(([event]) => news.some((told) => told.event.event === event));
      if (heard) sound(heard[1]);
      if (isStill()) return motion.tintAll(news);
      const end = motion.animate(news, { desk, root: board });
      addEventListener("pointerdown", end, { once: true });
      return () => {
        removeEventListener("pointerdown", end);
        end();
      };
    });
  });
}
