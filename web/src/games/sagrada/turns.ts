/** The turns of a round in order: forwards, then backwards; which are over, which is now. */
import type { View } from "./model";

export interface TurnShown {
  seat: number;
  second: boolean;
  state: "done" | "now" | "ahead";
}

export function turnsOf({ seats, first, turns }: Pick<View, "seats" | "first" | "turns">): TurnShown[] {
  if (first === null) return [];
  const order = Array.from({ length: seats }, (_, at) => (first + at) % seats);
  const all = [
    ...order.map((seat) => ({ seat, second: false })),
    ...order.toReversed().map((seat) => ({ seat, second: true })),
  ];
  const is = (one: { seat: number; second: boolean }, other: { seat: number; second: boolean } | undefined) =>
    one.seat === other?.seat && one.second === other.second;
  return all.map((turn) => {
    const isLeft = turns.some((left) => is(turn, left));
    return { ...turn, state: is(turn, turns[0]) ? "now" : isLeft ? "ahead" : "done" };
  });
}
