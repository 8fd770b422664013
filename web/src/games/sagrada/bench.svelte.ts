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
  CELLS,
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
import { sinceUse, stepsOf, toolOf } from "./steps";
import { fitting, targetsOf } from "./targets";

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
  /** The end of a turn without a die is asked for twice. */
  isPassArmed = $state(false);
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
  tool = $derived.by((): Tool | null => toolOf(this.#anyQuestion()));
  slots = $derived.by(() => {
    this.#slots = nextSlots(this.#slots, this.view.pool, isLaidAnew(eventsOf(this.play.news)), this.leaving);
    return this.#slots;
  });
  steps = $derived.by(() => {
    const events = eventsOf(this.play.log);
    return stepsOf(this.question, sinceUse(events, this.play.seat ?? -1), this.isAlone);
  });

  /** The question of whoever is at turn: a tool in use is seen by all. */
  #anyQuestion(): Question | undefined {
    return this.view.questions[0] as Question | undefined;
  }

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
    const had = this.slot !== null || this.cell !== null || this.pile !== null || this.peek !== null;
    this.renew();
    this.peek = null;
    return had;
  }

  /** What was chosen holds for one position. */
  renew(): void {
    this.slot = this.cell = this.pile = this.value = null;
    this.isPassArmed = false;
    this.notice = "";
  }

  #begin(): void {
    this.play.refusal = null;
    this.isPassArmed = false;
    this.notice = "";
  }

  #send(name: string, from: number | null = this.slot): void {
    this.leaving = from;
    this.slot = this.cell = this.pointed = this.pile = this.value = null;
    void this.play.act([name]);
  }

  #why(name: string): void {
    void this.play.why([name]).then((failure) => failure && sound("refused"));
  }

  touchSlot(at: number): void {
    const die = this.slots[at]?.die;
    if (!die || !this.play.mayAct) return;
    this.#begin();
    if (this.targets.pick.size) return this.#sendOrAsk(this.targets.pick.get(die), `${this.#picking()} ${die}`, at);
    if (this.cell && this.isPlacing)
      return this.#sendOrAsk(this.targets.place.get(die)?.get(this.cell), `place ${die} ${this.cell}`, at);
    if (!this.targets.place.size || this.asks === "place-die") return this.#why(`place ${die} ${this.#freeCell()}`);
    this.slot = this.slot === at ? null : at;
  }

  touchCell(cell: Cell): void {
    if (!this.play.mayAct) return;
    this.#begin();
    const { place, move, lift } = this.targets;
    if (this.die && this.isPlacing) this.#sendOrAsk(place.get(this.die)?.get(cell), `place ${this.die} ${cell}`);
    else if (this.source && cell === this.source) this.cell = null;
    else if (this.source && move.get(this.source)?.has(cell)) this.#sendOrAsk(move.get(this.source)?.get(cell), "");
    else if (move.has(cell)) this.cell = cell;
    else if (this.source) this.#why(`move ${this.source} ${cell}`);
    else if (lift.has(cell)) this.#sendOrAsk(lift.get(cell), "");
    else if (this.asks === "lift-die") this.#why(`lift ${cell}`);
    else if (this.asks === "move-die") this.#cannotMove(cell);
    else if (place.size) this.#chooseSpace(cell);
    else if (this.isPlacing && this.view.pool[0]) this.#why(`place ${this.view.pool[0]} ${cell}`);
  }

  #chooseSpace(cell: Cell): void {
    const isTaken = this.dice[CELLS.indexOf(cell)] !== null;
    if (isTaken) this.cell = null;
    else this.cell = this.cell === cell ? null : cell;
  }

  #cannotMove(cell: Cell): void {
    if (this.dice[CELLS.indexOf(cell)]) this.notice = "sagrada-cannot-move";
  }

  touchTool(tool: Tool): void {
    if (!this.play.mayAct) return;
    this.#begin();
    this.#sendOrAsk(this.targets.use.get(tool), `use ${tool}`);
  }

  touchValue(value: number): void {
    this.#begin();
    this.#sendOrAsk(this.targets.turn.get(value), `turn ${value}`);
  }

  touchTrack(round: number, die: Die): void {
    if (!this.play.mayAct || this.asks !== "exchange-die") return;
    this.#begin();
    this.#sendOrAsk(this.targets.exchange.get(round)?.get(die), `exchange ${round} ${die}`);
  }

  /** A niche: its one die, or the pile is opened. */
  touchNiche(round: number): void {
    const dice = this.view.track[round - 1] ?? [];
    const [only] = dice;
    if (this.asks === "exchange-die" && dice.length === 1 && only) this.touchTrack(round, only);
    else this.pile = this.pile === round || (!dice.length && round !== this.view.round) ? null : round;
  }

  score(colour: Colour): void {
    this.#sendOrAsk(this.targets.score.get(colour), `score ${colour}`);
  }

  choosePattern(): void {
    if (this.pattern) this.#sendOrAsk(this.targets.choose.get(this.pattern), `choose ${this.pattern}`);
  }

  /** "return" or "stop". */
  plainly(name: "return" | "stop"): void {
    this.#sendOrAsk(this.targets.plain.has(name) ? name : undefined, name);
  }

  /** End the turn; while a die could still be drafted, only when asked twice. */
  pass(): void {
    if (!this.targets.plain.has("pass")) return;
    if (this.targets.place.size && !this.isPassArmed) this.isPassArmed = true;
    else this.#send("pass");
    if (!this.targets.place.size) this.isPassArmed = false;
  }

  back(): void {
    this.clear();
    void this.play.cancel();
  }

  #sendOrAsk(name: string | undefined, otherwise: string, from: number | null = this.slot): void {
    if (name) this.#send(name, from);
    else if (otherwise) this.#why(otherwise);
  }

  #picking(): string {
    return this.asks === "pay-for-tool" ? "pay" : "take";
  }

  #freeCell(): Cell {
    return CELLS[this.dice.indexOf(null)] ?? "A1";
  }
}

const PLACING = new Set<Question["asks"]>(["take-turn", "draft-again", "place-apart", "place-die"]);
