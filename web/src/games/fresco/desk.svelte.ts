/** What somebody has before them: what is asked, what is chosen of an answer on the page, and who takes part in it.
 *
 * One tap chooses and shows what comes of it, a second one or the button does it. What is not legal is asked about:
 * the server says why.
 */
import type { Action, Legal, Preview } from "../../api/live";
import type { Phrase } from "../../api/phrase";
import type { Play } from "../../table/play.svelte";
import { changesIn, NO_CHANGES, type Changes } from "./changes";
import {
  prospectsOf,
  viewOf,
  type Asks,
  type FrescoView,
  type Module,
  type Paint,
  type Question,
  type Station,
} from "./model";
import type { ModuleFace } from "./module";
import { loadModules } from "./modules";
import { Plan } from "./plan.svelte";
import { Restoration } from "./restoration.svelte";
import { isSame, nameOfAction, targetsOf, type Aim } from "./targets";

/** What the base game's questions aim at, until somebody takes up something else. */
const AIMS: Partial<Record<Asks, Aim>> = {
  "wake-up-time": ["wake"],
  "visit-market": ["buy"],
  "visit-cathedral": ["restore"],
  "visit-workshop": ["blend"],
  "leonardos-booth": ["close"],
  "leonardos-segment": ["restore"],
  "which-paint": ["take"],
  "which-space": ["in-front", "behind"],
};
/** Questions of the base game about a station that their name does not tell. */
const STATION_OF: Partial<Record<Asks, Station>> = {
  "wake-up-time": "hostel",
  "leonardos-booth": "market",
  "leonardos-segment": "cathedral",
  "which-space": "cathedral",
};

/** Actions of which several may be chosen, to be done in one go. */
const IN_A_ROW = new Set(["buy"]);
/** What a phone shows below the ceiling: a station, all modules, or the sheet while one plans. */
export type Tab = Station | "shelf" | "sheet";

/** With so few modules there is room for more than the station that acts. */
const FEW = 3;

const desks = new WeakMap<Play, Desk>();

/** The desk of a place at the table: the board has it, and the rail beside it. */
export function deskAt(play: Play): Desk {
  const desk = desks.get(play) ?? new Desk(play);
  desks.set(play, desk);
  return desk;
}

export class Desk {
  /** The modules in play; empty until they are loaded. */
  modules: readonly ModuleFace[] = $state.raw([]);
  /** What is chosen and not yet done: one thing, or several in a row. */
  line: readonly Action[] = $state.raw([]);
  /** What would come of it, as far as that can be known. */
  preview: Preview | null = $state.raw(null);
  /** What somebody has taken up to aim with, like the bishop or a card: instead of what the question aims at. */
  taken: Aim | null = $state.raw(null);
  /** Boards that somebody has opened, or folded, by hand. */
  pinned: ReadonlyMap<Module, boolean> = $state.raw(new Map());
  /** Stations opened, or folded, by hand. */
  unfolded: ReadonlyMap<Station, boolean> = $state.raw(new Map());
  /** A module whose marks are all shown, because it is pointed at. */
  pointed: Module | null = $state(null);
  /** Whether there is little height, so that less is open at a time. */
  isLow = $state(false);
  /** What somebody has turned to on a phone, until something else is asked there. */
  turned: Tab | null = $state(null);

  readonly plan: Plan;
  readonly restoration: Restoration;

  constructor(readonly play: Play) {
    this.plan = new Plan(this);
    this.restoration = new Restoration(this);
    void loadModules(this.view.modules.map((share) => share.module)).then((modules) => (this.modules = modules));
  }

  // What is there

  readonly view = $derived.by(() => viewOf(this.play));
  readonly prospects = $derived.by(() => prospectsOf(this.play));
  /** Whose things lie on the desk: for who looks on, those of the first painter. */
  readonly seat = $derived.by(() => this.play.seat ?? 0);

  // What is asked

  readonly question = $derived.by((): Question | undefined =>
    this.play.mayAct ? (this.play.question as unknown as Question) : undefined,
  );
  /** What is asked of somebody, whoever it is. */
  readonly asked = $derived.by((): Question | undefined => this.question ?? this.view.questions[0]);
  readonly isPlanning = $derived.by(() => this.view.agenda.at(-1) === "planning");
  /** The station that acts now, null between them. */
  readonly station = $derived.by((): Station | null => {
    const { asked } = this;
    if (!asked || this.isPlanning) return null;
    const named = "place" in asked && typeof asked.place === "string" ? stationNamed(asked.place) : null;
    const ofModule = this.modules.find((module) => module.asks && asked.asks in module.asks)?.stationOf?.(this);
    return STATION_OF[asked.asks] ?? ofModule ?? named ?? null;
  });
  /** What a tap on the ceiling, the market or the desk means. */
  readonly aim = $derived.by((): Aim => {
    const { question } = this;
    if (!question) return [];
    if (this.taken) return this.taken;
    const ofModule = this.modules.find((module) => module.asks?.[question.asks])?.asks?.[question.asks];
    return AIMS[question.asks] ?? (typeof ofModule === "function" ? ofModule(this) : ofModule) ?? [];
  });
  /** Modules that may be used now. */
  readonly active = $derived.by((): ReadonlySet<Module> => {
    const words = new Set(this.play.legal.map(({ action }) => action.do));
    const asks = this.question?.asks;
    const isActive = (module: ModuleFace) =>
      module.words.some((word) => words.has(word)) || (asks !== undefined && asks in (module.asks ?? {}));
    return new Set(this.modules.filter(isActive).map(({ name }) => name));
  });

  // What is chosen

