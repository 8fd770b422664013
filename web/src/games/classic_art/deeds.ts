/** What is done at the table, once it is built. */
import type { Desk } from "./desk.svelte";
import { isComplete, lineOf } from "./picking";
import { sureBet } from "./scene";
import { limitWords, say, worksLimit } from "./words";

export async function showBoth(desk: Desk): Promise<void> {
  if (!isComplete(desk.picked, desk.fixed)) return;
  if (await desk.play.act(lineOf(desk.picked, desk.fixed))) desk.picked = [];
}

export function putBack(desk: Desk): void {
  if (desk.picked.length) desk.picked = [];
  else if (desk.fixed && desk.play.position.can_cancel) void desk.play.cancel();
}

export async function place({ bet, play, catalogue }: Desk): Promise<void> {
  if (!bet) return;
  const { exhibition, space, tokens } = bet;
  const facts = { category: catalogue.names[exhibition], limit: worksLimit(space), tokens };
  if (!bet.can_come_true && !(await play.sure(say("ca-hopeless-sure", facts), say("ca-place-tokens", facts)))) return;
  await play.act([`${tokens > 1 ? "double" : "predict"} ${exhibition} ${space}`]);
}

/** Predict nothing; what can't fail any more is named before. */
export async function pass({ play, catalogue, scene }: Desk): Promise<void> {
  const left = sureBet(scene);
  if (left) {
    const { exhibition, space, pays } = left;
    const facts = { category: catalogue.names[exhibition], limit: limitWords(space), pays };
    if (!(await play.sure(say("ca-no-prediction-sure", facts), say("ca-no-prediction")))) return;
  }
  await play.act(["pass"]);
}

export async function drop({ play, dropping }: Desk): Promise<void> {
  if (dropping) await play.act([`drop ${dropping}`]);
}

/** What the green button does. */
export function main(desk: Desk): void {
  if (desk.play.doubt) desk.play.doubt.resolve(true);
  else if (desk.closing) desk.goOn();
  else if (desk.phase === "cards") void showBoth(desk);
  else if (desk.phase === "drop") void drop(desk);
  else if (desk.phase === "predict") void place(desk);
}
