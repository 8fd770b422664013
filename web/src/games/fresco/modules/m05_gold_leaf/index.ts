/** Module 5: gold leaf from the market, for the paint that the bishop asks for this round. */
import "../boards.css";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m05_gold_leaf.ftl?raw";
import { shareOf, type ModuleFace } from "../../module";
import { flies, placeOf } from "../moves";
import { refined } from "./refined";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";
import Marks from "./Marks.svelte";
import SlipRow from "./SlipRow.svelte";
import StallMark from "./StallMark.svelte";

speak(words);

export const module: ModuleFace = {
  name: "gold_leaf",
  number: 5,
  Board,
  fact: (desk) => say("fresco-m05-fact", { count: shareOf(desk, "gold_leaf").leaves[desk.seat] ?? 0 }),
  Figure,
  stations: ["market", "cathedral"],
  words: ["gild"],
  asks: { "gild-segment": [] },
  stationOf: () => "cathedral",
  Marks,
  StallMark,
  Goods,
  goods: (desk, actor) => {
    const count = shareOf(desk, "gold_leaf").leaves[Number(actor)] ?? 0;
    return count ? [say("fresco-m05-leaves", { count })] : [];
  },
  SlipRow,
  laysOnSlip: ["gild"],
  toldOfSegment: (desk, segment) =>
    refined(desk).some((mark) => mark.segment === segment) ? [say("fresco-m05-may-gild")] : [],
  moves: (told, _, delay) => {
    const { event } = told;
    return event.event === "leaves-taken" ? flies("leaf", `[data-booth="${event.booth}"]`, placeOf(told), delay) : [];
  },
};
