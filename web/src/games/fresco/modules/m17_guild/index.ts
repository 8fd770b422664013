/** Module 17, the painters guild. */
import { nameOf } from "../../../../api/box";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m17_guild.ftl?raw";
import "../boards.css";
import type { Desk } from "../../desk.svelte";
import { shareOf, type ModuleFace } from "../../module";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";

speak(words);

function fact(desk: Desk): string {
  const { basic, blended } = shareOf(desk, "guild");
  const { box } = desk.play;
  return say("fresco-m17-fact", { basic: nameOf(box, "paint", basic), blended: nameOf(box, "paint", blended) });
}

export const module: ModuleFace = {
  name: "guild",
  number: 17,
  Board,
  fact,
  Figure,
  stations: ["workshop"],
  words: ["guild"],
  moves: movesOf(FLIGHTS),
};