  /** An answer that is chosen and not yet given: the last one, if there are several. */
  readonly chosen = $derived.by((): Action | null => this.line.at(-1) ?? null);
  /** What would be different then: one's paints, Thalers and mood. */
  readonly changes = $derived.by((): Changes => {
    const after = this.preview?.view as Partial<FrescoView> | null | undefined;
    return after ? changesIn(this.view, after, this.seat) : NO_CHANGES;
  });
  /** Paints that come or go with what is chosen or put together. */
  readonly spending = $derived.by((): ReadonlyMap<Paint, number> => {
    const spent = [...this.restoration.spent].map(([paint, count]) => [paint, -count] as const);
    return new Map([...this.changes.paints, ...spent]);
  });
  /** What is said of it. */
  readonly explained = $derived.by((): Phrase => {
    const moves = this.preview?.moves ?? [];
    return moves.flatMap(({ said }, index) => (index ? [" ", ...said] : said));
  });

  // What may be done

  /** The names of all that is legal, made once for each position: every piece on the page asks. */
  #names: ReadonlySet<string> = new Set();
  #named: readonly Legal[] = [];

  targets(...facts: string[]): ReadonlyMap<string, Legal> {
    return targetsOf(this.play.legal, this.aim, ...facts);
  }

  isLegal(action: Action): boolean {
    const { legal } = this.play;
    if (legal !== this.#named) this.#names = new Set(legal.map((each) => nameOfAction(each.action)));
    this.#named = legal;
    return this.#names.has(nameOfAction(action));
  }

  isChosen(action: Action): boolean {
    return this.line.some((each) => isSame(each, action));
  }

  // What is done

  /** A tap: it chooses, then does; what may not be done is asked about. */
  async tap(action: Action): Promise<void> {
    if (!this.play.mayAct) return;
    if (this.isChosen(action)) return this.line.length > 1 ? this.#leaveOut(action) : this.confirm();
    const before = this.line;
    this.letGo({ keepsAim: true });
    if (!this.isLegal(action)) {
      await this.play.why([action]);
      return;
    }
    const goesOn = before.length > 0 && [...before, action].every((each) => IN_A_ROW.has(each.do));
    if (!goesOn || !(await this.#choose([...before, action]))) await this.#choose([action]);
  }

  /** Do what is chosen. */
  async confirm(): Promise<void> {
    const { line } = this;
    if (line.length && (await this.play.act([...line]))) this.letGo();
  }

  /** Choose a line, and see what would come of it; false if it can't be done. */
  async #choose(line: readonly Action[]): Promise<boolean> {
    this.line = line;
    const preview = await this.play.preview([...line]).catch(() => null);
    if (this.line !== line) return true;
    if (preview?.failure) return false;
    this.play.refusal = null;
    this.preview = preview;
    return true;
  }

  async #leaveOut(action: Action): Promise<void> {
    await this.#choose(this.line.filter((each) => !isSame(each, action)));
  }

  /** Do something at once. */
  async act(...line: Action[]): Promise<boolean> {
    const isDone = await this.play.act(line);
    if (isDone) this.letGo();
    return isDone;
  }

  /** Take something up to aim with it; the same again puts it down. */
  take(aim: Aim): void {
    const isSameAim = JSON.stringify(aim) === JSON.stringify(this.taken);
    this.letGo();
    this.taken = isSameAim ? null : aim;
  }

  letGo({ keepsAim = false } = {}): void {
    this.line = [];
    this.preview = null;
    if (!keepsAim) this.taken = null;
  }

  // What is open

  /** Where on a phone what is decided now lies. */
  readonly forward = $derived.by((): Tab | null => {
    if (this.isPlanning) return "sheet";
    return this.station ?? (this.active.size ? "shelf" : null);
  });
  /** What a phone shows below the ceiling. */
  readonly tab = $derived.by((): Tab => this.turned ?? this.forward ?? "cathedral");

  isOpen({ name }: ModuleFace): boolean {
    return this.pinned.get(name) ?? this.active.has(name);
  }

  toggle({ name }: ModuleFace): void {
    const module = this.modules.find((each) => each.name === name);
    if (module) this.pinned = new Map([...this.pinned, [name, !this.isOpen(module)]]);
  }

  /** Stations that nobody has opened or folded by hand: what is decided on is open, and what one looks at for it. */
  isUnfolded(station: Station): boolean {
    return this.unfolded.get(station) ?? (station === this.station || this.#looksAt.has(station));
  }

  fold(station: Station): void {
    this.unfolded = new Map([...this.unfolded, [station, !this.isUnfolded(station)]]);
  }

  /** While few modules need the room, hostel, market and theater are always seen. */
  readonly #looksAt = $derived.by((): ReadonlySet<Station> => {
    if (this.isPlanning) return new Set(this.isLow ? ["market", "cathedral"] : ["hostel", "market", "cathedral"]);
    if (this.asked?.asks === "wake-up-time") return new Set(["hostel", "market"]);
    return new Set(this.view.modules.length <= FEW ? ["hostel", "market", "theater"] : []);
  });

  /** Where a board stands: at the station that acts, if it may be used there, else at its first one. */
  homeOf({ name, stations }: ModuleFace): Station | null {
    const { station } = this;
    if (station && (stations.includes(station) || this.active.has(name))) return station;
    return stations[0] ?? null;
  }

  /** What is chosen ends with the question that it answers. */
  tidy(): void {
    if (this.line.some((action) => !this.isLegal(action))) this.letGo();
    if (this.taken && !targetsOf(this.play.legal, this.taken).size) this.taken = null;
  }

  /** What was turned to ends when something else comes forward. */
  turnBack(): void {
    this.turned = null;
    this.unfolded = new Map();
  }
}

function stationNamed(place: string): Station | null {
  const name = place === "cathedral-again" ? "cathedral" : place;
  return ["market", "cathedral", "studio", "workshop", "theater"].includes(name) ? (name as Station) : null;
}
