/** What is tapped and dragged at the table: it builds an answer, or asks why it can't. */
import type { Action } from "../../api/live";
import type { Card, Position, Technique } from "../../api/types/sixtina";
import { frescoAt, isOpen, isSpot, openOf, spotName, type Spot } from "./chapel";
import { attempt, choose, confirm, refuse } from "./deeds";
import type { Desk } from "./desk.svelte";
import { cardOf, nextSet, reachOf, tapped } from "./laying";

export function tapCard(desk: Desk, key: string): void {
  const { play } = desk;
  if (play.readOnly || play.isBusy || desk.phase === "completed" || desk.phase === "over") return;
  play.refusal = null;
  desk.marked = "";
  if (!desk.isPicking) return void refuse(desk, [`play ${cardOf(key)}`]);
  if (desk.fixed.includes(key)) return;
  pick(desk, tapped(desk.picked, key, desk.isAcquiring));
}

/** Pick these cards: a slot of another technique is left, and phones show a fresco where they can go. */
function pick(desk: Desk, picked: readonly string[]): void {
  desk.picked = picked;
  desk.extras = desk.taking = null;
  if (desk.slot && desk.technique && desk.slot.technique !== desk.technique) desk.slot = null;
  const [spot] = desk.spots;
  if (spot && !desk.spots.some((each) => each.position === desk.shown)) desk.shown = spot.position;
}

/** Pick the cards for a sum; once more for other cards with the same sum. */
export function pickSum(desk: Desk, total: number): void {
  if (!desk.slot || desk.play.isBusy) return;
  desk.play.refusal = null;
  desk.extras = null;
  desk.picked = nextSet(desk.hand, desk.slot.technique, total, desk.picked);
}

export function tapSlot(desk: Desk, spot: Spot): void {
  const { play, phase } = desk;
  if (play.readOnly || play.isBusy || phase === "completed" || phase === "over") return;
  desk.at = desk.shown = spot.position;
  desk.marked = "";
  if (phase === "first" || phase === "gianluigi") choose(desk, spot.position);
  else if (phase === "turn" && isSpot(desk.slot, spot)) again(desk);
  else if (phase === "turn" && desk.can(`restore ${spotName(spot)}`)) take(desk, spot);
  else if (phase === "wait" && reachOf(desk.reaches, spot).length)
    if (isSpot(desk.slot, spot)) desk.slot = null;
    else take(desk, spot);
  else void refuse(desk, [`restore ${spotName(spot)}`], spotName(spot));
}

/** The slot that is chosen is tapped again: it is done, or left if no cards are picked. */
function again(desk: Desk): void {
  if (desk.picked.length) void confirm(desk);
  else if (!desk.begun) desk.slot = null;
}

function take(desk: Desk, spot: Spot): void {
  desk.play.refusal = null;
  desk.isAcquiring = false;
  desk.extras = null;
  if (desk.technique !== spot.technique) desk.picked = [];
  desk.slot = spot;
}

/** A fresco itself is tapped: a sheet may come off; otherwise it is looked at. */
export function tapFresco(desk: Desk, position: Position): void {
  const { play, phase } = desk;
  desk.at = position;
  if (phase === "completed") return;
  const fresco = frescoAt(desk.view, position);
  if (phase === "uncover" && !play.readOnly && !fresco) void attempt(desk, `reveal ${position}`, position);
  else if (isOpen(fresco) && (phase === "first" || phase === "gianluigi")) choose(desk, position);
  else desk.looked = position;
}

/** A card fell onto something: with it those that are picked already, if they are of the same technique. */
export function dropCard(desk: Desk, key: string, onto: Element | null): void {
  if (!desk.isPicking) return void refuse(desk, [`play ${cardOf(key)}`]);
  const slot = onto?.closest<HTMLElement>("[data-slot]");
  const fresco = onto?.closest<HTMLElement>("[data-fresco]");
  const technique = cardOf(key).slice(0, 2) as Technique;
  if (!slot && !fresco) return;
  if (!desk.picked.includes(key)) tapCard(desk, key);
  const [position, named] = (slot?.dataset.slot ?? "").split(" ") as [Position, Technique];
  const spot: Spot = { position: position || (fresco?.dataset.fresco as Position), technique };
  if (named && named !== technique)
    void refuse(desk, [`restore ${position} ${named}`, `play ${cardOf(key)}`], `${position} ${named}`);
  else if (!isSpot(desk.slot, spot)) tapSlot(desk, spot);
}

/** Lay out on the page what a hint says, as far as it answers what is asked now. */
export function layOut(desk: Desk, line: readonly Action[]): void {
  const named = (word: string) => line.filter((action) => action.do === word);
  const cards = [...named("play"), ...named("discard")].map((action) => action.card as Card);
  const [restore] = named("restore");
  const [chosen] = [...named("place"), ...named("send"), ...named("reveal")];
  desk.clear();
  if (desk.phase === "turn") {
    desk.isAcquiring = named("discard").length > 0;
    const left = [...desk.hand];
    desk.picked = cards.flatMap((card) => {
      const index = left.findIndex((each) => each.card === card);
      return index < 0 ? [] : left.splice(index, 1).map(({ key }) => key);
    });
    if (restore) desk.slot = { position: restore.position as Position, technique: restore.technique as Technique };
    const [add, take] = [named("add")[0], named("take")[0]];
    desk.extras = add ? (add.materials as number) : null;
    desk.taking = take ? (take.materials as number) : null;
  } else if (chosen && desk.phase !== "uncover") desk.chosen = chosen.position as Position;
  const position = (restore ?? chosen)?.position as Position | undefined;
  if (position) desk.shown = desk.at = position;
}

/** Take back the last step: a card, then the slot, then acquiring. False if there was none. */
export function stepBack(desk: Desk): boolean {
  desk.play.refusal = null;
  const last = desk.picked.filter((key) => !desk.fixed.includes(key)).at(-1);
  if (last) desk.picked = desk.picked.filter((key) => key !== last);
  else if (desk.slot && !desk.begun) desk.slot = null;
  else if (desk.isAcquiring && !desk.discarded) desk.isAcquiring = false;
  else if (desk.chosen) desk.chosen = null;
  else return false;
  return true;
}

/** Phones: the open fresco before or after the one that is shown. */
export function leaf(desk: Desk, step: 1 | -1): void {
  const open = openOf(desk.view).map(({ position }) => position);
  const index = open.indexOf(desk.shown);
  desk.shown = open[(index + step + open.length) % open.length] ?? desk.shown;
}
