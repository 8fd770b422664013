import { describe, expect, it } from "vitest";
import type { Desk } from "../../desk.svelte";
import { priceOf } from "./price";

const bed = (name: string, price: number) => ({ chapter: "hostel", name, facts: { mood: 0, price } });
const desk = (hour: string | null) =>
  ({
    seat: 0,
    view: { hours: [hour], seats: 4 },
    play: { box: { components: [bed("5:00", 4), bed("9:00", 1)], words: {} } },
  }) as unknown as Desk;

describe("the price of a barrel", () => {
  it("is that of one's wake-up time, and nothing in bed", () => {
    expect(priceOf(desk("5:00"))).toBe(4);
    expect(priceOf(desk("9:00"))).toBe(1);
    expect(priceOf(desk(null))).toBeNull();
  });
});
