/** A game that is being opened by "Play now": which, and why it could not be. */
import { Refusal, Unreachable } from "../../api/http";
import type { GameName } from "../../parts/games";
import { say } from "../../words";
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

/** What to say of something that was not done. */
export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refusal) return problem.message;
  if (problem instanceof Unreachable) return say("wrong-unreachable");
  console.error(problem);
  return say("wrong-ours");
}
