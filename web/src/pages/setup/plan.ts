/** A table as it is being planned: who sits where, with which modules and rules, and how it is opened. */
import { USUAL_LEVEL } from "../../parts/bots";
import type { OpenTable, Question } from "../../api/types/openapi";
import { FACTS, type GameName } from "../../parts/games";
import { matters, modulesOf } from "./matters";

export type Who = "me" | "friend" | "anyone" | "bot" | "here";
export type Undoing = "free" | "consent" | "off";
export interface PlannedSeat {
  key: number;
  who: Who;
  bot: string;
  name: string;
}
export interface PlannedClock {
  kind: "none" | "live" | "days";
  minutes: number;
  increment: number;
  days: number;
}
export interface OwnFile {
  name: string;
  text: string;
}
export interface Plan {
  game: GameName;
  seats: PlannedSeat[];
  modules: number[];
  /** Answers that are not the printed ones, by the names of the options. */
  answers: Record<string, string>;
  clock: PlannedClock;
  undo: Undoing;
  listed: boolean;
  /** Whether lots are drawn for the seats. */
  lots: boolean;
  own: OwnFile | null;
}

export const LONGEST_SEAT_NAME = 12;

export function firstPlan(game: GameName): Plan {
  return {
    game,
    seats: [seat("me", 0), seat("friend", 1), seat("bot", 2)],
    modules: [],
    answers: {},
    clock: { kind: "none", minutes: 30, increment: 10, days: 1 },
    undo: "free",
    listed: false,
    lots: true,
    own: null,
  };
}

function seat(who: Who, key: number): PlannedSeat {
  return { key, who, bot: USUAL_LEVEL, name: "" };
}

/** The same table with another game: seats, clock and privacy stay, as far as they fit. */
export function withGame(plan: Plan, game: GameName): Plan {
  const [least, most] = FACTS[game].seats;
  const seats = plan.seats.slice(0, most);
  while (seats.length < least) seats.push(seat("bot", nextKey(seats)));
  return { ...plan, game, seats, modules: [], answers: {}, own: null };
}

export function withSeat(plan: Plan): Plan {
  if (plan.seats.length >= FACTS[plan.game].seats[1]) return plan;
  const last = plan.seats.at(-1);
  const added = {
    ...seat(last && last.who !== "me" ? last.who : "bot", nextKey(plan.seats)),
    bot: last?.bot ?? USUAL_LEVEL,
  };
  return { ...plan, seats: [...plan.seats, added] };
}

export function withoutSeat(plan: Plan, key: number): Plan {
  if (plan.seats.length <= FACTS[plan.game].seats[0]) return plan;
  return { ...plan, seats: plan.seats.filter((each) => each.key !== key || each.who === "me") };
}

/** Somebody else on a seat. A seat for anyone has to be found, so the table is listed. */
export function withWho(plan: Plan, key: number, who: Who): Plan {
  const seats = plan.seats.map((each) => (each.key === key ? { ...each, who } : each));
  return { ...plan, seats, listed: plan.listed || who === "anyone" };
}

/** Listed or by link: where nobody finds the table, seats for anyone are for friends. */
export function withListed(plan: Plan, listed: boolean): Plan {
  const seats = plan.seats.map((each) =>
    !listed && each.who === "anyone" ? { ...each, who: "friend" as const } : each,
  );
  return { ...plan, listed, seats };
}

/** A seat one place further up or down. */
export function withMoved(plan: Plan, key: number, by: -1 | 1): Plan {
  const from = plan.seats.findIndex((each) => each.key === key);
  const to = from + by;
  const [one, other] = [plan.seats[from], plan.seats[to]];
  if (!one || !other) return plan;
  const seats = [...plan.seats];
  seats[from] = other;
  seats[to] = one;
  return { ...plan, seats, lots: false };
}

function nextKey(seats: readonly PlannedSeat[]): number {
  return Math.max(-1, ...seats.map((each) => each.key)) + 1;
}

/** How many people play, each of whom takes their time. */
export function people(plan: Plan): number {
  return plan.seats.filter((each) => each.who !== "bot").length;
}

/** Whether nobody has to come first: then the game begins at once. */
export function isComplete(plan: Plan): boolean {
  return plan.seats.every((each) => each.who === "me" || each.who === "bot" || each.who === "here");
}

/** Which answers differ from the printed rules, where that makes a difference. */
export function changedAnswers(plan: Plan, questions: readonly Question[]): [string, string][] {
  return questions
    .filter((question) => matters(question, plan.seats.length, plan.modules))
    .flatMap((question) => {
      const answer = plan.answers[question.name];
      return answer !== undefined && answer !== question.answers[0]?.value ? [[question.name, answer]] : [];
    });
}

/** What is sent to open the table. Friends share the table's link where nobody else can find it. */
export function asTable(
  plan: Plan,
  questions: readonly Question[],
  usualName: (number: number) => string,
  botName: (seat: number) => string,
): OpenTable {
  const chosen = modulesOf(questions)
    .filter((question) => plan.modules.includes(question.module))
    .map((question) => [question.name, question.answers[1]?.value ?? "on"]);
  return {
    game: plan.game,
    seats: plan.seats.map((each, index) => asSeat(each, plan.listed, usualName(index + 1), botName(index))),
    options: Object.fromEntries([...chosen, ...changedAnswers(plan, questions)]),
    own_components: plan.own?.text ?? "",
    listed: plan.listed,
    undo: plan.undo,
    clock: asClock(plan.clock),
    order: plan.lots && plan.seats.length > 1 ? "random" : "as-listed",
  };
}

function asSeat(
  planned: PlannedSeat,
  isListed: boolean,
  usualName: string,
  botName: string,
): OpenTable["seats"][number] {
  if (planned.who === "me") return { kind: "me" };
  if (planned.who === "bot") return { kind: "bot", bot: planned.bot, name: botName };
  if (planned.who === "here") return { kind: "beside-me", name: planned.name.trim() || usualName };
  return planned.who === "friend" && isListed ? { kind: "invited" } : { kind: "open" };
}

function asClock(clock: PlannedClock): NonNullable<OpenTable["clock"]> {
  if (clock.kind === "none") return { kind: "none" };
  if (clock.kind === "days") return { kind: "days", days: clock.days };
  return { kind: "live", seconds: clock.minutes * 60, increment: clock.increment };
}
