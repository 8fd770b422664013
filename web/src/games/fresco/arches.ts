/** What is said about a location of the sheet: below its arch, and to those who hear it. */
import { LOCATIONS, type Location } from "./model";
import { boardIn } from "./modules/printed";
import type { Plan } from "./plan.svelte";
import { bedsIn } from "./printed";
import { capital, say } from "./words";

/** What a location is for, in few words, or fewer; if something lies on it, what that is. */
export function captionOf(plan: Plan, location: Location, { isBrief = false } = {}): string {
  const { view, play, seat } = plan.desk;
  if (plan.isCovered(location)) return namesAt(plan, location).map(capital).join(", ");
  const hour = view.hours[seat];
  const bed = hour ? bedsIn(play.box, view.seats).get(hour) : undefined;
  const isAgain = location === LOCATIONS.at(-1) && view.last;
  const place = isAgain ? "cathedral" : location;
  return say(isBrief ? `fresco-plan-brief-${place}` : `fresco-plan-for-${place}`, {
    price: bed?.price ?? 0,
    mood: boardIn<{ theater: number }>(play.box, "mood").theater,
  });
}

/** The names of all tokens that lie at a location. */
export function namesAt(plan: Plan, location: Location): readonly string[] {
  return plan.tokens.flatMap((token) => {
    const count = plan.countAt(token, location);
    if (!count) return [];
    return [count > 1 ? say("fresco-plan-several", { count, token: token.name }) : token.name];
  });
}

/** An arch, for who hears it: "Market, 2 of 3 apprentices, purple dame; one tile each...". */
export function toldOf(plan: Plan, location: Location): string {
  const facts = [
    capital(plan.placeName(location)),
    say("fresco-plan-filled", { sent: plan.sentTo(location), room: plan.roomAt(location) }),
    ...namesAt(plan, location),
  ];
  return say("fresco-plan-arch", { facts: facts.join(", "), caption: captionOf(plan, location) });
}
