/** Module 7: scrolls that mark a line of the fresco. */
import "../boards.css";
import { nameOf } from "../../../../api/box";
import { listed, say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m07_scrolls.ftl?raw";
import type { ModuleFace } from "../../module";
import { flies, placeOf } from "../moves";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";
import { leftTo, seenBy } from "./hand";
import { isIn } from "./lines";
import Marks from "./Marks.svelte";
import SlipRow from "./SlipRow.svelte";

speak(words);

export const module: ModuleFace = {
  name: "scrolls",
  number: 7,
  Board,
  fact: (desk) => {
    const seen = seenBy(desk, desk.seat).map((scroll) => nameOf(desk.play.box, "scroll", scroll));
    return seen.length ? say("fresco-m07-yours", { lines: listed(seen) }) : say("fresco-m07-none");
  },
  Figure,
  stations: ["cathedral"],
  words: ["scroll"],
  asks: { "which-scroll": [] },
  stationOf: () => "cathedral",
  Marks,
  Goods,
  goods: (desk, actor) => {
    const left = leftTo(desk, Number(actor)).length;
    if (!left) return [];
    const seen = seenBy(desk, Number(actor)).map((scroll) => nameOf(desk.play.box, "scroll", scroll));
    return [seen.length ? say("fresco-m07-seen", { lines: listed(seen) }) : say("fresco-m07-scrolls", { count: left })];
  },
  SlipRow,
  laysOnSlip: ["scroll"],
  toldOfSegment: (desk, segment) =>
    seenBy(desk, desk.seat)
      .filter((scroll) => isIn(scroll, segment))
      .map((scroll) => say("fresco-m07-in-line", { line: nameOf(desk.play.box, "scroll", scroll) })),
  moves: (told, _, delay) =>
    told.event.event === "scroll-played" ? flies("scroll", placeOf(told), "[data-ceiling]", delay) : [],
};
