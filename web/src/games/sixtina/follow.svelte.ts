/** What happens by itself at the table: what is laid is judged, completions are held, pieces move, picks end in time. */
import { untrack } from "svelte";
import type { Told } from "../../api/live";
import { sound } from "../../parts/sound";
import { isStill } from "../../settings.svelte";
import type { Event, Position } from "../../api/types/sixtina";
import { openOf } from "./chapel";
import { nameOf, type Desk } from "./desk.svelte";
import { confirm, refuse } from "./deeds";
import { judge, lineOf, type Judged } from "./judging";
import { placesBefore, type Before, type Stage } from "./before";
import { lookAtSends, type Sent } from "./outlooks";
import { layOut } from "./taps";
import { FLASH, untilFlash } from "./timing";

/** So long a completed fresco stands when it was told, and nobody points at it. */
const HELD = 4_000;

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

  // Phones begin with the open fresco that has most to offer.
  untrack(() => {
    desk.shown = desk.at = openOf(desk.view)[0]?.position ?? "G1";
  });

  // What is laid is judged by the server, one after the other; what can't be done says why.
  let judging: Promise<Judged | null> = Promise.resolve(null);
  $effect(() => {
    const { laying } = desk;
    if (!laying || play.isBusy) return;
    const name = nameOf(laying);
    let isStale = false;
    const ask = () => (isStale ? null : judge(play, laying, name));
    judging = judging.then(ask, ask);
    judging.then(
      (judged) => {
        if (isStale || !judged) return;
        desk.judged = judged;
        if (desk.awaited === name) void confirm(desk);
        else if (!judged.slip.ready && laying.draft === "restoration") void refuse(desk, lineOf(laying));
      },
      (problem: unknown) => isStale || play.refuse(problem),
    );
    return () => (isStale = true);
  });

  // What Gianluigi would do where he may be sent.
  $effect(() => {
    if (desk.phase !== "gianluigi") return;
    const positions = desk.legal("send").map((action) => action.position as Position);
    let isStale = false;
    const tell = (sent: Sent): boolean => {
      if (!isStale) desk.sends = new Map([...desk.sends, [sent.position, sent]]);
      return !isStale;
    };
    void untrack(() => lookAtSends(play, positions, tell)).catch((problem: unknown) => isStale || play.refuse(problem));
    return () => {
      isStale = true;
      desk.sends = new Map();
    };
  });

  // A completed fresco stands until somebody goes on; what comes after waits behind it.
  $effect(() => {
    if (desk.completion && !play.readOnly) return play.hold();
  });
  $effect(() => {
    if (desk.completion) return whenLookedAt(root, () => desk.goOn());
  });

  // What was told moves, from where it lay before, and a flag tells the sum.
  let before: Before = { cards: new Map(), restorers: new Map() };
  $effect.pre(() => {
    void play.news;
    before = placesBefore(untrack(root));
  });
  $effect(() => {
    const { news } = play;
    return untrack(() => {
      const board = root();
      if (!news.length || !board) return;
      hear(news.map((told) => told.event.event));
      return isStill() ? undefined : move(news, { root: board, seat: play.seat, before });
    });
  });
  $effect(() => {
    const { news } = play;
    const flashes = news.flatMap(({ event }) => {
      const told = event as unknown as Event;
      return told.event === "restored" || told.event === "gianluigi-restored" ? [told] : [];
    });
    if (!flashes.length) return;
    const begin = isStill() ? 0 : untilFlash(news);
    const shows = setTimeout(() => (desk.flashes = flashes), begin);
    const hides = setTimeout(() => (desk.flashes = []), begin + FLASH);
    return () => {
      clearTimeout(shows);
      clearTimeout(hides);
      desk.flashes = [];
    };
  });
}

/** Let things move as soon as it is known how; gives back what stops it. */
function move(news: readonly Told[], stage: Stage): () => void {
  let stop: (() => void) | null = () => undefined;
  void import("./motion").then(({ animate }) => {
    if (stop) stop = animate(news, stage);
  });
  return () => {
    stop?.();
    stop = null;
  };
}

function hear(events: readonly string[]): void {
  if (events.includes("restored") || events.includes("first-placed")) sound("place");
  else if (events.includes("drew") || events.includes("acquired")) sound("card");
  else if (events.includes("objective-claimed")) sound("token");
}

/** Do something after a while, unless somebody points at the panel; gives back what calls it off. */
function whenLookedAt(root: () => HTMLElement | undefined, act: () => void): () => void {
  let timer = setTimeout(look, HELD);
  function look(): void {
    const panel = root()?.querySelector("[data-completed]");
    if (panel?.matches(":hover, :focus-within")) timer = setTimeout(look, 1_000);
    else act();
  }
  return () => clearTimeout(timer);
}
