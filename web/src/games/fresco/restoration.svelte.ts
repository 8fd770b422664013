/** A restoration while it is put together: segment or altar, bishop, and what modules add, as the draft judges it.
 *
 * Nothing of it is sent before its button is pressed. What may be laid is legal, or a candidate of the draft; why
 * something may not, the server says.
 */
import type { Action, Failure, JudgedDraft } from "../../api/live";
import type { RestorationSum, Slip, WhichSpaceQuestion } from "../../api/types/fresco";
import type { Desk } from "./desk.svelte";
import { nearest, type Cell } from "./ceiling";
import type { Paint, Segment } from "./model";
import { amountsOf, isWithin, slotOf, waysWith } from "./laying";
import { isSame } from "./targets";

const DRAFT = "restoration";

/** Something that might be laid: how often it is, and why it may not be (once more), "" if it may. */
export interface Candidate {
  action: Action;
  laid: number;
  why: string;
  rule: string;
}

/** The bishop could come nearer first: what the restoration would bring then. */
export interface Offer {
  action: Action;
  segment: Segment;
  points: number;
  thalers: number;
}

export class Restoration {
  /** What is laid, in whatever order. */
  laid: readonly Action[] = $state.raw([]);
  /** The draft as it was judged last, null while there is none. */
  judged: JudgedDraft<Slip> | null = $state.raw(null);
  /** What is laid as it was when it was judged. */
  #judgedOf: readonly Action[] | null = $state.raw(null);
  offer: Offer | null = $state.raw(null);
  /** The taken space that it leads to, if one has to choose where to stop. */
  taken: WhichSpaceQuestion | null = $state.raw(null);
  /** The bishop is taken up: the next segment is where he goes. */
  isLifted = $state(false);
  /** Paints that are put before the altar, null while it is not thought of. */
  paints: readonly Paint[] | null = $state.raw(null);
  /** Answers that come late are of no use any more. */
  #times = 0;

  constructor(readonly desk: Desk) {}

  // What is asked

  /** Whether what is asked now is answered with a slip. */
  readonly isOn = $derived.by((): boolean => {
    const { question, play, modules } = this.desk;
    if (!question) return false;
    if (this.isChoosing) return true;
    const words = new Set(play.legal.map(({ action }) => action.do));
    return modules.some(
      (module) => question.asks in (module.asks ?? {}) && module.laysOnSlip?.some((word) => words.has(word)),
    );
  });
  /** Whether a segment or the altar is to be chosen. */
  readonly isChoosing = $derived.by(() => this.desk.question?.asks === "visit-cathedral");

