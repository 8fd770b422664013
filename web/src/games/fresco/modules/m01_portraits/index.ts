/** Module 1: portraits in the studio bring money, paints and lasting help. */
import "../boards.css";
import { nameOf } from "../../../../api/box";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m01_portraits.ftl?raw";
import { shareOf, type ModuleFace } from "../../module";
import { textOf } from "../asked";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";

speak(words);

export const module: ModuleFace = {
  name: "portraits",
  number: 1,
  Board,
  fact: (desk) => say("fresco-m01-fact", { count: shareOf(desk, "portraits").deck.length }),
  Figure,
  stations: ["studio"],
  words: ["portrait"],
  asks: { "leonardos-portrait": [] },
  stationOf: () => "studio",
  Goods,
  goods: (desk, actor) =>
    (shareOf(desk, "portraits").owned[Number(actor)] ?? []).map((portrait) =>
      say("fresco-m01-portrait", {
        name: nameOf(desk.play.box, "portrait", portrait),
        text: textOf(desk.play.box, "portrait", portrait),
      }),
    ),
};
