/** The workbench: what is chosen on the page before it is sent, and what a touch on a piece does.
 *
 * Only complete actions are sent, by the names the server lists. What is not listed is asked about: the server says why.
 */
import type { ScoreLine } from "../../api/live";
import type { Play } from "../../table/play.svelte";
import { sound } from "../../parts/sound";
import { Fits } from "./fits.svelte";
import { marksOf } from "./marking";
import {
  eventsOf,
  NO_DICE,
  patternIn,
  prospectsOf,
  viewOf,
  type Cell,
  type Colour,
  type Die,
  type Question,
  type Tool,
} from "./model";
import { isLaidAnew, nextSlots, type Slot } from "./slots";
import type { Opened } from "./Sheet.svelte";
import { hasSteps, sinceUse, stepsOf, toolOf } from "./steps";
import { fitting, targetsOf } from "./targets";
import { judged, onNiche, onSlot, onSpace, onTrack, type Meaning } from "./touch";
import { say } from "./words";

export class Bench {
  /** Chosen place of the pool. */
  slot = $state<number | null>(null);
  /** Chosen space: one to fill, or the die to move. */
  cell = $state<Cell | null>(null);
  /** Space that is pointed at while a die is chosen. */
  pointed = $state<Cell | null>(null);
  /** Value that is pointed at, or marked. */
  value = $state<number | null>(null);
  pattern = $state<string | null>(null);
  /** Another seat's window, opened large. */
  peek = $state<number | null>(null);
  /** For who has no seat: whose window is the large one. */
  watched = $state<number | null>(null);
  /** Niche of the track whose pile is open. */
  pile = $state<number | null>(null);
  lit = $state.raw<ScoreLine | null>(null);
  /** A card or the track, opened to be read on a phone. */
  opened = $state.raw<Opened | null>(null);
  /** What gives a die up is asked for twice. */
  armed = $state<"pass" | "return" | null>(null);
  /** A word of the page's own, in place of the server's sentence. */
  notice = $state("");
  readonly fits: Fits;
  #slots: readonly Slot[] = [];
  /** The place of the pool that was last taken from. */
  leaving: number | null = null;

  constructor(readonly play: Play) {
    this.fits = new Fits(play);
  }

  // What is there

  view = $derived.by(() => viewOf(this.play));
  prospects = $derived.by(() => prospectsOf(this.play));
  isAlone = $derived.by(() => this.view.seats === 1);
  /** Whose window is large. */
  eyes = $derived.by(() => this.play.seat ?? this.watched ?? this.view.seat ?? 0);
  window = $derived.by(() => this.view.windows[this.eyes]);
  dice = $derived.by(() => this.window?.dice ?? NO_DICE);
  card = $derived.by(() => patternIn(this.play.box, this.window?.pattern));
  soFar = $derived.by(() => this.prospects?.windows.find(({ seat }) => seat === this.eyes));
  question = $derived.by(() => (this.play.mayAct ? (this.play.question as unknown as Question) : undefined));
  asks = $derived.by(() => this.question?.asks ?? null);
  targets = $derived.by(() => targetsOf(this.play.legal));
  /** The tool in use: the question of whoever is at turn names it, for all to see. */
  tool = $derived.by((): Tool | null => toolOf(this.view.questions[0] as Question | undefined));
  slots = $derived.by(() => {
    this.#slots = nextSlots(this.#slots, this.view.pool, isLaidAnew(eventsOf(this.play.news)), this.leaving);
    return this.#slots;
  });
  steps = $derived.by(() => {
    const events = eventsOf(this.play.log);
    return stepsOf(this.question, sinceUse(events, this.play.seat ?? -1), this.isAlone);
  });

  /** The die that is about to be placed: chosen in the pool, or in hand. */
  die = $derived.by((): Die | null => {
    if (this.question?.asks === "place-die") return this.question.die;
    return this.slot === null ? null : (this.slots[this.slot]?.die ?? null);
  });
  /** The die in hand, for all to see: with "?" for a value while it has none. */
  hand = $derived.by(() => this.view.hand.filter(({ cell }) => cell === null));
  /** Where the die that moves comes from. */
  source = $derived.by((): Cell | null => {
    if (this.cell && this.targets.move.has(this.cell)) return this.cell;
    const [only, ...more] = this.targets.move.keys();
    return this.question?.asks === "set-down-die" && only && !more.length ? only : null;
  });
  /** What it would bring at once to set the chosen die on the space that is pointed at, null if nothing is. */
  gain = $derived.by((): number | null => {
    const { pointed, die, source, targets } = this;
    if (!pointed) return null;
    const spaces = die && this.isPlacing ? targets.place.get(die) : source ? targets.move.get(source) : undefined;
    const name = spaces?.get(pointed);
    return this.prospects?.gains.find(({ action }) => action === name)?.points ?? null;
  });
  isPlacing = $derived.by(() => this.asks !== null && PLACING.has(this.asks));
  isChoosing = $derived.by(() => this.view.windows.length === 0);

