/** Who paints: players by their seats and, in a game for two, Leonardo behind them. */
import type { Actor, FrescoView, Hour, Location } from "./model";
import { LOCATIONS } from "./model";

/** A painter by the number that views count painters with. */
export const actorOf = (view: FrescoView, painter: number): Actor => (painter >= view.seats ? "leonardo" : painter);
export const numberOf = (view: FrescoView, actor: Actor): number => (actor === "leonardo" ? view.seats : actor);

/** All painters in the order of the round, as far as it is known: those in bed come last. */
export function inOrder(view: FrescoView): readonly Actor[] {
  const all = view.track.map((_, painter) => painter);
  const awake = view.order.length ? view.order : all.filter((painter) => view.hours[painter]).sort(byHour(view));
  const asleep = all.filter((painter) => !awake.includes(painter));
  return [...awake, ...asleep].map((painter) => actorOf(view, painter));
}

const byHour = (view: FrescoView) => (one: number, other: number) =>
  String(view.hours[one]).localeCompare(String(view.hours[other]));

/** When a painter wakes up in this round, null in bed. */
export const hourOf = (view: FrescoView, actor: Actor): Hour | null => view.hours[numberOf(view, actor)] ?? null;

/** Who wakes up at a time. */
export function wakesAt(view: FrescoView, hour: Hour): Actor | null {
  const painter = view.hours.indexOf(hour);
  return painter < 0 ? null : actorOf(view, painter);
}

/** Leonardo's sheet is the same all game: one apprentice at the market, and one in the cathedral but in the end. */
const LEONARDO = new Set<Location>(["market", "cathedral"]);

/** How many apprentices a painter sends to a column of the sheet; none while that is secret. */
export function sentTo(view: FrescoView, actor: Actor, column: Location): number {
  if (actor === "leonardo") return LEONARDO.has(column) && !(view.last && column === "cathedral") ? 1 : 0;
  return view.plans[actor]?.[LOCATIONS.indexOf(column)] ?? 0;
}

/** How many pieces of a paint somebody has. */
export const piecesOf = (view: FrescoView, actor: Actor, paint: number): number =>
  actor === "leonardo" ? 0 : (view.paints[actor]?.[paint] ?? 0);
