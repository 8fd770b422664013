/** Module 6: glass from the glazery, and windows for the cathedral. */
import "../boards.css";
import { nameOf } from "../../../../api/box";
import { listed, say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m06_glaziers.ftl?raw";
import { shareOf, type ModuleFace } from "../../module";
import { stationOfTile } from "../called";
import AltarMark from "./AltarMark.svelte";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";
import Marks from "./Marks.svelte";
import OnArch from "./OnArch.svelte";
import SlipRow from "./SlipRow.svelte";
import { tileOf } from "./tile";
import TokenPiece from "./TokenPiece.svelte";
import Visitor from "./Visitor.svelte";

speak(words);

export const module: ModuleFace = {
  name: "glaziers",
  number: 6,
  Board,
  fact: (desk) => say("fresco-m06-fact", { count: shareOf(desk, "glaziers").glass[desk.seat]?.length ?? 0 }),
  Figure,
  stations: ["cathedral"],
  words: ["glass", "window", "glaze"],
  asks: { "visit-glazery": [], "which-window": [], "which-glass": [] },
  stationOf: (desk) => {
    if (desk.asked?.asks !== "visit-glazery") return "cathedral";
    return stationOfTile(desk, shareOf(desk, "glaziers").spots, desk.asked.seat);
  },
  Marks,
  cornice: 40,
  AltarMark,
  Visitor,
  Goods,
  goods: (desk, actor) => {
    const panes = shareOf(desk, "glaziers").glass[Number(actor)] ?? [];
    if (!panes.length) return [];
    const colours = listed(panes.map((pane) => nameOf(desk.play.box, "glass", pane)));
    return [
      actor === desk.seat ? say("fresco-m06-panes-of", { colours }) : say("fresco-m06-panes", { count: panes.length }),
    ];
  },
  SlipRow,
  laysOnSlip: ["window", "glaze"],
  tokens: (desk) => [tileOf(desk)],
  TokenPiece,
  OnArch,
  toldOfSegment: (desk, segment) => {
    const wall = shareOf(desk, "glaziers").walls.find((each) => each.segment === segment);
    if (!wall) return [];
    return [say(wall.window ? "fresco-m06-beside-new" : "fresco-m06-beside-old")];
  },
  moves: ({ event }, root, delay) => {
    if (event.event !== "window-replaced") return [];
    const panes = root.querySelectorAll(`[data-window="${event.segment}"] use`);
    return [...panes].map((pane, place) =>
      pane.animate([{ opacity: 0 }, { opacity: 1 }], { delay: delay + place * 120, duration: 240, fill: "backwards" }),
    );
  },
};
