/** The plan of a round while it is made: what is laid on the sheet, as the server's draft judges it.
 *
 * A tap is shown at once and judged then; what is refused goes back, and the prompt says why. One question is asked at a
 * time: what was laid meanwhile is asked about next, and what comes too late counts for nothing.
 */
import type { Action, Failure, JudgedDraft } from "../../api/live";
import type { PlanSum, Slip } from "../../api/types/fresco";
import type { Desk } from "./desk.svelte";
import { keepSheet, keptSheet, keyOf } from "./keptPlan";
import { LOCATIONS, type Location } from "./model";
import type { Token } from "./module";
import * as sheets from "./sheet";
import { EMPTY, type Judged, type Place, type Sheet } from "./sheet";
import { say } from "./words";

type Draft = JudgedDraft<Slip>;

const WORD = "plan";
const COMMIT: Action = { do: "commit" };
/** What is not refused, but not all yet. */
const UNFINISHED = "unfinished";
/** A location has to take more, since the rest would find no room. */
const TOO_FEW = "no-room-for-the-rest";

/** Where a token may be laid. Somebody is `pushed` back to the bench where it takes the room of apprentices. */
export interface Spot extends Place {
  isPushing: boolean;
}

export class Plan {
  sheet: Sheet = $state.raw(EMPTY);
  /** The draft as it was judged last, null before. */
  judged: Draft | null = $state.raw(null);
  /** The token that is being laid. */
  taken: Token | null = $state.raw(null);
  /** The same as judged, without any apprentices. */
  #alone: Draft | null = $state.raw(null);

  /** The sheet as it was when nothing was wrong with it. */
  #good: Sheet = EMPTY;
  /** Some are sent to a location that must take more: what was judged before them holds. */
  #isHalf = $state(false);
  #round = 0;
  /** Whether the sheet is still being judged. */
  isAsking = $state(false);
  #isStale = false;

  constructor(readonly desk: Desk) {}

  // What lies there

