/** A game that is being opened by "Play now": which, and why it could not be. */
import type { GameName } from "../../parts/games";
import { sentenceOf } from "../../parts/wrong";
import { playNow } from "./playNow";

let game = $state<GameName | null>(null);
let problem = $state("");

export const starting = {
  get game(): GameName | null {
    return game;
  },
  get problem(): string {
    return problem;
  },
  async play(wanted: GameName): Promise<void> {
    if (game) return;
    game = wanted;
    problem = "";
    try {
      await playNow(wanted);
    } catch (refused) {
      problem = sentenceOf(refused);
    } finally {
      game = null;
    }
  },
};
