/** What happens by itself at the table: closings are held and told, cards and tokens move, picks end with their turn. */
import { tick, untrack } from "svelte";
import { sound } from "../../parts/sound";
import { isStill } from "../../settings.svelte";
import type { Category } from "../../api/types/classic_art";
import { CATEGORIES } from "./catalogue";
import { curtain } from "./curtain.svelte";
import type { Desk } from "./desk.svelte";
import { isDeedOf, showsCard } from "./fresh";
import { animate } from "./motion";
import { layOut } from "./taps";
import { tellTokens, tellWall } from "./telling";
import { TELLING, untilTelling } from "./timing";

/** So long a closing stands when it was told, and nobody stirs. */
const HELD = 20_000;
const STIRRING = ["pointermove", "pointerdown", "wheel", "keydown"];

/** Call it while a component is made. */
export function follow(desk: Desk, root: () => HTMLElement | undefined): void {
  const { play } = desk;

  $effect.pre(() => {
    void play.position;
    untrack(() => desk.tidy());
  });

  $effect(() => {
    const { hint } = play;
    if (hint) untrack(() => layOut(desk, hint.line));
  });

  // A closing stands until somebody goes on, with the next season waiting behind it.
  $effect(() => {
    const { closing } = desk;
    curtain.draw(play, closing);
    if (!closing) return;
    const release = play.readOnly ? () => undefined : play.hold();
    return () => {
      release();
      curtain.draw(play, null);
    };
  });
  $effect(() => {
    if (desk.closing && desk.told === CATEGORIES.length && !play.readOnly) return whenStill(() => desk.goOn());
  });

  // Its walls are told one after the other.
  $effect(() => {
    const { news } = play;
    const isTold = desk.closing !== null && news.length > 0 && !isStill();
    desk.told = isTold ? 0 : CATEGORIES.length;
    if (!isTold) return;
    let timer = setTimeout(tellNext, untilTelling(news));
    function tellNext(): void {
      if (desk.told >= CATEGORIES.length) return;
      desk.told += 1;
      void tick().then(() => tell(desk, root()));
      timer = setTimeout(tellNext, TELLING);
    }
    const skip = () => (desk.told = CATEGORIES.length);
    addEventListener("click", skip);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", skip);
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

/** Show how the wall moves that was told last, and what follows when all were. */
function tell({ closing, told }: Desk, root: HTMLElement | undefined): void {
  const wall = closing?.walls[told - 1];
  if (!root || !closing || !wall) return;
  tellWall(wall, root);
  if (told === CATEGORIES.length) tellTokens(closing, root);
}

/** Do something when nobody has stirred for a while; gives back what calls it off. */
function whenStill(act: () => void): () => void {
  let timer = setTimeout(act, HELD);
  const stirred = () => {
    clearTimeout(timer);
    timer = setTimeout(act, HELD);
  };
  for (const kind of STIRRING) addEventListener(kind, stirred);
  return () => {
    clearTimeout(timer);
    for (const kind of STIRRING) removeEventListener(kind, stirred);
  };
}
