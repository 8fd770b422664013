/** What is done at the table, once it is built. */
import type { Position } from "../../api/types/sixtina";
import { sound } from "../../parts/sound";
import { nameOf, type Desk } from "./desk.svelte";
import { lineOf } from "./judging";
import { withNames } from "./told";

async function act(desk: Desk, line: Parameters<Desk["play"]["act"]>[0]): Promise<void> {
  desk.marked = "";
  if (await desk.play.act(line)) desk.clear();
}

/** Do what is laid, as one line; what can't be done says why. */
export async function confirm(desk: Desk): Promise<void> {
  const { verdict, play, laying } = desk;
  if (play.isBusy || !laying) return;
  // Who is quicker than the answer need not press twice.
  if (!verdict) desk.awaited = nameOf(laying);
  else if (!verdict.slip.ready) await refuse(desk, lineOf(laying));
  else await act(desk, verdict.slip.line as unknown as Parameters<typeof play.act>[0]);
}

/** Do something that needs nothing more; if it can't be done, say why. */
export async function attempt(desk: Desk, action: string, mark = ""): Promise<void> {
  if (desk.play.readOnly || desk.play.isBusy) return;
  if (desk.can(action)) return act(desk, [action]);
  await refuse(desk, [action], mark);
}

/** Say why something can't be done; what it was about is marked. */
export async function refuse(desk: Desk, line: string[], mark = ""): Promise<void> {
  const failure = await desk.play.why(line);
  if (!failure) return;
  sound("refused");
  desk.marked = mark;
  desk.play.refusal = { ...failure, sentence: withNames(failure.sentence, desk) };
}

export function acquire(desk: Desk): void {
  if (desk.play.isBusy || desk.phase !== "turn") return;
  const [card] = desk.hand;
  if (!desk.legal("discard").length) void refuse(desk, [card ? `discard ${card.card}` : "take 0"]);
  else {
    desk.play.refusal = null;
    desk.slot = null;
    desk.taking = null;
    desk.isAcquiring = true;
  }
}

/** Leave what is built; what the server was told already is taken back there. */
export function cancel(desk: Desk): boolean {
  desk.play.refusal = null;
  if ((desk.begun || desk.discarded) && desk.play.position.can_cancel) {
    void desk.play.cancel();
    return true;
  }
  return desk.clear();
}

/** The first material, or Gianluigi's fresco: choose it, then once more to do it. */
export function choose(desk: Desk, position: Position): void {
  const action = `${desk.first ? "place" : "send"} ${position}`;
  desk.play.refusal = null;
  if (!desk.can(action)) void refuse(desk, [action], position);
  else if (desk.chosen === position) void settle(desk);
  else desk.chosen = desk.shown = position;
}

/** Do what was chosen. */
export async function settle(desk: Desk): Promise<void> {
  if (desk.chosen) await attempt(desk, `${desk.first ? "place" : "send"} ${desk.chosen}`);
}

/** What Enter does. */
export function main(desk: Desk): void {
  if (desk.play.doubt) desk.play.doubt.resolve(true);
  else if (desk.completion) desk.goOn();
  else if (desk.phase === "turn") void confirm(desk);
  else if (desk.chosen) void settle(desk);
}
