/** What was found, in words: a headline and a sentence for each. */
import type { Finding } from "../../luck/check";
import { say, speak } from "../../words";
import words from "../../words/en/fairness.ftl?raw";
import type { Subject } from "./checking.svelte";

speak(words);

export interface Told {
  state: Finding["state"];
  head: string;
  text: string;
  /** Two seals to compare, if it is about them. */
  seals?: { then: string; now: string };
}

/** A finding in words. */
export function tell({ what, state, code, facts }: Finding, { kept }: Subject): Told {
  switch (what) {
    case "record":
      return { state, head: say("fairness-record-bad"), text: say(`fairness-record-${code}`, facts) };
    case "seal": {
      const seals = { then: kept?.seal ?? String(facts.then), now: String(facts.now) };
      if (state === "bad")
        return { state, head: say("fairness-seal-other"), text: say("fairness-seal-other-what"), seals };
      const text = say(kept ? "fairness-seal-same-kept" : "fairness-seal-same-told");
      return { state, head: say("fairness-seal-same"), text, seals };
    }
    case "shares":
      return {
        state,
        head: say(`fairness-shares-${code}`, facts),
        text: say(`fairness-shares-${code}-what`, facts),
      };
    case "luck":
      return tellLuck({ what, state, code, facts });
    case "chain":
      return { state, head: say(`fairness-chain-${code}`), text: say(`fairness-chain-${code}-what`, facts) };
    case "witness":
      return tellWitness({ what, state, code, facts });
  }
}

function tellLuck({ state, code, facts }: Finding): Told {
  if (state === "bad") return { state, head: say("fairness-luck-other"), text: say(`fairness-luck-${code}`, facts) };
  const takenOver = Number(facts.takenOver);
  const more = takenOver ? ` ${say("fairness-luck-taken-over", { count: takenOver })}` : "";
  return { state, head: say(`fairness-luck-${code}`, facts), text: say(`fairness-luck-${code}-what`, facts) + more };
}

function tellWitness({ state, code, facts }: Finding): Told {
  if (state === "bad")
    return { state, head: say("fairness-witness-wrong"), text: say(`fairness-witness-${code}`, facts) };
  if (state === "none")
    return { state, head: say("fairness-witness-missing"), text: say("fairness-witness-missing-what") };
  const text = facts.entries ? say("fairness-witness-what", facts) : say("fairness-witness-what-beginning");
  return { state, head: say(`fairness-witness-${code}`), text };
}

/** What is said of the moves, which a browser can't judge. */
export function tellMoves(count: number, isJudged: boolean): Told {
  const how = isJudged ? "house" : "unchecked";
  return { state: "none", head: say(`fairness-moves-${how}`, { count }), text: say(`fairness-moves-${how}-what`) };
}

/** Digits in groups of four, which people can compare. */
export function grouped(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(" ") ?? "";
}
