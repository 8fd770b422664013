/** What to say of something that was not done. */
import { Refusal, Unreachable } from "../api/http";
import { say } from "../words";

export function sentenceOf(problem: unknown): string {
  if (problem instanceof Refusal) return problem.message;
  if (problem instanceof Unreachable) return say("wrong-unreachable");
  console.error(problem);
  return say("wrong-ours");
}
