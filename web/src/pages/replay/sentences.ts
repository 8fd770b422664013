/** What a step is called, where nobody tells of it, and what the parts of a game are. */
import type { Phrase } from "../../api/phrase";
import { listed, say } from "../../words";
import type { Film } from "./film.svelte";
import type { Frame, Part } from "./timeline";

/** What was told of a step, in one. */
export function sentenceOf(film: Film, frame: Frame | undefined): Phrase {
  if (!frame) return [say("replay-loading")];
  return sentencesOf(film, frame).flatMap((each, index) => (index ? [" ", ...each] : each));
}

/** Each sentence that was told of a step, or one that says that nothing was. */
export function sentencesOf(film: Film, frame: Frame): Phrase[] {
  const told = frame.news.flatMap((each) => (each.said?.length && !film.face.isSilent?.(each) ? [each.said] : []));
  return told.length ? told : [[untold(film, frame)]];
}

function untold(film: Film, { entry }: Frame): string {
  const name = film.names[entry?.seat ?? entry?.by ?? -1] ?? "";
  if (!entry) return say("replay-set-up");
  if (entry.kind === "undo") return say("replay-undone", { name });
  if (entry.kind === "action") return say("replay-unseen", { name });
  if (entry.how === "resigned") return say("replay-resigned", { name });
  if (entry.how === "agreed") return say("replay-agreed");
  const winners = (entry.winners ?? []).map((seat) => film.names[seat] ?? "");
  return winners.length
    ? say("replay-over-won", { names: listed(winners), count: winners.length })
    : say("replay-over");
}

/** A round or a season in words. */
export function partName(part: Part): string {
  return part.number === 0 ? say("replay-part-beginning") : say(`replay-part-${part.kind}`, { number: part.number });
}
