/** The steps of the tool in use, as the prompt lists them: done, now, to come. */
import type { Die, Event, Question, Tool } from "./model";

export type StepKind =
  | "pay"
  | "take"
  | "value"
  | "exchange"
  | "place"
  | "place-or-return"
  | "move"
  | "lift"
  | "set-down"
  | "draft"
  | "apart";

export interface Step {
  kind: StepKind;
  state: "done" | "now" | "ahead";
  /** What was taken, paid or moved. */
  die: Die | null;
  from: string;
  to: string;
  tokens: number;
}

const ASKED: Partial<Record<Question["asks"], StepKind>> = {
  "pay-for-tool": "pay",
  "take-die": "take",
  "choose-value": "value",
  "exchange-die": "exchange",
  "place-die": "place",
  "move-die": "move",
  "lift-die": "lift",
  "set-down-die": "set-down",
  "draft-again": "draft",
  "place-apart": "apart",
};

const PLANS: Record<Tool, readonly StepKind[]> = {
  "grozing-pliers": ["take", "value", "place"],
  "eglomise-brush": ["move"],
  "copper-foil-burnisher": ["move"],
  lathekin: ["move", "move"],
  "lens-cutter": ["take", "exchange", "place"],
  "flux-brush": ["take", "place"],
  "glazing-hammer": [],
  "running-pliers": ["draft"],
  "cork-backed-straightedge": ["apart"],
  "grinding-stone": ["take", "place"],
  "flux-remover": ["take", "value", "place-or-return"],
  "tap-wheel": ["move", "move"],
};

/** The tool that a question is about, null if it is about none. */
export function toolOf(question: Question | undefined): Tool | null {
  return question && "tool" in question ? question.tool : null;
}

/** Whether a tool asks anything before it does what can't be taken back. */
export function hasSteps(tool: Tool): boolean {
  return PLANS[tool].length > 0;
}

/** What happened since the tool was used: the last events of the seat. */
export function sinceUse(events: readonly Event[], seat: number): readonly Event[] {
  const at = events.findLastIndex((event) => event.event === "tool-used" && event.actor === seat);
  return at < 0 ? [] : events.slice(at);
}

/** The list for the prompt; `since` are the events from the use of the tool on. */
export function stepsOf(question: Question | undefined, since: readonly Event[], alone: boolean): Step[] {
  const tool = toolOf(question);
  const asked = question && ASKED[question.asks];
  if (!tool || !asked) return [];
  const together = asked === "lift" || asked === "set-down";
  const plan: StepKind[] = [...(together ? togetherPlan(tool) : PLANS[tool])];
  const isPaying = asked === "pay";
  const done = isPaying ? [] : doneOf(since);
  const rest = isPaying ? plan : plan.slice(done.filter((step) => step.kind !== "pay").length);
  const now = isPaying ? "pay" : (rest.shift() ?? asked);
  return [...done, step(now, "now"), ...rest.map((kind) => step(kind, "ahead"))].filter(
    (each) => each.kind !== "pay" || each.state === "now" || alone || each.tokens > 0,
  );
}

function togetherPlan(tool: Tool): StepKind[] {
  return PLANS[tool].length > 1 ? ["lift", "lift", "set-down", "set-down"] : ["lift", "set-down"];
}

function step(kind: StepKind, state: Step["state"], more: Partial<Step> = {}): Step {
  return { kind, state, die: null, from: "", to: "", tokens: 0, ...more };
}

function doneOf(since: readonly Event[]): Step[] {
  return since.flatMap((event) => {
    switch (event.event) {
      case "tool-used":
        return [step("pay", "done", { tokens: event.tokens, die: event.die })];
      case "took":
        return [step("take", "done", { die: event.die })];
      case "value-chosen":
        return [step("value", "done", { die: event.die })];
      case "changed":
        return event.how === "turned" ? [step("value", "done", { die: event.new })] : [];
      case "exchanged":
        return [step("exchange", "done", { die: event.taken })];
      case "moved":
        return [step("move", "done", { die: event.die, from: event.source, to: event.target })];
      case "lifted":
        return [step("lift", "done", { die: event.die, from: event.cell })];
      case "set-down":
        return [step("set-down", "done", { die: event.die, from: event.source, to: event.target })];
      default:
        return [];
    }
  });
}
