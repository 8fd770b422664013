/** What a plaque shows: who predicts there, what it pays, and how it stands. */
import type { ExhibitionView, PredictionView, Space } from "../../api/types/classic_art";
import { isTrueWith } from "./catalogue";
import type { Outcome } from "./closing";
import { betOn, isOpen, isSpot, outlookOf, type Scene } from "./scene";
import { limitWords, say } from "./words";

export interface Shown {
  prediction: PredictionView | undefined;
  /** What the coin says; empty where there is nothing to earn any more. */
  coin: string;
  isTrue: boolean;
  isLost: boolean;
  isChosen: boolean;
  /** How it looks: classes by name. */
  looks: Record<string, boolean>;
  label: string;
}

/** `outcome` is known once the closing of the wall was told. */
export function plaqueOf(scene: Scene, wall: ExhibitionView, space: Space, outcome?: Outcome): Shown {
  const spot = { exhibition: wall.category, space };
  const prediction = wall.predictions.find((each) => each.space === space);
  const isHopeless = !scene.closing && cannotComeTrue(scene, wall, space);
  const isTrue = prediction !== undefined && !scene.closing && comesTrueNow(scene, wall, space);
  const isWon = outcome?.cameTrue ?? false;
  const isLost = outcome !== undefined && !isWon;
  const isMine = prediction !== undefined && prediction.seat === scene.seat;
  const isChosen = isSpot(scene.chosen, spot);
  const pays = prediction?.pays ?? scene.catalogue.values.get(space) ?? 0;
  return {
    prediction,
    coin: isLost || !pays ? "" : isWon ? say("ca-earned", { prestige: outcome?.prestige ?? 0 }) : String(pays),
    isTrue,
    isLost,
    isChosen,
    looks: {
      free: !prediction,
      taken: prediction !== undefined,
      mine: isMine,
      can: !isHopeless && isOpen(scene, spot),
      hopeless: isHopeless,
      chosen: isChosen,
      refused: isSpot(scene.refused, spot),
      won: isWon,
      lost: isLost,
      dim: scene.lit !== null && prediction?.seat !== scene.lit,
    },
    label: [
      say(prediction ? "ca-plaque-taken" : "ca-plaque-free", {
        category: scene.catalogue.names[wall.category],
        limit: limitWords(space),
        pays,
        owner: isMine ? say("ca-yours") : scene.name(prediction?.seat ?? 0),
        what: say("ca-what", { tokens: prediction?.tokens ?? 0, highRisk: prediction?.high_risk ? "yes" : "no" }),
      }),
      isWon && say("ca-plaque-won"),
      isLost && say("ca-plaque-lost"),
      isTrue && say("ca-plaque-true"),
      isHopeless && say("ca-plaque-hopeless"),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

/** By the cards that the seat knows. */
function cannotComeTrue(scene: Scene, { category }: ExhibitionView, space: Space): boolean {
  const outlook = outlookOf(scene, category);
  return outlook !== undefined && !isTrueWith(space, outlook.fewest) && !isTrueWith(space, outlook.most);
}

/** In a replay nobody has worked it out: there the wall itself tells. */
function comesTrueNow(scene: Scene, { category, artworks }: ExhibitionView, space: Space): boolean {
  return betOn(scene, category, space)?.comes_true_now ?? isTrueWith(space, artworks.length);
}
