/** What stands in the prompt while one plans. */
import type { Plan } from "./plan.svelte";
import { capital, say } from "./words";

/** A sentence, and a smaller one. */
export function sentencesFor(plan: Plan): { text: string; fact: string } {
  const { taken, bench } = plan;
  if (plan.isCommitted) return { text: say("fresco-plan-waits"), fact: "" };
  if (taken) {
    const isLaid = plan.spotOf(taken) !== null;
    const places = [...plan.spots].filter(([, { sentence }]) => !sentence);
    const pushes = places.some(([, { isPushing }]) => isPushing);
    const key = isLaid ? "fresco-plan-move" : "fresco-plan-lay";
    return {
      text: say(key, { token: capital(taken.name) }),
      fact: pushes ? say("fresco-plan-pushes") : factOf(places.length),
    };
  }
  if (bench > 0) return { text: say("fresco-plan-left", { count: bench }), fact: plan.isReady ? plan.idleWarning : "" };
  return {
    text: say(plan.isWhole ? "fresco-plan-whole" : "fresco-plan-not-whole"),
    fact: plan.warnings.map(capital).join(". "),
  };
}

const factOf = (places: number): string => (places ? "" : say("fresco-plan-nowhere"));
