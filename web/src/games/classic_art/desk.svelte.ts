/** What somebody has before them: what is asked, what is built of an answer on the page, and the scene that is drawn. */
import type { Play } from "../../table/play.svelte";
import type {
  Actor,
  Card,
  ChooseCardsQuestion,
  ChoosePredictionQuestion,
  ClassicArtProspects,
  ClassicArtView,
  ExhibitionView,
} from "../../api/types/classic_art";
import { CATEGORIES, catalogueOf } from "./catalogue";
import { allClosings, closingOf, wallOf } from "./closing";
import { hungBy, sinceDeed } from "./fresh";
import { toShow } from "./picking";
import { openBet, type Phase, type Scene, type Spot } from "./scene";
import { tapPlaque } from "./taps";

const PHASES: Record<string, Phase> = {
  "choose-cards": "cards",
  "choose-prediction": "predict",
  "choose-drop": "drop",
};

export class Desk {
  // What is built
  picked: readonly Card[] = $state.raw([]);
  chosen: Spot | null = $state.raw(null);
  isDouble = $state(false);
  dropping: Card | null = $state.raw(null);

  // What is looked at
  /** Whose predictions are lit up alone. */
  lit: number | null = $state(null);
  /** Where a prediction was refused last. */
  refused: Spot | null = $state.raw(null);
  /** How many walls of a closing were told. */
  told = $state(CATEGORIES.length);
  at: readonly [number, number] = $state.raw([1, 0]);
  dragged: Card | null = $state.raw(null);
  /** News whose closing was looked at. */
  #seen: unknown = $state.raw(null);

  readonly play: Play;
  readonly #label: Scene["label"];

  constructor(play: Play, label: Scene["label"]) {
    this.play = play;
    this.#label = label;
    // Who comes back to the board after the end has seen the last closing.
    if (play.position.over) this.#seen = play.news;
  }

  readonly view = $derived.by(() => this.play.view as unknown as ClassicArtView);
  readonly catalogue = $derived.by(() => catalogueOf(this.play.box));
  readonly prospects = $derived.by(() => this.play.position.prospects as ClassicArtProspects | null);

  // The closing of a season

  readonly closing = $derived.by(() => {
    const { news, log, readOnly } = this.play;
    if (this.#seen === news) return null;
    // A replay jumps: nothing is news there, and what was told last counts.
    return closingOf(readOnly && !news.length ? log : news);
  });
  /** The closing that the walls show: after the game it is the last one. */
  readonly shown = $derived.by(
    () => this.closing ?? (this.play.position.over ? (allClosings(this.play.log).at(-1) ?? null) : null),
  );
  readonly walls = $derived.by((): readonly ExhibitionView[] => {
    if (!this.shown) return this.view.exhibitions;
    const before = (this.play.before as unknown as ClassicArtView | null)?.exhibitions ?? [];
    const was = (category: string) => before.find((each) => each.category === category);
    return this.shown.walls.map((wall) => wallOf(wall, was(wall.category)));
  });

  /** Leave a closing: the next season has begun behind it. */
  goOn(): void {
    this.#seen = this.play.news;
    this.lit = null;
  }

  // What is asked

  readonly phase = $derived.by((): Phase => {
    if (this.closing) return "closing";
    if (this.play.position.over) return "over";
    return (this.play.mayAct && PHASES[this.play.question?.asks ?? ""]) || "wait";
  });
  readonly me = $derived.by(() => (this.play.seat === null ? undefined : this.view.players[this.play.seat]));
  readonly hand = $derived.by(() => (this.closing ? [] : (this.me?.hand ?? [])));
  /** What is asked about a prediction. */
  readonly betting = $derived.by(() =>
    this.phase === "predict" ? (this.play.question as unknown as ChoosePredictionQuestion) : null,
  );
  /** The first card, if the server knows it already: after coming back. */
  readonly fixed = $derived.by(() =>
    this.phase === "cards" ? (this.play.question as unknown as ChooseCardsQuestion).chosen : null,
  );
  /** Cards that will be shown. */
  readonly showing = $derived.by(() => {
    if (this.phase === "cards") return toShow(this.picked, this.fixed);
    if (this.phase === "drop" && this.dropping) return this.hand.filter((card) => card !== this.dropping);
    return [];
  });

  // What is drawn

  readonly #fresh = $derived.by((): ReadonlyMap<Card, Actor> => {
    const { log, news, seat, readOnly } = this.play;
    return this.shown?.shownBy ?? hungBy(seat === null || readOnly ? news : sinceDeed(log, seat));
  });
  readonly scene = $derived.by((): Scene => ({
    view: this.view,
    catalogue: this.catalogue,
    prospects: this.prospects,
    seat: this.play.seat,
    name: (seat) => this.play.name(seat),
    phase: this.phase,
    chosen: this.phase === "predict" ? this.chosen : null,
    refused: this.play.refusal ? this.refused : null,
    picked: this.showing,
    fresh: this.#fresh,
    lit: this.lit,
    closing: this.shown,
    told: this.told,
    at: this.at,
    dragged: this.dragged,
    tapPlaque: (spot) => tapPlaque(this, spot),
    label: this.#label,
    moveTo: (row, column) => (this.at = [row, column]),
  }));
  readonly single = $derived.by(() => openBet(this.scene, this.scene.chosen, 1));
  readonly double = $derived.by(() => openBet(this.scene, this.scene.chosen, 2));
  readonly bet = $derived.by(() => (this.isDouble && this.double ? this.double : this.single));

  /** What is built on the page ends with the question that it answers, not with what others do meanwhile. */
  tidy(): void {
    const asked = PHASES[this.play.question?.asks ?? ""];
    this.picked = asked === "cards" ? this.picked.filter((card) => this.hand.includes(card)) : [];
    if (asked !== "drop" || !this.dropping || !this.hand.includes(this.dropping)) this.dropping = null;
    if (asked !== "predict" || !openBet(this.scene, this.chosen, 1)) this.chosen = null;
    if (!this.chosen) this.isDouble = false;
    this.#label(null);
  }
}
