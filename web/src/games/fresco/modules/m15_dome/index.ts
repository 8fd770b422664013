/** Module 15, the dome. */
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m15_dome.ftl?raw";
import "../boards.css";
import { SEGMENTS } from "../../ceiling";
import type { Desk } from "../../desk.svelte";
import type { Actor, Segment } from "../../model";
import { shareOf, type ModuleFace } from "../../module";
import { numberOf } from "../../painters";
import { paintsCalled } from "../called";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import { coveredIn, domeOf } from "./domes";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Goods from "./Goods.svelte";
import Marks from "./Marks.svelte";

speak(words);

function goods(desk: Desk, actor: Actor): readonly string[] {
  const tiles = shareOf(desk, "dome").owned[numberOf(desk.view, actor)] ?? [];
  return tiles.flatMap((tile) => {
    const printed = domeOf(desk.play.box, tile);
    return printed
      ? [say("fresco-m15-tile", { paints: paintsCalled(desk, printed.paints), points: printed.points })]
      : [];
  });
}

function toldOfSegment(desk: Desk, segment: Segment): readonly string[] {
  return coveredIn(desk.view).includes(SEGMENTS.indexOf(segment)) ? [say("fresco-m15-under")] : [];
}

export const module: ModuleFace = {
  name: "dome",
  number: 15,
  Board,
  fact: (desk) => say("fresco-m15-fact", { count: shareOf(desk, "dome").down.length }),
  Figure,
  stations: ["cathedral"],
  words: ["finish"],
  asks: { "finish-dome-tile": ["finish"] },
  stationOf: () => "cathedral",
  Marks,
  Goods,
  goods,
  toldOfSegment,
  moves: movesOf(FLIGHTS),
};
