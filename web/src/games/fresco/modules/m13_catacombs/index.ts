/** Module 13, the catacombs. */
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m13_catacombs.ftl?raw";
import "../boards.css";
import type { Desk } from "../../desk.svelte";
import { STATIONS, type Station } from "../../model";
import { shareOf, type ModuleFace } from "../../module";
import { belongingsOf } from "./belongings";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Goods from "./Goods.svelte";
import HourMark from "./HourMark.svelte";
import Marks from "./Marks.svelte";
import OnArch from "./OnArch.svelte";
import TokenPiece from "./TokenPiece.svelte";
import { mapsOnBench } from "./tokens";

speak(words);

/** Maps are bought in the hostel; treasures are found under the ceiling, wherever the map lay. */
function stationOf({ asked }: Desk): Station {
  return asked?.asks === "treasure-found" ? "cathedral" : "hostel";
}

export const module: ModuleFace = {
  name: "catacombs",
  number: 13,
  Board,
  fact: (desk) => say("fresco-m13-fact", { count: shareOf(desk, "catacombs").open.length }),
  Figure,
  stations: STATIONS,
  words: ["buy-map", "explore", "keep", "sell"],
  asks: { "whether-to-buy-map": ["buy-map"], "where-leonardos-map": ["map"], "treasure-found": ["keep", "sell"] },
  stationOf,
  Marks,
  HourMark,
  Goods,
  goods: belongingsOf,
  tokens: (desk) => mapsOnBench(desk).map(({ token }) => token),
  TokenPiece,
  OnArch,
  toldOfSegment: (desk, segment) =>
    shareOf(desk, "catacombs")
      .open.filter((room) => room.segment === segment)
      .map(({ treasure }) =>
        say("fresco-m13-lies-open", { treasure: desk.play.box.words.treasure?.[treasure]?.text ?? treasure }),
      ),
  moves: movesOf(FLIGHTS),
};
