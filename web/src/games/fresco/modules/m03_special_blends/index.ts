/** Module 3: pink and brown paints, and tiles that take them. It acts in the workshop and at the altar. */
import "../boards.css";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m03_special_blends.ftl?raw";
import type { ModuleFace } from "../../module";
import Board from "./Board.svelte";

speak(words);

export const module: ModuleFace = {
  name: "special_blends",
  number: 3,
  Board,
  fact: () => say("fresco-m03-fact"),
  stations: ["workshop"],
  words: [],
  paints: ["pink", "brown"],
};
