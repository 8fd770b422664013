/** Module 14, the pews. */
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m14_pews.ftl?raw";
import "../boards.css";
import { shareOf, type ModuleFace } from "../../module";
import { numberOf } from "../../painters";
import { stationOfTile } from "../called";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Goods from "./Goods.svelte";
import OnArch from "./OnArch.svelte";
import StallMark from "./StallMark.svelte";
import { tileOf } from "./tile";
import Visitor from "./Visitor.svelte";

speak(words);

export const module: ModuleFace = {
  name: "pews",
  number: 14,
  Board,
  fact: (desk) => say("fresco-m14-fact", { beams: shareOf(desk, "pews").beams[desk.seat] ?? 0 }),
  Figure,
  stations: ["market"],
  words: ["pew"],
  asks: { "which-pew": ["pew"] },
  stationOf: (desk) => stationOfTile(desk, shareOf(desk, "pews").spots, desk.asked?.seat ?? 0),
  StallMark,
  Visitor,
  Goods,
  goods: (desk, actor) => {
    const beams = shareOf(desk, "pews").beams[numberOf(desk.view, actor)] ?? 0;
    return beams ? [say("fresco-m14-beams", { beams })] : [];
  },
  tokens: (desk) => [tileOf(desk)],
  OnArch,
  moves: movesOf(FLIGHTS),
};
