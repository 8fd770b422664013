/** What all parts of the board draw from. */
import type {
  Actor,
  Bet,
  Card,
  Category,
  ClassicArtProspects,
  ClassicArtView,
  Outlook,
  Space,
} from "../../api/types/classic_art";
import { CATEGORIES, isTrueWith, type Catalogue } from "./catalogue";
import type { Closing } from "./closing";

export type Phase = "cards" | "predict" | "drop" | "wait" | "closing" | "over";
export interface Spot {
  exhibition: Category;
  space: Space;
}

export interface Scene {
  view: ClassicArtView;
  catalogue: Catalogue;
  prospects: ClassicArtProspects | null;
  seat: number | null;
  name: (seat: number) => string;
  phase: Phase;
  chosen: Spot | null;
  /** Where a prediction was refused just now. */
  refused: Spot | null;
  /** Cards that are picked, and not shown yet. */
  picked: readonly Card[];
  /** Works that others have hung since the seat last acted. */
  fresh: ReadonlyMap<Card, Actor>;
  /** Whose predictions are lit up alone. */
  lit: number | null;
  closing: Closing | null;
  /** How many walls have been told in a closing. */
  told: number;
  /** Where the keyboard is: row (works and plaques alternate) and place. */
  at: readonly [number, number];
  /** The card that is being dragged. */
  dragged: Card | null;
  tapPlaque: (spot: Spot) => void;
  /** Shows the label of a work; after a moment where a mouse only passes by. */
  label: (card: Card | null, element?: Element, pause?: number) => void;
  moveTo: (row: number, column: number) => void;
}

export const isSpot = (one: Spot | null, other: Spot): boolean =>
  one?.exhibition === other.exhibition && one.space === other.space;

export const outlookOf = (scene: Pick<Scene, "prospects">, category: Category): Outlook | undefined =>
  scene.prospects?.outlooks.find((outlook) => outlook.category === category);

/** What a prediction on the board bets. */
export const betOn = (scene: Scene, category: Category, space: Space): Bet | undefined =>
  scene.prospects?.bets.find((bet) => isSpot(bet, { exhibition: category, space }));

/** What a prediction there would bet, with so many tokens; undefined if it may not be made. */
export const openBet = (scene: Scene, spot: Spot | null, tokens: number): Bet | undefined =>
  scene.prospects?.open_bets.find((bet) => isSpot(spot, bet) && bet.tokens === tokens);

/** What can't fail any more, by the cards that the seat knows: of such bets with one token the one that pays most. */
export function sureBet(scene: Pick<Scene, "prospects">): Bet | undefined {
  const gain = (bet: Bet) => bet.after - bet.before;
  const isSure = ({ exhibition, space }: Bet) => {
    const outlook = outlookOf(scene, exhibition);
    return outlook !== undefined && isTrueWith(space, outlook.fewest) && isTrueWith(space, outlook.most);
  };
  return (scene.prospects?.open_bets ?? [])
    .filter((bet) => bet.tokens === 1 && gain(bet) > 0 && isSure(bet))
    .sort((one, other) => gain(other) - gain(one))[0];
}

export const isOpen = (scene: Scene, spot: Spot): boolean =>
  scene.phase === "predict" && openBet(scene, spot, 1) !== undefined;

/** Who stands where on the track of a wall: the seat itself, and the best of the others. Who looks on sees the best two. */
export function rivalsAt({ view, seat }: Scene, category: Category): { seat: number; prestige: number }[] {
  const index = CATEGORIES.indexOf(category);
  return view.players
    .map((player, each) => ({ seat: each, prestige: player.prestige[index] ?? 0 }))
    .sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat) || other.prestige - one.prestige)
    .slice(0, 2);
}

/** What counts of a player's Prestige by now. */
export const totalOf = (prestige: readonly number[], countsFrom: number): number =>
  prestige.reduce((sum, each) => sum + (each >= countsFrom ? each : 0), 0);

/** How many tokens of a seat lie on walls. */
export const tokensOut = (view: ClassicArtView, seat: number): number =>
  view.exhibitions
    .flatMap((wall) => wall.predictions)
    .filter((prediction) => prediction.seat === seat)
    .reduce((sum, prediction) => sum + prediction.tokens, 0);
