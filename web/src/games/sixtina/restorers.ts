/** Who restores: players by their seats, and Gianluigi with the third colour. */
import { nameOf } from "../../api/box";
import type { Actor, RestorerView, SixtinaView, Technique } from "../../api/types/sixtina";
import type { Play } from "../../table/play.svelte";
import { TECHNIQUES, techniqueOf, valueOf } from "./techniques";

export const GIANLUIGI = "gianluigi";

/** Which colour and shape somebody has: that of the seat, and Gianluigi the third. */
export const colourOf = (actor: Actor): number => (actor === GIANLUIGI ? 2 : Number(actor));

export const viewOf = (play: Play): SixtinaView => play.view as unknown as SixtinaView;

/** What somebody is called. */
export const actorName = (play: Play, actor: Actor): string =>
  actor === GIANLUIGI ? nameOf(play.box, "actor", GIANLUIGI) : play.name(Number(actor));

/** A number with a true minus. */
export const signed = (points: number): string => String(points).replace("-", "−");

/** The cards somebody kept from prudent restorations, of one technique. */
export interface Kept {
  technique: Technique;
  values: readonly number[];
  /** Whether nobody has as many of this technique. */
  leads: boolean;
}

export function keptBy(restorer: RestorerView, all: readonly RestorerView[]): Kept[] {
  const count = (each: RestorerView, technique: Technique) =>
    each.prudent.filter((card) => techniqueOf(card) === technique).length;
  return TECHNIQUES.map((technique) => ({
    technique,
    values: restorer.prudent.filter((card) => techniqueOf(card) === technique).map(valueOf),
    leads: all.every((other) => other === restorer || count(other, technique) < count(restorer, technique)),
  }));
}

/** How many restored frescoes bear somebody's material. */
export const restoredBy = (view: SixtinaView, actor: Actor): number =>
  view.chapel.filter((fresco) => fresco?.is_restored && fresco.owner === actor).length;