  readonly isMine = $derived.by(() => this.desk.isPlanning && this.desk.question !== undefined);
  /** My plan is made, and others' are not. */
  readonly isCommitted = $derived.by(() => this.desk.isPlanning && !this.isMine && this.desk.play.seat !== null);
  readonly apprentices = $derived.by(() => this.desk.view.apprentices[this.desk.seat] ?? 0);
  readonly sent = $derived.by((): readonly number[] => {
    const planned = this.isMine ? null : this.desk.view.plans[this.desk.seat];
    return planned ?? this.sheet.sent;
  });
  readonly bench = $derived.by(() => Math.max(0, this.apprentices - sheets.sumOf(this.sent)));
  readonly tokens = $derived.by((): readonly Token[] =>
    this.desk.isPlanning ? this.desk.modules.flatMap((module) => module.tokens?.(this.desk) ?? []) : [],
  );
  readonly #sum = $derived.by(() => this.judged?.slip.adds_up_to as PlanSum | null | undefined);
  /** How many find room at a location. */
  roomAt(location: Location): number {
    return this.#sum?.room[LOCATIONS.indexOf(location)] ?? Math.max(SPACES, this.sentTo(location));
  }
  sentTo(location: Location): number {
    return this.sent[LOCATIONS.indexOf(location)] ?? 0;
  }
  /** Who goes to a location without a word, if it is committed like that. */
  idleAt(location: Location): number {
    if (!this.isMine || !this.isReady || this.bench === 0) return 0;
    return (this.#sum?.apprentices[LOCATIONS.indexOf(location)] ?? 0) - this.sentTo(location);
  }
  isCovered(location: Location): boolean {
    return this.#sum?.covered.includes(location) ?? this.tokens.some((token) => token.lies === location);
  }
  spotOf(token: Token): Location | null {
    return this.isMine ? sheets.spotOf(this.sheet.lays, token) : (token.lies ?? sheets.spotOf(this.sheet.lays, token));
  }
  countAt(token: Token, location: Location): number {
    const laid = sheets.countAt(this.sheet.lays, token, location);
    return laid || Number(!this.isMine && token.lies === location);
  }

  // What may be laid

  readonly isReady = $derived.by(() => !this.#isHalf && (this.judged?.slip.ready ?? false));
  readonly #candidates = $derived.by(() => candidatesOf(this.judged));
  readonly #candidatesAlone = $derived.by(() => candidatesOf(this.#alone));

  /** Why nobody may be sent to a location now, "" if somebody may. Where there is room one may: who are sent one by
   * one come to a number that may stand only with the last of them. */
  whyNotSend(location: Location): string {
    if (!this.isMine || this.bench === 0) return say("fresco-plan-nobody-left");
    if (this.sentTo(location) < this.roomAt(location)) return "";
    const wanted = sheets.assign(location, this.sentTo(location) + 1);
    const found = this.#candidates.find(({ action }) => isAssign(action, wanted));
    if (found?.sentence) return found.sentence;
    return say("fresco-plan-no-room", { place: this.placeName(location), room: this.roomAt(location) });
  }

  /** Where the token may go that is taken up. */
  readonly spots = $derived.by((): ReadonlyMap<Location, Spot> => {
    const { taken } = this;
    return taken ? this.spotsFor(taken) : new Map<Location, Spot>();
  });
  spotsFor(token: Token): ReadonlyMap<Location, Spot> {
    const places = sheets.placesOf(this.#candidates, token, this.sheet.lays);
    const alone = sheets.placesOf(this.#candidatesAlone, token, this.sheet.lays);
    const spot = (location: Location, place: Place): Spot => {
      const isPushing = place.sentence !== "" && alone.get(location)?.sentence === "";
      return { action: place.action, sentence: isPushing ? "" : place.sentence, isPushing };
    };
    return new Map([...places].map(([location, place]) => [location, spot(location, place)]));
  }
  /** What to think over before it is committed: who may find nothing to do. */
  readonly warnings = $derived.by((): readonly string[] => (this.isReady ? (this.judged?.warnings ?? []) : []));
  /** Whether it looks as if it might be committed, until the draft says so. */
  readonly isWhole = $derived.by(() => this.isReady || (this.isAsking && this.bench === 0));
  /** Whether a token has a place anywhere: it is on the bench, or could be laid. */
  isOfUse(token: Token): boolean {
    return this.spotOf(token) !== null || [...this.spotsFor(token).values()].some(({ sentence }) => sentence === "");
  }

  placeName(location: Location): string {
    const isAgain = location === LOCATIONS.at(-1) && this.desk.view.last;
    return this.desk.play.box.words.place?.[isAgain ? "cathedral-again" : location]?.name ?? location;
  }

  // What is done

  /** A tap on a location: what is taken up is laid there, or the next apprentice goes. */
  tap(location: Location): void {
    if (!this.isMine) return;
    if (this.taken) this.lay(this.taken, location);
    else this.send(location);
  }

  send(location: Location): void {
    const refused = this.whyNotSend(location);
    if (refused) return this.#refuse(refused);
    this.#change(sheets.moved(this.sheet, location, 1));
  }

  /** One of a location comes back to the bench. */
  back(location: Location): void {
    if (this.isMine && this.sentTo(location) > 0) this.#change(sheets.moved(this.sheet, location, -1));
  }

  /** From one location to another. */
  shift(from: Location, to: Location): void {
    if (!this.isMine || from === to) return;
    this.#change(sheets.moved(sheets.moved(this.sheet, from, -1), to, 1));
  }

  /** Take a token up, or put it down. */
  takeUp(token: Token | null): void {
    if (!this.isMine) return;
    this.taken = token && this.taken?.key === token.key ? null : token;
    this.desk.play.refusal = null;
    this.#lookCloser();
  }

  lay(token: Token, location: Location): void {
    const spot = this.spotsFor(token).get(location);
    if (!spot)
      return this.#refuse(say("fresco-plan-not-there", { token: token.name, place: this.placeName(location) }));
    if (spot.sentence) return this.#refuse(spot.sentence);
    if (!token.count) this.taken = null;
    const sheet = sheets.withToken(this.sheet, token, spot.action);
    if (spot.isPushing) void this.#push(sheet);
    else this.#change(sheet);
  }

  /** A token goes back to the bench. */
  keep(token: Token, location: Location | null = this.spotOf(token)): void {
    this.taken = null;
    if (this.isMine && location) this.#change(sheets.withoutToken(this.sheet, token, location));
  }

  clear(): void {
    this.taken = null;
    this.#change(EMPTY);
  }

  /** Commit; if something is missing, the rules say what. Who is sent nowhere goes to the last location. */
  async commit(): Promise<boolean> {
    const { play } = this.desk;
    this.taken = null;
    if (!this.isReady) {
      const judged = await this.#draft(this.sheet, { whole: true });
      if (!judged?.slip.ready) {
        this.#refuse(judged?.sentence ?? "", judged?.slip.reason?.rule);
        return false;
      }
    }
    if (this.bench > 0 && !(await play.sure(this.idleWarning, say("fresco-plan-commit")))) return false;
    const laid = [...sheets.laidOf(this.sheet, this.apprentices), COMMIT];
    return play.playDraft(WORD, laid);
  }

  get idleWarning(): string {
    const last = LOCATIONS.at(-1) ?? "theater";
    return say("fresco-plan-idle", { count: this.bench, place: this.placeName(last) });
  }

  /** What was committed comes back, as long as others still plan. */
  takeBack(): Promise<boolean> {
    return this.desk.play.undo();
  }

  // Asking

  /** Begin anew in another round; whoever takes a plan back, or loads the page again, finds the sheet as it was. */
  tidy(): void {
    const { round } = this.desk.view;
    if (round !== this.#round) {
      this.#round = round;
      this.sheet = keptSheet(this.#key) ?? EMPTY;
      this.#good = EMPTY;
      this.judged = this.#alone = this.taken = null;
    }
    if (this.isMine) void this.#ask();
    else this.taken = null;
  }

  get #key(): string {
    return keyOf(this.desk.play.table, this.desk.play.seat, this.#round);
  }

  #put(sheet: Sheet): void {
    this.sheet = sheet;
    keepSheet(this.#key, sheet);
  }

  #change(sheet: Sheet): void {
    if (sheet.lays !== this.sheet.lays) this.#alone = null;
    this.desk.play.refusal = null;
    this.#put(sheet);
    void this.#ask();
  }

  #draft(sheet: Sheet, how: { whole?: boolean } = {}): Promise<Draft | null> {
    const laid = sheets.laidOf(sheet, this.apprentices, how);
    return this.desk.play.draft<Slip>(WORD, laid).catch(() => null);
  }

  async #ask(): Promise<void> {
    this.#isStale = true;
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.#isStale) {
      this.#isStale = false;
      const { sheet } = this;
      const judged = await this.#draft(sheet);
      if (judged && !this.#isStale) this.#hear(judged, sheet);
    }
    this.isAsking = false;
  }

  #hear(judged: Draft, sheet: Sheet): void {
    const { reason } = judged.slip;
    this.#isHalf = reason?.code === TOO_FEW && this.bench > 0;
    if (this.#isHalf) {
      this.#good = sheet;
      return;
    }
    if (!reason || reason.code === UNFINISHED || sheet === EMPTY) {
      this.judged = judged;
      this.#good = sheet;
      this.#lookCloser();
      return;
    }
    this.#put(this.#good);
    this.#alone = null;
    this.#refuse(judged.sentence, reason.rule);
    if (!this.judged) void this.#ask();
  }

  /** Where what is taken up is refused, it may be only for the apprentices who stand there. */
  #lookCloser(): void {
    const isTight = [...this.spots.values()].some(({ sentence }) => sentence !== "");
    if (isTight && !this.#alone) void this.#askAlone();
  }

  async #askAlone(): Promise<void> {
    const { lays } = this.sheet;
    const alone = await this.#draft({ ...EMPTY, lays });
    if (lays === this.sheet.lays) this.#alone = alone;
  }

  /** Lay something where it takes the room of apprentices: they come back to the bench. */
  async #push(sheet: Sheet): Promise<void> {
    this.sheet = sheet;
    this.#alone = null;
    const alone = await this.#draft({ ...EMPTY, lays: sheet.lays });
    if (this.sheet !== sheet) return;
    const room = (alone?.slip.adds_up_to as PlanSum | null | undefined)?.room ?? [];
    this.#change(sheets.cut(sheet, room));
  }

  #refuse(sentence: string, rule = ""): void {
    const failure: Failure = { kind: "refusal", code: "", facts: {}, sentence, rule, part: "" };
    this.desk.play.refusal = sentence ? failure : null;
  }
}

/** So many niches are painted on every arch; the draft tells how many are free. */
const SPACES = 3;

const isAssign = (action: Action, wanted: Action): boolean =>
  action.do === wanted.do && action.location === wanted.location && action.apprentices === wanted.apprentices;

function candidatesOf(draft: Draft | null): readonly Judged[] {
  const candidates = draft?.slip.candidates ?? [];
  return candidates.map(({ action }, index) => ({
    action: action as unknown as Action,
    sentence: draft?.sentences[index] ?? "",
  }));
}