  /** Segments that may be restored, and those that the bishop may be moved to. */
  readonly open = $derived.by(() => this.#segmentsOf("restore"));
  readonly reach = $derived.by(() => this.#segmentsOf("bishop"));

  #segmentsOf(word: string): ReadonlySet<Cell> {
    const legal = this.isChoosing ? this.desk.play.legal : [];
    return new Set(legal.filter(({ action }) => action.do === word).map(({ action }) => action.segment as Cell));
  }

  // What is laid

  readonly segment = $derived.by(() => this.#fact<Segment>("restore", "segment"));
  readonly bishop = $derived.by(() => this.#fact<Segment>("bishop", "segment"));
  readonly altar = $derived.by(() => this.#fact<readonly Paint[]>("altar", "paints"));
  readonly isEmpty = $derived.by(() => !this.laid.length && !this.paints && !this.isLifted);

  #fact<Value>(word: string, fact: string): Value | null {
    return (this.laid.find((action) => action.do === word)?.[fact] as Value | undefined) ?? null;
  }

  has(action: Action): boolean {
    return this.laid.some((laid) => isSame(laid, action));
  }

  // What comes of it

  /** The draft, if it was judged with all that is laid. */
  readonly slip = $derived.by(() => (this.#judgedOf === this.laid ? (this.judged?.slip ?? null) : null));
  readonly sum = $derived.by(() => (this.slip?.adds_up_to ?? null) as RestorationSum | null);
  readonly isReady = $derived.by(() => this.slip?.ready ?? false);
  /** Whether something may follow that nobody can know yet. */
  readonly mayFollow = $derived.by(() => this.slip !== null && this.isReady && !this.slip.is_certain);
  /** Why it can't be played as it is, in words. */
  readonly sentence = $derived.by(() => (this.#judgedOf === this.laid ? (this.judged?.sentence ?? "") : ""));
  /** What the chosen segment would bring by itself, before it is judged; nobody knows it with the bishop elsewhere. */
  readonly prospect = $derived.by(() => {
    const { segment } = this;
    return segment && !this.bishop ? this.desk.prospects?.segments.find((each) => each.segment === segment) : undefined;
  });
  /** What it would take from the desk, by paint. */
  readonly spent = $derived.by((): ReadonlyMap<Paint, number> => {
    const paints = this.altar ?? this.paints ?? this.sum?.paints ?? this.prospect?.paints ?? [];
    return amountsOf(paints);
  });
  /** Its points, as far as they are known. */
  readonly points = $derived.by(() => this.sum?.points ?? this.altarProspect?.points ?? this.prospect?.points ?? null);
  readonly altarProspect = $derived.by(() => {
    const { altar } = this;
    return altar ? this.desk.prospects?.altars.find(({ paints }) => isWithin(paints, altar)) : undefined;
  });

  // What may be laid

  /** Candidates of the draft with a word, with why each may not be laid: "" if it may. */
  candidates(word: string): Candidate[] {
    const { judged } = this;
    return (judged?.slip.candidates ?? [])
      .map(({ action, laid, reason }, index) => ({
        action: action as unknown as Action,
        laid,
        why: judged?.sentences[index] ?? "",
        rule: reason?.rule ?? "",
      }))
      .filter(({ action }) => action.do === word);
  }

  /** Lay something: it takes the place of what answers the same, unless it goes beside it. */
  lay(action: Action, { isBeside = false } = {}): Promise<void> {
    const slot = slotOf(action.do);
    const isKept = (other: Action) => (isBeside ? true : slotOf(other.do) !== slot);
    return this.#change([...this.laid.filter(isKept), action]);
  }

  takeAway(action: Action): Promise<void> {
    return this.#change(this.laid.filter((laid) => !isSame(laid, action)));
  }

  /** Lay some in the place of all that have these words: a window with its panes. */
  replace(words: readonly string[], actions: readonly Action[]): Promise<void> {
    return this.#change([...this.laid.filter((laid) => !words.includes(laid.do)), ...actions]);
  }

  /** Lay something, or take it away again. What may not be laid is asked about. */
  async toggle(action: Action, options: { isBeside?: boolean } = {}): Promise<void> {
    if (this.has(action)) return this.takeAway(action);
    const candidate = this.candidates(action.do).find((each) => isSame(each.action, action));
    if (candidate?.why) this.desk.play.refuse(refusalOf(candidate));
    else await this.lay(action, options);
  }

  // What is tapped

  /** A segment: it is chosen; the same again is restored. With the bishop in hand he goes there. */
  async tapSegment(segment: Segment): Promise<void> {
    const { desk } = this;
    if (this.isLifted) return this.moveBishop(segment);
    const action = { do: "restore", segment };
    if (this.segment === segment) return this.isReady ? this.play() : undefined;
    desk.play.refusal = null;
    this.paints = null;
    if (!desk.isLegal(action)) {
      await desk.play.why([action]);
      return;
    }
    await this.#change([...this.laid.filter(({ do: word }) => word === "bishop"), action]);
  }

  /** Take the bishop up, or put him down where he was. */
  lift(): void {
    this.desk.play.refusal = null;
    this.isLifted = !this.isLifted;
  }

  /** The bishop goes somewhere before the restoration; to where he stands, he stays. */
  async moveBishop(segment: Segment): Promise<void> {
    const { desk } = this;
    const action = { do: "bishop", segment };
    this.isLifted = false;
    desk.play.refusal = null;
    if (segment === desk.view.bishop || segment === this.bishop)
      return this.#change(this.laid.filter(({ do: word }) => word !== "bishop"));
    if (!desk.isLegal(action)) {
      await desk.play.why([action]);
      return;
    }
    this.paints = null;
    await this.#change([...this.laid.filter(({ do: word }) => word !== "bishop" && word !== "altar"), action]);
  }

  /** Ways to restore the altar with what is before it, the best first. */
  readonly ways = $derived.by(() => waysWith(this.desk.prospects?.altars ?? [], this.paints ?? []));

  /** Think of the altar, or not any more. If there is one way only, it is taken. */
  async tapAltar(): Promise<void> {
    const { desk } = this;
    this.isLifted = false;
    desk.play.refusal = null;
    const [way, ...others] = desk.prospects?.altars ?? [];
    if (this.paints || this.altar) return this.clear();
    if (!way) {
      await desk.play.why([{ do: "altar", paints: ["yellow", "red", "blue"] }]);
      return;
    }
    this.paints = [];
    if (!others.length) await this.takeWay(way.paints);
    else await this.#change([]);
  }

  /** Whether a paint of the desk may be put before the altar, or is there. */
  takesPaint(paint: Paint): boolean {
    return this.paints !== null && this.ways.some(({ paints }) => isWithin([...(this.paints ?? []), paint], paints));
  }

  /** Put a paint before the altar; one that fits no more is taken back. */
  async tapPaint(paint: Paint): Promise<void> {
    const { paints } = this;
    if (!paints) return;
    if (!this.takesPaint(paint)) {
      const index = paints.lastIndexOf(paint);
      this.paints = index < 0 ? [paint] : paints.filter((_, place) => place !== index);
      return this.#change([]);
    }
    this.paints = [...paints, paint];
    const whole = this.ways.find((way) => way.paints.length === this.paints?.length);
    if (whole) await this.takeWay(whole.paints);
  }

  takeWay(paints: readonly Paint[]): Promise<void> {
    this.paints = paints;
    return this.#change([{ do: "altar", paints }]);
  }

  // What is done

  async play(): Promise<void> {
    if (!this.isReady) return;
    if (await this.desk.play.playDraft(DRAFT, [...this.laid])) this.clear();
  }

  clear(): void {
    this.#times += 1;
    this.laid = [];
    this.judged = null;
    this.#judgedOf = null;
    this.offer = null;
    this.taken = null;
    this.isLifted = false;
    this.paints = null;
  }

  /** What is laid ends with the question that it answers; what follows a restoration is judged at once. */
  begin(): void {
    this.clear();
    if (this.isOn && !this.isChoosing) void this.#judge();
  }

  async #change(laid: readonly Action[]): Promise<void> {
    this.laid = laid;
    this.offer = null;
    if (laid.length) await this.#judge();
    else this.judged = null;
  }

  async #judge(): Promise<void> {
    const { laid } = this;
    const time = ++this.#times;
    const judged = await this.#draft(laid);
    if (time !== this.#times) return;
    this.judged = judged;
    this.#judgedOf = judged && laid;
    const asked = judged?.slip.questions.find((question) => question.asks === "which-space");
    if (asked || !laid.some(({ do: word }) => slotOf(word) === "in-front")) this.taken = asked ?? null;
    await this.#seekOffer(time);
  }

  #draft(laid: readonly Action[]): Promise<JudgedDraft<Slip> | null> {
    return this.desk.play.draft<Slip>(DRAFT, [...laid]).catch(() => null);
  }

  /** See whether the bishop, brought nearer to what is chosen, would make it worth more. */
  async #seekOffer(time: number): Promise<void> {
    const { segment, sum } = this;
    if (!segment || this.bishop || !sum) return;
    const places = this.desk.play.legal.filter(({ action }) => action.do === "bishop").map(({ action }) => action);
    const best = nearest(segment, places, (action) => action.segment as Cell);
    if (!best) return;
    const judged = await this.#draft([...this.laid, best]);
    const better = judged?.slip.adds_up_to as RestorationSum | null | undefined;
    if (time !== this.#times || !better || better.points <= sum.points) return;
    const thalers = better.thalers - sum.thalers;
    this.offer = { action: best, segment: best.segment as Segment, points: better.points, thalers };
  }
}

/** A reason of the draft, as the prompt shows refusals. */
const refusalOf = ({ why, rule }: Candidate): Failure => ({
  kind: "refusal",
  code: "",
  facts: {},
  sentence: why,
  rule,
  part: "",
});
