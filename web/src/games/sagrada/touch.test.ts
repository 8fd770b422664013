import { expect, test } from "vitest";
import { NO_DICE, type View } from "./model";
import { targetsOf } from "./targets";
import { onNiche, onSlot, onSpace } from "./touch";

const legal = (...names: [string, object][]) =>
  targetsOf(names.map(([name, action], id) => ({ id, name, action: action as { do: string } })));

const DRAFT = legal(["place R5 A1", { do: "place", die: "R5", cell: "A1" }]);
const MOVES = legal(
  ["move A1 C2", { do: "move", from: "A1", to: "C2" }],
  ["move B2 A1", { do: "move", from: "B2", to: "A1" }],
);
const turn = { asks: "take-turn", isPlacing: true, targets: DRAFT, dice: NO_DICE, slot: null, cell: null } as const;
const view = { pool: ["R5", "G2"], round: 3, track: [["R1"], ["B2", "B3"], []] } as unknown as View;
const space = { ...turn, die: null, source: null, view };

test("a die is chosen, laid down, or set on the space that was chosen first", () => {
  expect(onSlot(turn, "R5", 0)).toEqual({ slot: 0 });
  expect(onSlot({ ...turn, slot: 0 }, "R5", 0)).toEqual({ slot: null });
  expect(onSlot({ ...turn, cell: "A1" }, "R5", 0)).toEqual({ action: "place R5 A1", isLegal: true });
  expect(onSlot({ ...turn, cell: "A1" }, "G2", 1)).toEqual({ action: "place G2 A1", isLegal: false });
});

test("a tool takes a die, or is paid with it; another one is asked about", () => {
  const targets = legal(["pay R5", { do: "pay", die: "R5" }]);
  expect(onSlot({ ...turn, asks: "pay-for-tool", targets }, "R5", 0)).toEqual({ action: "pay R5", isLegal: true });
  expect(onSlot({ ...turn, asks: "pay-for-tool", targets }, "G2", 1)).toEqual({ action: "pay G2", isLegal: false });
  expect(onSlot({ ...turn, asks: "take-die", targets }, "G2", 1)).toEqual({ action: "take G2", isLegal: false });
});

test("a space takes the chosen die, or waits for one", () => {
  expect(onSpace({ ...space, die: "R5" }, "A1")).toEqual({ action: "place R5 A1", isLegal: true });
  expect(onSpace({ ...space, die: "R5" }, "B2")).toEqual({ action: "place R5 B2", isLegal: false });
  expect(onSpace(space, "A1")).toEqual({ cell: "A1" });
  expect(onSpace({ ...space, cell: "A1" }, "A1")).toEqual({ cell: null });
});

test("a die of the window is picked up, set down elsewhere, or changed for another", () => {
  const moving = { ...space, asks: "move-die", isPlacing: false, targets: MOVES } as const;
  expect(onSpace(moving, "A1")).toEqual({ cell: "A1" });
  expect(onSpace({ ...moving, source: "A1" }, "C2")).toEqual({ action: "move A1 C2", isLegal: true });
  expect(onSpace({ ...moving, source: "A1" }, "C3")).toEqual({ action: "move A1 C3", isLegal: false });
  expect(onSpace({ ...moving, source: "A1" }, "B2")).toEqual({ cell: "B2" });
  expect(onSpace({ ...moving, source: "A1" }, "A1")).toEqual({ cell: null });
  expect(onSpace({ ...moving, source: "B2" }, "A1")).toEqual({ action: "move B2 A1", isLegal: true });
});

test("a niche opens, and gives its only die where one is asked for", () => {
  const track = { asks: null, targets: legal(), view, pile: null };
  expect(onNiche(track, 1)).toEqual({ pile: 1 });
  expect(onNiche({ ...track, pile: 1 }, 1)).toEqual({ pile: null });
  expect(onNiche(track, 3)).toEqual({ pile: 3 });
  expect(onNiche(track, 4)).toEqual({ pile: null });
  const targets = legal(["exchange 1 R1", { do: "exchange", round: 1, die: "R1" }]);
  const asked = { ...track, asks: "exchange-die", targets } as const;
  expect(onNiche(asked, 1)).toEqual({ action: "exchange 1 R1", isLegal: true });
  expect(onNiche(asked, 2)).toEqual({ pile: 2 });
});
