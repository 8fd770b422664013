/** What is tapped, dragged and pressed at the table: it builds an answer, or asks why it can't. */
import type { Action } from "../../api/live";
import type { Card } from "../../api/types/classic_art";
import { sound } from "../../parts/sound";
import { CATEGORIES, SPACES } from "./catalogue";
import type { Desk } from "./desk.svelte";
import { tapped } from "./picking";
import { isOpen, isSpot, type Spot } from "./scene";
import { withSigns } from "./words";

export function tapCard(desk: Desk, card: Card): void {
  const { play, phase } = desk;
  if (play.readOnly || play.isBusy) return;
  play.refusal = null;
  if (phase === "cards") desk.picked = tapped(desk.picked, card, desk.fixed);
  else if (phase === "drop") desk.dropping = desk.dropping === card ? null : card;
  else if (phase !== "closing") void refuse(desk, `play ${card}`, null);
}

export function tapPlaque(desk: Desk, spot: Spot): void {
  const { play, phase } = desk;
  if (play.readOnly || play.isBusy || phase === "closing" || phase === "over") return;
  play.refusal = null;
  desk.at = [CATEGORIES.indexOf(spot.exhibition) * 2 + 1, SPACES.indexOf(spot.space)];
  if (isOpen(desk.scene, spot)) desk.chosen = isSpot(desk.chosen, spot) ? null : spot;
  else void refuse(desk, `predict ${spot.exhibition} ${spot.space}`, spot);
}

/** Say why something can't be done; the plaque that it was about is marked. */
async function refuse(desk: Desk, action: string, spot: Spot | null): Promise<void> {
  const failure = await desk.play.why([action]);
  if (!failure) return;
  sound("refused");
  desk.refused = spot;
  desk.play.refusal = { ...failure, sentence: withSigns(failure.sentence) };
}

/** A card fell onto something. */
export function dropCard(desk: Desk, card: Card, onto: Element | null): void {
  if (onto?.closest("[data-wall], [data-show]") && !desk.showing.includes(card)) tapCard(desk, card);
}

/** A token fell onto something. */
export function dropToken(desk: Desk, onto: Element | null): void {
  const [exhibition, space] = (onto?.closest<HTMLElement>("[data-plaque]")?.dataset.plaque ?? "").split(" ");
  if (exhibition && space) tapPlaque(desk, { exhibition, space } as Spot);
}

/** Lay out on the page what a hint says, as far as it answers what is asked now. */
export function layOut(desk: Desk, line: readonly Action[]): void {
  const cards = line.flatMap((action) => (action.do === "play" ? [action.card as Card] : []));
  const bet = line.find((action) => action.do === "predict" || action.do === "double");
  const drop = line.find((action) => action.do === "drop");
  if (desk.phase === "cards") desk.picked = cards.filter((card) => card !== desk.fixed);
  else if (desk.phase === "predict" && bet) {
    desk.chosen = { exhibition: bet.exhibition, space: bet.space } as Spot;
    desk.isDouble = bet.do === "double";
  } else if (desk.phase === "drop" && drop) desk.dropping = drop.card as Card;
}

export function light(desk: Desk, seat: number): void {
  desk.lit = desk.lit === seat ? null : seat;
}

/** Put everything back that was built. False if there was nothing. */
export function back(desk: Desk): boolean {
  const had = desk.chosen !== null || desk.picked.length > 0 || desk.dropping !== null || desk.lit !== null;
  desk.chosen = null;
  desk.picked = [];
  desk.dropping = null;
  desk.lit = null;
  return had;
}
