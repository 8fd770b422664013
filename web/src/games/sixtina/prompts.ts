/** The sentence of the prompt bar, and the smaller one below it, while something is built on the page. */
import { nameOf } from "../../api/box";
import { listed } from "../../words";
import { frescoAt } from "./chapel";
import type { Desk } from "./desk.svelte";
import { cellWith } from "./podium";
import { actorName } from "./restorers";
import { shortOf } from "./scenes";
import { say } from "./words";

export interface Sentence {
  text: string | null;
  fact: string;
}

export function sentenceFor(desk: Desk): Sentence {
  const goal = say("sx-goal-short");
  switch (desk.phase) {
    case "first":
      return {
        text: say("sx-ask-first", { technique: techniqueName(desk, desk.first?.technique) }),
        fact: say("sx-ask-first-fact"),
      };
    case "turn":
      return forTurn(desk);
    case "bonus":
      return { text: say("sx-ask-bonus"), fact: goal };
    case "uncover":
      return { text: say("sx-ask-uncover", { count: desk.legal("reveal").length }), fact: say("sx-ask-uncover-fact") };
    case "gianluigi": {
      const { technique, total = 0, extras = 0 } = desk.gianluigi ?? {};
      const facts = { technique: techniqueName(desk, technique), total, extras };
      return { text: say("sx-ask-gianluigi", facts), fact: say("sx-ask-gianluigi-fact") };
    }
    case "wait":
      return forWaiting(desk, goal);
    default:
      return { text: null, fact: goal };
  }
}

const techniqueName = ({ play }: Desk, technique: string | undefined): string =>
  technique ? nameOf(play.box, "technique", technique) : "";

function forTurn(desk: Desk): Sentence {
  const goal = say("sx-goal-short");
  const { picked, slot, technique, total } = desk;
  if (desk.isAcquiring)
    return picked.length
      ? { text: say("sx-acquire-cards", { cards: picked.length }), fact: say("sx-acquire-fact") }
      : { text: say("sx-acquire-pick"), fact: say("sx-acquire-fact") };
  if (slot && desk.restoration) return { text: restorationTold(desk), fact: goal };
  if (slot && !picked.length) {
    const id = frescoAt(desk.view, slot.position)?.id ?? "";
    const facts = { technique: techniqueName(desk, slot.technique), fresco: shortOf(id, desk.play.box) };
    return { text: say("sx-pick-cards", facts), fact: say("sx-pick-cards-fact") };
  }
  if (technique && !slot) {
    const facts = { cards: picked.length, technique: techniqueName(desk, technique), total, spots: desk.spots.length };
    return {
      text: say("sx-pick-slot", facts),
      fact: say(desk.spots.length ? "sx-pick-slot-fact" : "sx-pick-nowhere", facts),
    };
  }
  if (desk.can("pass")) return { text: say("sx-ask-pass"), fact: goal };
  return { text: say("sx-ask-turn"), fact: goal };
}

/** "5 equals 5, excellent. Completes the fresco: you first, 8 points." */
export function restorationTold(desk: Desk): string {
  const sum = desk.restoration;
  if (!sum) return "";
  const kind = say("sx-told-sum", { kind: sum.restoration, total: sum.total, value: sum.value });
  const cell = cellWith(sum.after, desk.play.seat);
  if (!cell) return `${kind} ${say("sx-told-no-place")}`;
  const facts = { place: cell.place, points: sum.completes ? sum.points : cell.points, materials: cell.materials };
  return `${kind} ${say(sum.completes ? "sx-told-completes" : "sx-told-then", facts)}`;
}

function forWaiting(desk: Desk, goal: string): Sentence {
  const { play } = desk;
  if (play.seat === null || play.waiting > 0) return { text: null, fact: goal };
  const names = listed(play.position.pending.filter((seat) => seat !== play.seat).map((seat) => actorName(play, seat)));
  return { text: names ? say("sx-waiting", { names }) : null, fact: goal };
}
