/** The sentence of the prompt bar, while something is built on the page. */
import type { Bet, Card, ChoosePredictionQuestion } from "../../api/types/classic_art";
import { categoryOf } from "./catalogue";
import { withCards } from "./hanging";
import { outlookOf, type Scene } from "./scene";
import { betName, promise, say, wallFacts, worksLimit } from "./words";

export interface Building {
  readonly showing: readonly Card[];
  readonly dropping: Card | null;
  readonly single: Bet | undefined;
  readonly double: Bet | undefined;
  readonly betting: ChoosePredictionQuestion | null;
}

export interface Sentence {
  text: string | null;
  fact: string;
}

export function sentenceFor(scene: Scene, building: Building): Sentence {
  if (scene.phase === "cards") return forCards(scene, building.showing);
  if (scene.phase === "predict") return forPrediction(scene, building);
  if (scene.phase === "drop") return forDrop(scene, building.dropping);
  const dropped = scene.seat === null ? null : scene.view.players[scene.seat]?.dropped;
  const title = dropped ? scene.catalogue.works.get(dropped)?.title : undefined;
  return { text: scene.phase === "wait" && title ? say("ca-dropped", { title }) : null, fact: "" };
}

function forCards(scene: Scene, showing: readonly Card[]): Sentence {
  const [first] = showing;
  const isPoor = scene.seat !== null && scene.view.players[scene.seat]?.tokens === 0;
  if (!first) return { text: say("ca-choose-two"), fact: say(isPoor ? "ca-choose-two-poor" : "ca-choose-two-fact") };
  if (showing.length === 1) return { text: secondCard(scene, first), fact: "" };
  const hasHouse = scene.view.house > 0;
  return {
    text: say(hasHouse ? "ca-show-house" : "ca-show-sure"),
    fact: hasHouse ? say("ca-show-house-fact") : isPoor ? "" : say("ca-show-fact"),
  };
}

/** What the first card does where it belongs. */
function secondCard(scene: Scene, card: Card): string {
  const work = scene.catalogue.works.get(card);
  const wall = scene.view.exhibitions.find((each) => each.category === categoryOf(card));
  if (!work || !wall) return say("ca-choose-two");
  const then = withCards(wall, [card], scene.catalogue);
  const change = then.artworks.length - wall.artworks.length;
  const what = change > 0 ? "hangs" : change < 0 ? "takes" : then.loans.length > wall.loans.length ? "waits" : "gone";
  return say("ca-choose-second", { what, title: work.title, category: scene.catalogue.names[wall.category] });
}

function forPrediction(scene: Scene, { single, betting }: Building): Sentence {
  if (!single)
    return betting?.high_risk
      ? { text: say("ca-opening"), fact: say("ca-opening-fact") }
      : { text: say("ca-predict"), fact: say("ca-predict-fact") };
  const wall = scene.view.exhibitions.find((each) => each.category === single.exhibition);
  return {
    text: say("ca-predict-that", {
      category: scene.catalogue.names[single.exhibition],
      limit: worksLimit(single.space),
    }),
    fact: wallFacts(wall?.artworks.length ?? 0, wall?.loans.length ?? 0, outlookOf(scene, single.exhibition)),
  };
}

/** Both options of the slip, for those who hear them: choosing a space does not move the focus there. */
export function optionsTold(scene: Scene, { single, double }: Building): string {
  return [single, double]
    .flatMap((bet) => (bet ? [`${betName(bet)}: ${promise(bet, scene.catalogue.countsFrom).text}.`] : []))
    .join(" ");
}

function forDrop(scene: Scene, dropping: Card | null): Sentence {
  if (!dropping) return { text: say("ca-drop"), fact: say("ca-drop-fact") };
  return {
    text: say("ca-drop-that", { title: scene.catalogue.works.get(dropping)?.title ?? "" }),
    fact: say("ca-drop-that-fact"),
  };
}
