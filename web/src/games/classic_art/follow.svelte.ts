/** What happens by itself at the table: closings are held and told, cards and tokens move, picks end with their turn. */
import { untrack } from "svelte";
import { sound } from "../../parts/sound";
import { isStill } from "../../settings.svelte";
import type { Category } from "../../api/types/classic_art";
import { CATEGORIES } from "./catalogue";
import { curtain } from "./curtain.svelte";
import type { Desk } from "./desk.svelte";
import { animate, isDeedOf, showsCard, TELLING, untilTelling } from "./motion";

/** So long a closing stands at most. */
const HELD = 60_000;

/** Call it while a component is made. */
export function follow(desk: Desk, root: () => HTMLElement | undefined): void {
  const { play } = desk;

  $effect.pre(() => {
    void play.position;
    untrack(() => desk.tidy());
  });

  $effect(() => {
    const { hint } = play;
    if (hint) untrack(() => desk.layOut(hint.line));
  });

  // A closing stands until somebody goes on, with the next season waiting behind it.
  $effect(() => {
    const { closing } = desk;
    curtain.draw(play, closing);
    if (!closing) return;
    const release = play.readOnly ? () => undefined : play.hold();
    const timer = play.readOnly ? undefined : setTimeout(() => desk.goOn(), HELD);
    return () => {
      clearTimeout(timer);
      release();
      curtain.draw(play, null);
    };
  });

  // Its walls are told one after the other.
  $effect(() => {
    const { news } = play;
    const isTold = desk.closing !== null && news.length > 0 && !isStill();
    desk.told = isTold ? 0 : CATEGORIES.length;
    if (!isTold) return;
    let ticking: ReturnType<typeof setInterval> | undefined;
    const waiting = setTimeout(() => {
      ticking = setInterval(() => {
        desk.told = Math.min(desk.told + 1, CATEGORIES.length);
        if (desk.told === CATEGORIES.length) clearInterval(ticking);
      }, TELLING);
    }, untilTelling(news));
    return () => {
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  });

  // What was told moves, from where it lay before.
  let hand = new Map<string, DOMRect>();
  $effect.pre(() => {
    void play.news;
    const cards = untrack(root)?.querySelectorAll<HTMLElement>("[data-card]") ?? [];
    hand = new Map([...cards].map((card) => [card.dataset.card ?? "", card.getBoundingClientRect()]));
  });
  $effect(() => {
    const { news } = play;
    return untrack(() => {
      const board = root();
      if (!news.length || !board) return;
      if (news.some(showsCard)) sound("card");
      else if (news.some((each) => each.event.event === "predicted")) sound("token");
      if (!isStill()) return animate(news, { root: board, catalogue: desk.catalogue, seat: play.seat, hand });
    });
  });

  // A prediction begins at the wall of the card that was shown last.
  $effect(() => {
    if (desk.phase !== "predict") return;
    untrack(() => {
      const shown = play.log.findLast((each) => showsCard(each) && isDeedOf(each, play.seat));
      desk.at = [CATEGORIES.indexOf((shown?.event.exhibition ?? "EE") as Category) * 2 + 1, 0];
    });
  });
}
