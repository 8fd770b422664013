import { describe, expect, it } from "vitest";
import type { Legal, Menu } from "../../api/live";
import { offeredIn, withoutPiece } from "./offered";

const legal: Legal[] = [
  { id: 1, name: "buy II 3", action: { do: "buy", booth: "II", place: 3 } },
  { id: 2, name: "barrel", action: { do: "barrel" } },
  { id: 3, name: "pass", action: { do: "pass" } },
];
const menu: Menu = {
  asked: [],
  rows: [
    { label: ["Booth II"], choices: [{ id: 1, name: "buy II 3", label: ["RR"] }] },
    { label: ["Barrel"], choices: [{ id: 2, name: "barrel", label: ["a tile unseen"] }] },
  ],
  finish: { id: 3, name: "pass", label: ["do no more here"] },
  warnings: [],
};

describe("what no piece stands for", () => {
  it("is neither the base game's nor a module's", () => {
    expect(withoutPiece(legal, []).map(({ id }) => id)).toEqual([2, 3]);
    expect(withoutPiece(legal, ["barrel"]).map(({ id }) => id)).toEqual([3]);
  });

  it("gets buttons with the server's words, what ends the question last", () => {
    const buttons = offeredIn(menu, withoutPiece(legal, []));
    expect(buttons.map(({ label }) => label)).toEqual(["Barrel: a tile unseen", "Do no more here"]);
    expect(buttons.map(({ isLast }) => isLast)).toEqual([false, true]);
  });
});
