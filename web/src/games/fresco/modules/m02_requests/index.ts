/** Module 2: requests of the bishop turn three restored tiles into points and an income of paint. */
import "../boards.css";
import { nameOf } from "../../../../api/box";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m02_requests.ftl?raw";
import { shareOf, type ModuleFace } from "../../module";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";

speak(words);

export const module: ModuleFace = {
  name: "requests",
  number: 2,
  Board,
  fact: (desk) => {
    const left = shareOf(desk, "requests").stacks.reduce((sum, { points }) => sum + points.length, 0);
    return say("fresco-m02-fact", { count: left });
  },
  Figure,
  stations: ["workshop"],
  words: ["request", "pile"],
  asks: { "tile-for-request": [], "leonardos-request": [] },
  stationOf: () => "workshop",
  Goods,
  goods: (desk, actor) =>
    (shareOf(desk, "requests").fulfilled[Number(actor)] ?? []).map((request) =>
      say("fresco-m02-fulfilled", { name: nameOf(desk.play.box, "request", request) }),
    ),
};
