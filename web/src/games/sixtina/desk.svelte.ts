/** What somebody has before them: what is asked, and what is built of an answer on the page. */
import type { Action } from "../../api/live";
import type {
  AcquisitionSum,
  CardsToDiscardQuestion,
  CardsToPlayQuestion,
  FirstMaterialQuestion,
  GianluigisFrescoQuestion,
  Position,
  Ranking,
  RestorationSum,
  SixtinaProspects,
  Technique,
} from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";
import { frescoAt, isOpen, isSpot, openOf, placesOf, POSITIONS, spotName, type Spot } from "./chapel";
import { completionsIn } from "./completing";
import type { Judged, Laying } from "./judging";
import { cardOf, keyed, reachOf, spotsFor, sumAt, techniqueIn, totalOf } from "./laying";
import { bonusesOf } from "./bonuses";
import type { Sent } from "./outlooks";
import { viewOf } from "./restorers";
import { sorted } from "./techniques";

export type Phase = "first" | "turn" | "bonus" | "uncover" | "gianluigi" | "wait" | "completed" | "over";

const PHASES: Record<string, Phase> = {
  "first-material": "first",
  "turn-action": "turn",
  "cards-to-play": "turn",
  "cards-to-discard": "turn",
  bonus: "bonus",
  "next-project": "uncover",
  "gianluigis-fresco": "gianluigi",
};

/** A completion is not longer ago than so many events, while a fresco is uncovered for it. */
const RECENT = 12;

/** A sum on its way: what stands on a slot for a moment after somebody restored it. */
export interface Flash extends Spot {
  total: number;
  value: number;
  restoration: string;
}

/** With this, what was built is done, however somebody did it: a hint may have. */
const DONE = new Set(["restored", "acquired", "drew"]);

export class Desk {
  // What is built
  /** Keys of cards that are picked, in the order of picking. */
  picked: readonly string[] = $state.raw([]);
  slot: Spot | null = $state.raw(null);
  /** Materials to add; null is the most that is possible. */
  extras: number | null = $state(null);
  isAcquiring = $state(false);
  /** Materials to take for discarded cards; null is the most that is possible. */
  taking: number | null = $state(null);
  /** The fresco for the first material, or for Gianluigi. */
  chosen: Position | null = $state(null);
  judged: Judged | null = $state.raw(null);
  /** What is to be done as soon as it is judged. */
  awaited = "";

  // What is looked at
  /** What a refusal is about: a slot or a place. */
  marked = $state("");
  /** The fresco that phones show large. */
  shown: Position = $state("G1");
  /** Where the keyboard is in the chapel. */
  at: Position = $state("J1");
  /** The fresco whose picture is looked at. */
  looked: Position | null = $state(null);
  dragged: string | null = $state(null);
  /** What is read out once. */
  heard = $state("");
  flashes: readonly Flash[] = $state.raw([]);
  /** The sheet that is pointed at: the rib to what can be seen beside it is lit. */
  beside: Position | null = $state(null);
  /** What Gianluigi would do on each fresco that he may be sent to. */
  sends: ReadonlyMap<Position, Sent> = $state.raw(new Map());
  /** News whose completions were looked at, and how many of them. */
  #seen: { news: unknown; count: number } = $state.raw({ news: null, count: 0 });

  readonly play: Play;

  constructor(play: Play) {
    this.play = play;
    // Who comes back to the board after the end has seen what was completed last.
    if (play.position.over) this.#seen = { news: play.news, count: Infinity };
  }

  readonly view = $derived.by(() => viewOf(this.play));
  readonly places = $derived.by(() => placesOf(this.play.box));
  readonly prospects = $derived.by(() => this.play.position.prospects as SixtinaProspects | null);
  readonly me = $derived.by(() => (this.play.seat === null ? undefined : this.view.restorers[this.play.seat]));
  readonly hand = $derived.by(() => keyed(sorted(this.me?.hand ?? [])));
  readonly hasGianluigi = $derived.by(() => this.view.restorers.length > this.view.seats);

