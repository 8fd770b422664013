/** Module 9, the wall fresco. */
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m09_wall_fresco.ftl?raw";
import "../boards.css";
import type { Desk } from "../../desk.svelte";
import type { Actor, Station } from "../../model";
import { shareOf, type ModuleFace } from "../../module";
import { paintsCalled, stationOfTile } from "../called";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Goods from "./Goods.svelte";
import OnArch from "./OnArch.svelte";
import { tileOf } from "./tile";
import Visitor from "./Visitor.svelte";
import { incomeOf } from "./wall";

speak(words);

function stationOf(desk: Desk): Station | null {
  const { asked } = desk;
  if (asked?.asks !== "which-wall-segment") return "workshop";
  return stationOfTile(desk, shareOf(desk, "wall_fresco").spots, asked.seat);
}

function goods(desk: Desk, actor: Actor): readonly string[] {
  const share = shareOf(desk, "wall_fresco");
  if (actor === "leonardo") return [];
  const income = incomeOf(desk.play.box, share.owned[actor] ?? [], share.exchanged[actor] ?? []);
  return income.length ? [say("fresco-m09-income", { paints: paintsCalled(desk, income) })] : [];
}

export const module: ModuleFace = {
  name: "wall_fresco",
  number: 9,
  Board,
  fact: (desk) => say("fresco-m09-fact", { left: shareOf(desk, "wall_fresco").wall.filter(Boolean).length }),
  Figure,
  stations: ["workshop"],
  words: ["wall", "exchange", "trade"],
  asks: { "which-wall-segment": [], "which-wall-tile": ["trade"] },
  stationOf,
  Visitor,
  Goods,
  goods,
  tokens: (desk) => [tileOf(desk)],
  OnArch,
  moves: movesOf(FLIGHTS),
};
