/** The rows of a bonus: both that always are there, and the objectives that may be claimed; if none may, one for all. */
import type { Actor, Objective, ObjectiveView } from "../../api/types/sixtina";

export interface Bonus {
  action: string;
  /** Null for what is no objective, or for none that is met. */
  objective: Objective | null;
  kind: "refine" | "obtain" | "claim";
  isLegal: boolean;
  /** Cards, materials or points that it brings. */
  brings: number;
}

export interface Outlook {
  can: (action: string) => boolean;
  refinement: number;
  supply: number;
  objectives: readonly ObjectiveView[];
}

/** What the highest free space of an objective pays. */
export function highestFree({ points, claims }: Pick<ObjectiveView, "points" | "claims">): number {
  const free = (claims as readonly (Actor | null)[]).indexOf(null);
  return (points as readonly number[])[free] ?? 0;
}

export function bonusesOf({ can, refinement, supply, objectives }: Outlook): Bonus[] {
  const met = objectives.filter(({ id }) => can(`claim ${id}`));
  const claims: Bonus[] = met.map((objective) => ({
    action: `claim ${objective.id}`,
    objective: objective.id,
    kind: "claim",
    isLegal: true,
    brings: highestFree(objective),
  }));
  const [first] = objectives;
  const none: Bonus[] = first
    ? [{ action: `claim ${first.id}`, objective: null, kind: "claim", isLegal: false, brings: 0 }]
    : [];
  return [
    { action: "refine", objective: null, kind: "refine", isLegal: can("refine"), brings: refinement },
    { action: "obtain", objective: null, kind: "obtain", isLegal: can("obtain"), brings: Math.min(supply, 1) },
    ...(claims.length ? claims : none),
  ];
}
