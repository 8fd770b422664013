/** The words of the game's pages, and the sentences of slips. */
import type { Bet, Category, ExhibitionView, Outlook, Space } from "../../api/types/classic_art";
import { say, speak } from "../../words";
import words from "../../words/en/classic_art.ftl?raw";
import { CATEGORIES, isRarity, limitOf, signOf, type Catalogue } from "./catalogue";
import { outlookOf, type Scene } from "./scene";

speak(words);

export { say };

/** What a wall is called where there is little room. */
export const briefName = ({ names }: Catalogue, category: Category): string =>
  category === "EE" ? say("ca-short-EE") : names[category];

/** "3 or fewer". */
export function limitWords(space: Space | string): string {
  return say("ca-limit", { number: limitOf(space), show: isRarity(space) ? "rarity" : "grand" });
}

/** A sentence with spaces as they stand on the plaques: never "3-", which reads like minus. */
export function withSigns(sentence: string): string {
  return sentence.replace(/(?<![\w-])([1-8])([-+])(?=[\s.,:]|$)/g, (label) => signOf(label));
}

/** "3 works or fewer". */
export function worksLimit(space: Space | string): string {
  return say("ca-works-limit", { number: limitOf(space), show: isRarity(space) ? "rarity" : "grand" });
}

/** What a bet would come to: one short clause, and whether it is good news. */
export function promise(bet: Bet, countsFrom: number): { text: string; isGood: boolean } {
  const { before, after, wasted } = bet;
  if (!bet.can_come_true) return { text: say("ca-bet-hopeless"), isGood: false };
  const parts = [];
  if (!bet.counts) parts.push(say("ca-bet-below", { before, after, least: countsFrom }));
  else if (bet.ends_game) parts.push(say("ca-bet-ends", { before, after }));
  else parts.push(say("ca-bet-counts", { before, after }));
  if (wasted > 0) parts.push(say("ca-bet-wasted", { wasted }));
  return { text: parts.join(", "), isGood: bet.counts };
}

/** "One token", "Double Down + High-Risk". */
export const betName = ({ tokens, high_risk }: Pick<Bet, "tokens" | "high_risk">): string =>
  say(tokens === 1 ? "ca-one-token" : "ca-two-tokens", { highRisk: high_risk ? "yes" : "no" });

/** How a bet stands: what must come or leave, what may. */
export function standing(bet: Bet): string {
  return say("ca-stands", {
    show: bet.show,
    needs: bet.needs,
    isTrue: bet.comes_true_now ? "yes" : "no",
    canCome: bet.can_come_true ? "yes" : "no",
  });
}

/** What happens if it fails. */
export function failure(bet: Bet): string {
  const limit = limitOf(bet.space);
  return say("ca-bet-fails", {
    show: bet.show,
    number: bet.show === "rarity" ? limit + 1 : limit - 1,
    tokens: bet.tokens,
  });
}

/** What hangs, what waits, and what is still out. */
export function wallFacts(works: number, loans: number, outlook: Outlook | undefined): string {
  const now = say("ca-wall-now", { works, loans });
  if (!outlook) return now;
  const { artworks, loans: out, held_artworks, held_loans } = outlook;
  const held = held_artworks + held_loans;
  const facts = [now, say("ca-unseen", { works: artworks, loans: out })];
  if (held) facts.push(say("ca-held", { works: held_artworks, loans: held_loans }));
  return facts.join(" ");
}

/** A wall as it is read out. */
export function wallTold({ view, seat, catalogue, ...scene }: Scene, wall: ExhibitionView): string {
  const index = CATEGORIES.indexOf(wall.category);
  const tracks = view.players.map((player) => player.prestige[index] ?? 0);
  const { maximum: most, countsFrom: least } = catalogue;
  const outlook = scene.closing ? undefined : outlookOf(scene, wall.category);
  const told = [`${catalogue.names[wall.category]}.`, wallFacts(wall.artworks.length, wall.loans.length, outlook)];
  if (seat !== null) told.push(say("ca-wall-track", { mine: tracks[seat] ?? 0, most }));
  if (tracks.every((prestige) => prestige < least)) told.push(say("ca-wall-nobody", { least }));
  return told.join(" ");
}
