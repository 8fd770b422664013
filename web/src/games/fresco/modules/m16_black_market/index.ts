/** Module 16, the black market. */
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m16_black_market.ftl?raw";
import "../boards.css";
import type { ModuleFace } from "../../module";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Stall from "./Stall.svelte";

speak(words);

export const module: ModuleFace = {
  name: "black_market",
  number: 16,
  Board,
  fact: ({ view }) => say("fresco-m16-fact", { count: view.bag.length }),
  Figure,
  stations: ["market"],
  words: ["barrel"],
  Stall,
  moves: movesOf(FLIGHTS),
};