  /** What a private objective pays for the window as it is. */
  worth(colour: Colour): number {
    return this.soFar?.private.find(({ facts }) => facts.colour === colour)?.points ?? 0;
  }

  // What is marked

  marks = $derived.by(() => marksOf(this));

  /** Whether a place of the pool has something to do now: fits somewhere, may be taken or paid with. */
  slotState(die: Die): { can: boolean; off: boolean; fits: number } {
    const fits = this.targets.place.get(die)?.size ?? 0;
    if (this.targets.pick.size) return { can: this.targets.pick.has(die), off: !this.targets.pick.has(die), fits };
    if (!this.isPlacing || this.asks === "place-die")
      return { can: false, off: this.tool !== null && !!this.asks, fits };
    const can = this.cell ? fitting(this.targets, this.cell).has(die) : fits > 0;
    return { can, off: this.cell !== null && !can, fits };
  }

  // What a touch does

  /** Lay down what is chosen. True if there was something. */
  clear(): boolean {
    const had = [this.slot, this.cell, this.pile, this.peek, this.armed].some((chosen) => chosen !== null);
    this.renew();
    this.peek = null;
    return had;
  }

  /** What was chosen holds for one position. */
  renew(): void {
    this.slot = this.cell = this.pile = this.value = this.armed = null;
    this.notice = "";
  }

  touchSlot(at: number): void {
    const die = this.slots[at]?.die;
    if (die) this.#touch(() => onSlot(this, die, at), at);
  }

  touchCell(cell: Cell): void {
    this.#touch(() => onSpace(this, cell));
  }

  /** A tool that rolls at once can't be taken back: it is asked for twice, unless somebody has just read its card. */
  touchTool(tool: Tool, isRead = false): void {
    const use = () => this.#touch(() => judged(this.targets.use.get(tool), `use ${tool}`));
    const isSudden = !this.isAlone && this.targets.use.has(tool) && !hasSteps(tool);
    if (!isSudden || isRead) return use();
    void this.play.sure(say("sagrada-rolls-at-once"), say("sagrada-use-it")).then((isSure) => isSure && use());
  }

  touchValue(value: number): void {
    this.#touch(() => judged(this.targets.turn.get(value), `turn ${value}`));
  }

  touchNiche(round: number): void {
    this.#do(onNiche(this, round));
  }

  touchTrack(round: number, die: Die): void {
    this.opened = null;
    this.#touch(() => onTrack(this, round, die));
  }

  choosePattern(): void {
    const { pattern } = this;
    if (pattern) this.#touch(() => judged(this.targets.choose.get(pattern), `choose ${pattern}`));
  }

  /** Score a private objective; the lesser of two only when asked twice. */
  async score(colour: Colour): Promise<void> {
    const worth = this.worth(colour);
    const most = Math.max(worth, ...[...this.targets.score.keys()].map((each) => this.worth(each)));
    const name = this.targets.score.get(colour);
    const isSure = worth === most || (await this.play.sure(say("sagrada-pick-less", { worth, most }), ""));
    if (name && isSure) this.#send(name);
  }

  /** End the turn, or return the die in hand; while a die could still be placed, only when asked twice. */
  giveUp(what: "pass" | "return"): void {
    if (!this.targets.plain.has(what)) return;
    if (this.targets.place.size && this.armed !== what) this.armed = what;
    else this.#send(what);
  }

  /** One die is enough. */
  stop(): void {
    this.#send("stop");
  }

  back(): void {
    this.clear();
    void this.play.cancel();
  }

  /** Open a seat's window, or close it; who has no seat looks at it in the large one. */
  look(seat: number): void {
    if (this.play.seat === null) this.watched = seat;
    else this.peek = seat === this.eyes || this.peek === seat ? null : seat;
  }

  #touch(meaning: () => Meaning, from: number | null = this.slot): void {
    if (!this.play.mayAct) return;
    this.play.refusal = null;
    this.armed = null;
    this.notice = "";
    this.#do(meaning(), from);
  }

  #do(meaning: Meaning, from: number | null = this.slot): void {
    if (meaning === null) return;
    if (!("action" in meaning)) Object.assign(this, meaning);
    else if (meaning.isLegal) this.#send(meaning.action, from);
    else void this.play.why([meaning.action]).then((failure) => failure && sound("refused"));
  }

  #send(name: string, from: number | null = null): void {
    this.leaving = from;
    this.pointed = this.opened = null;
    this.renew();
    void this.play.act([name]);
  }
}

const PLACING = new Set<Question["asks"]>(["take-turn", "draft-again", "place-apart", "place-die"]);
