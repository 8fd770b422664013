/** What a sum is against the value that is asked for: the sign stands everywhere. */
import type { Restoration } from "../../api/types/sixtina";

export const KINDS = ["correct", "excellent", "prudent"] as const satisfies readonly Restoration[];

const SIGNS: Record<Restoration, string> = { correct: ">", excellent: "=", prudent: "<" };

export const signOf = (kind: Restoration | string): string => SIGNS[kind as Restoration] ?? "";

/** "5 = 5". */
export const comparison = (total: number, kind: Restoration | string, value: number): string =>
  `${total} ${signOf(kind)} ${value}`;
