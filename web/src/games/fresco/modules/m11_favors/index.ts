/** Module 11, the bishop's favors. */
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m11_favors.ftl?raw";
import "../boards.css";
import { shareOf, type ModuleFace } from "../../module";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import { lyingOf } from "./favors";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Marks from "./Marks.svelte";
import { showsFavor } from "./shown";

speak(words);

export const module: ModuleFace = {
  name: "favors",
  number: 11,
  Board,
  fact: (desk) => say("fresco-m11-fact", { count: lyingOf(shareOf(desk, "favors")) }),
  Figure,
  stations: ["cathedral"],
  words: [],
  Marks,
  toldOfSegment: (desk, segment) => (showsFavor(desk, segment) ? [say("fresco-m11-here")] : []),
  moves: movesOf(FLIGHTS),
};