  // What was completed

  readonly #completions = $derived.by(() =>
    completionsIn(
      this.play.news,
      this.view.restorers.map(({ actor }) => actor),
    ),
  );
  /** The one that is being told: each stands until somebody goes on. */
  readonly completion = $derived.by(() => {
    const told = this.#seen.news === this.play.news ? this.#seen.count : 0;
    return this.#completions[told] ?? null;
  });

  /** What was completed last: one uncovers a fresco for it. */
  readonly last = $derived.by(() =>
    completionsIn(
      this.play.log.slice(-RECENT),
      this.view.restorers.map(({ actor }) => actor),
    ).at(-1),
  );

  goOn(): void {
    const told = this.#seen.news === this.play.news ? this.#seen.count : 0;
    this.#seen = { news: this.play.news, count: told + 1 };
  }

  // What is asked

  readonly phase = $derived.by((): Phase => {
    if (this.completion) return "completed";
    if (this.play.position.over) return "over";
    return (this.play.mayAct && PHASES[this.play.question?.asks ?? ""]) || "wait";
  });
  /** Whether cards may be picked: to play them, or to see what they would do. */
  readonly isPicking = $derived.by(
    () => (this.phase === "turn" || this.phase === "wait") && this.me !== undefined && !this.play.readOnly,
  );
  readonly #question = $derived.by(() => (this.play.mayAct ? this.play.question : undefined));
  /** The first material: which technique it goes on. */
  readonly first = $derived.by(() =>
    this.phase === "first" ? (this.#question as unknown as FirstMaterialQuestion) : null,
  );
  readonly gianluigi = $derived.by(() =>
    this.phase === "gianluigi" ? (this.#question as unknown as GianluigisFrescoQuestion) : null,
  );
  /** What the server knows already of a restoration: after coming back from elsewhere. */
  readonly begun = $derived.by(() =>
    this.#question?.asks === "cards-to-play" ? (this.#question as unknown as CardsToPlayQuestion) : null,
  );
  readonly discarded = $derived.by(() =>
    this.#question?.asks === "cards-to-discard" ? (this.#question as unknown as CardsToDiscardQuestion) : null,
  );
  /** Keys of cards that the server was told of already. */
  readonly fixed = $derived.by(() => keyed(this.begun?.cards ?? this.discarded?.cards ?? []).map(({ key }) => key));

  // What may be done

  readonly #legal = $derived.by(() => new Set(this.play.legal.map(({ name }) => name)));
  can = (action: string): boolean => this.#legal.has(action);
  /** The actions of one kind that may be done. */
  legal = (word: string): Action[] =>
    this.play.legal.filter(({ action }) => action.do === word).map(({ action }) => action);

  readonly bonuses = $derived.by(() =>
    bonusesOf({
      can: this.can,
      refinement: this.prospects?.refinement ?? 0,
      supply: this.me?.supply ?? 0,
      objectives: this.view.objectives,
    }),
  );
  /** Whether a hint says so. */
  hinted = (name: string): boolean =>
    this.play.hint?.line.some(({ do: word, ...facts }) => [word, ...Object.values(facts)].join(" ") === name) ?? false;

  /** Whether a slot is one of those to choose from now. */
  isTarget(spot: Spot): boolean {
    if (this.first) return spot.technique === this.first.technique && this.can(`place ${spot.position}`);
    if (this.gianluigi) return spot.technique === this.gianluigi.technique && this.can(`send ${spot.position}`);
    if (this.phase !== "turn" || this.begun || this.isAcquiring) return false;
    if (!this.can(`restore ${spotName(spot)}`)) return false;
    return !this.technique || (this.technique === spot.technique && this.sumAt(spot)?.can_be_played !== false);
  }

  // What is built

  readonly technique = $derived.by((): Technique | null => (this.isAcquiring ? null : techniqueIn(this.picked)));
  readonly total = $derived.by(() => totalOf(this.picked));
  readonly reaches = $derived.by(() => this.prospects?.reaches ?? []);
  readonly sums = $derived.by(() => reachOf(this.reaches, this.slot));
  readonly spots = $derived.by(() => spotsFor(this.reaches, this.technique));
  readonly sum = $derived.by(() => (this.slot && this.technique ? this.sumAt(this.slot) : undefined));
  sumAt = (spot: Spot) => sumAt(this.reaches, spot, this.total);

  readonly laying = $derived.by((): Laying | null => {
    if (this.phase !== "turn" || !this.picked.length) return null;
    const more = this.picked.filter((key) => !this.fixed.includes(key)).map(cardOf);
    if (this.isAcquiring)
      return {
        draft: "acquisition",
        laid: more.map((card) => `discard ${card}`),
        last: "take",
        number: this.taking,
        most: this.picked.length,
      };
    if (!this.slot || this.slot.technique !== this.technique) return null;
    const restore = this.begun ? [] : [`restore ${spotName(this.slot)}`];
    const most = Math.min(this.picked.length, this.me?.area ?? 0);
    return {
      draft: "restoration",
      laid: [...restore, ...more.map((card) => `play ${card}`)],
      last: "add",
      number: this.extras,
      most,
    };
  });
  /** What the server says of what is laid now. */
  readonly verdict = $derived.by(() => (this.laying && this.judged?.name === nameOf(this.laying) ? this.judged : null));
  readonly restoration = $derived.by(() =>
    this.isAcquiring ? null : ((this.verdict?.slip.adds_up_to ?? null) as RestorationSum | null),
  );
  readonly acquisition = $derived.by(() =>
    this.isAcquiring ? ((this.verdict?.slip.adds_up_to ?? null) as AcquisitionSum | null) : null,
  );

  // What is drawn

  ranking = (position: Position): Ranking | undefined =>
    this.prospects?.rankings.find((ranking) => ranking.position === position);
  /** The ranking that a move being built would lead to. */
  rankingAfter = (position: Position): Ranking | undefined =>
    this.restoration?.position === position ? this.restoration.after : undefined;

  /** What is built on the page ends with what it was built of, not with what others do meanwhile. */
  tidy(): void {
    const { news, seat } = this.play;
    if (news.some(({ event }) => event.actor === seat && DONE.has(event.event))) this.clear();
    const keys = new Set(this.hand.map(({ key }) => key));
    this.picked = [...new Set([...this.fixed, ...this.picked.filter((key) => keys.has(key))])];
    if (this.begun) this.slot = { position: this.begun.position, technique: this.begun.technique };
    else if (this.slot && !this.reaches.some((reach) => isSpot(this.slot, reach))) this.slot = null;
    if (this.discarded) this.isAcquiring = true;
    else if (this.play.question?.asks !== "turn-action") this.isAcquiring = false;
    if (this.chosen && !this.first && !this.gianluigi) this.chosen = null;
    if (!isOpen(frescoAt(this.view, this.shown)) && this.play.question?.asks !== "next-project")
      this.shown = openOf(this.view)[0]?.position ?? POSITIONS[0];
    this.marked = "";
  }

  /** Put everything back that was built. False if there was nothing. */
  clear(): boolean {
    const had = this.picked.length > 0 || this.slot !== null || this.isAcquiring || this.chosen !== null;
    this.picked = this.fixed;
    this.slot = this.begun ? this.slot : null;
    this.extras = this.taking = null;
    this.isAcquiring = this.discarded !== null;
    this.chosen = null;
    this.judged = null;
    this.awaited = "";
    this.marked = "";
    return had;
  }
}

/** What is laid, in a word. */
export const nameOf = ({ draft, laid, number }: Laying): string => [draft, ...laid, number ?? ""].join(";");
