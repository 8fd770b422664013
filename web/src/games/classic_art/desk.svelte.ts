/** What somebody has before them: what is asked, what is built of an answer on the page, and what is done with it. */
import type { Action } from "../../api/live";
import { sound } from "../../parts/sound";
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
import { CATEGORIES, catalogueOf, SPACES } from "./catalogue";
import { allClosings, closingOf, wallOf } from "./closing";
import { isDeedOf } from "./motion";
import { isComplete, lineOf, tapped, toShow } from "./picking";
import { isOpen, openBet, type Phase, type Scene, type Spot } from "./scene";
import { limitWords, say, withSigns, worksLimit } from "./words";

const PHASES: Record<string, Phase> = {
  "choose-cards": "cards",
  "choose-prediction": "predict",
  "choose-drop": "drop",
};

export class Desk {
  picked: readonly Card[] = $state.raw([]);
  chosen: Spot | null = $state.raw(null);
  isDouble = $state(false);
  dropping: Card | null = $state.raw(null);
  /** Whose predictions are lit up alone. */
  lit: number | null = $state(null);
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
  readonly fresh = $derived.by((): ReadonlyMap<Card, Actor> => {
    if (this.shown) return this.shown.shownBy;
    const { log, news, seat } = this.play;
    const isLooking = seat === null || this.play.readOnly;
    const since = isLooking ? news : log.slice(log.findLastIndex((each) => isDeedOf(each, seat)) + 1);
    return new Map(
      since
        .filter((each) => each.event.event === "hung")
        .map((each) => [each.event.card as Card, each.event.actor as Actor]),
    );
  });
  readonly scene = $derived.by((): Scene => ({
    view: this.view,
    catalogue: this.catalogue,
    prospects: this.prospects,
    seat: this.play.seat,
    name: (seat) => this.play.name(seat),
    phase: this.phase,
    chosen: this.phase === "predict" ? this.chosen : null,
    picked: this.showing,
    fresh: this.fresh,
    lit: this.lit,
    closing: this.shown,
    told: this.told,
    at: this.at,
    dragged: this.dragged,
    tapPlaque: (spot) => this.tapPlaque(spot),
    label: this.#label,
    moveTo: (row, column) => (this.at = [row, column]),
  }));
  readonly walls = $derived.by((): readonly ExhibitionView[] => {
    if (!this.shown) return this.view.exhibitions;
    const before = (this.play.before as unknown as ClassicArtView | null)?.exhibitions ?? [];
    const was = (category: string) => before.find((each) => each.category === category);
    return this.shown.walls.map((wall) => wallOf(wall, was(wall.category)));
  });
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

  // What is tapped

  tapCard(card: Card): void {
    if (this.play.readOnly || this.play.isBusy) return;
    this.play.refusal = null;
    if (this.phase === "cards") this.picked = tapped(this.picked, card, this.fixed);
    else if (this.phase === "drop") this.dropping = this.dropping === card ? null : card;
    else if (this.phase !== "closing") void this.#why(`play ${card}`);
  }

  tapPlaque(spot: Spot): void {
    if (this.phase === "closing") this.told = CATEGORIES.length;
    if (this.play.readOnly || this.play.isBusy || this.phase === "closing" || this.phase === "over") return;
    this.play.refusal = null;
    if (!isOpen(this.scene, spot)) {
      void this.#why(`predict ${spot.exhibition} ${spot.space}`);
      return;
    }
    const isSame = this.chosen?.exhibition === spot.exhibition && this.chosen.space === spot.space;
    this.chosen = isSame ? null : spot;
    this.at = [CATEGORIES.indexOf(spot.exhibition) * 2 + 1, SPACES.indexOf(spot.space)];
  }

  async #why(action: string): Promise<void> {
    const failure = await this.play.why([action]);
    if (!failure) return;
    sound("refused");
    this.play.refusal = { ...failure, sentence: withSigns(failure.sentence) };
  }

  /** A card fell onto something. */
  dropCard(card: Card, onto: Element | null): void {
    if (onto?.closest("[data-wall], [data-show]") && !this.showing.includes(card)) this.tapCard(card);
  }

  /** A token fell onto something. */
  dropToken(onto: Element | null): void {
    const [exhibition, space] = (onto?.closest<HTMLElement>("[data-plaque]")?.dataset.plaque ?? "").split(" ");
    if (exhibition && space) this.tapPlaque({ exhibition, space } as Spot);
  }

  /** Lay out on the page what a hint says, as far as it answers what is asked now. */
  layOut(line: readonly Action[]): void {
    const cards = line.flatMap((action) => (action.do === "play" ? [action.card as Card] : []));
    const bet = line.find((action) => action.do === "predict" || action.do === "double");
    const drop = line.find((action) => action.do === "drop");
    if (this.phase === "cards") this.picked = cards.filter((card) => card !== this.fixed);
    else if (this.phase === "predict" && bet) {
      this.chosen = { exhibition: bet.exhibition, space: bet.space } as Spot;
      this.isDouble = bet.do === "double";
    } else if (this.phase === "drop" && drop) this.dropping = drop.card as Card;
  }

  light(seat: number): void {
    this.lit = this.lit === seat ? null : seat;
  }

  /** Put everything back that was built. False if there was nothing. */
  back(): boolean {
    const had = this.chosen !== null || this.picked.length > 0 || this.dropping !== null || this.lit !== null;
    this.chosen = null;
    this.picked = [];
    this.dropping = null;
    this.lit = null;
    return had;
  }

  // What is done

  async showBoth(): Promise<void> {
    if (!isComplete(this.picked, this.fixed)) return;
    if (await this.play.act(lineOf(this.picked, this.fixed))) this.picked = [];
  }

  putBack(): void {
    if (this.picked.length) this.picked = [];
    else if (this.fixed && this.play.position.can_cancel) void this.play.cancel();
  }

  async place(): Promise<void> {
    const { bet, play } = this;
    if (!bet) return;
    const { exhibition, space, tokens } = bet;
    const facts = { category: this.catalogue.names[exhibition], limit: worksLimit(space), tokens };
    if (!bet.can_come_true && !(await play.sure(say("ca-hopeless-sure", facts), say("ca-place-tokens", facts)))) return;
    await play.act([`${tokens > 1 ? "double" : "predict"} ${exhibition} ${space}`]);
  }

  /** Predict nothing; what would pay as things stand is named before. */
  async pass(): Promise<void> {
    const gain = (bet: { before: number; after: number }) => bet.after - bet.before;
    const left = (this.prospects?.open_bets ?? [])
      .filter((bet) => bet.comes_true_now && bet.tokens === 1 && gain(bet) > 0)
      .sort((one, other) => gain(other) - gain(one))[0];
    if (left) {
      const { exhibition, space, pays } = left;
      const facts = { category: this.catalogue.names[exhibition], limit: limitWords(space), pays };
      if (!(await this.play.sure(say("ca-no-prediction-sure", facts), say("ca-no-prediction")))) return;
    }
    await this.play.act(["pass"]);
  }

  async drop(): Promise<void> {
    if (this.dropping) await this.play.act([`drop ${this.dropping}`]);
  }

  /** Leave a closing: the next season has begun behind it. */
  goOn(): void {
    this.#seen = this.play.news;
    this.lit = null;
  }

  /** What the green button does. */
  main(): void {
    if (this.closing) this.goOn();
    else if (this.phase === "cards") void this.showBoth();
    else if (this.phase === "drop") void this.drop();
    else if (this.phase === "predict") void this.place();
  }
}
