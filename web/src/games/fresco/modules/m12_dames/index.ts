/** Module 12, the dames. */
import { nameOf } from "../../../../api/box";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m12_dames.ftl?raw";
import "../boards.css";
import type { Desk } from "../../desk.svelte";
import { shareOf, type ModuleFace } from "../../module";
import type { Aim } from "../../targets";
import { numberOf } from "../../painters";
import { calledOf } from "../called";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Goods from "./Goods.svelte";
import Marks from "./Marks.svelte";
import OnArch from "./OnArch.svelte";
import StallMark from "./StallMark.svelte";
import { damesOf } from "./tokens";
import TokenPiece from "./TokenPiece.svelte";
import Visitor from "./Visitor.svelte";

speak(words);

/** What a dame aims at, by where she is. */
const DEEDS: Record<string, Aim> = { market: ["switch"], cathedral: ["reserve"], "cathedral-again": ["bishop"] };

function deedsOf({ question }: Desk): Aim {
  return question?.asks === "what-dame-does" ? (DEEDS[question.place] ?? []) : [];
}

export const module: ModuleFace = {
  name: "dames",
  number: 12,
  Board,
  fact: (desk) => say("fresco-m12-fact", { waiting: shareOf(desk, "dames").waiting.length }),
  Figure,
  stations: ["market", "cathedral", "studio", "workshop", "theater"],
  words: ["switch", "reserve", "barter", "cheer-up"],
  asks: { "what-dame-does": deedsOf, "switch-with": ["switch"] },
  stationOf: ({ asked }) => (asked?.asks === "switch-with" ? "market" : null),
  Marks,
  StallMark,
  Visitor,
  Goods,
  goods: (desk, actor) => {
    const dames = shareOf(desk, "dames").married[numberOf(desk.view, actor)] ?? [];
    return dames.map((dame) => nameOf(desk.play.box, "dame", dame));
  },
  tokens: (desk) => damesOf(desk).map(({ token }) => token),
  TokenPiece,
  OnArch,
  toldOfSegment: (desk, segment) => {
    const seat = shareOf(desk, "dames").reserved.findIndex((tile) => tile?.segment === segment);
    return seat < 0 ? [] : [say("fresco-m12-reserved-for", { owner: calledOf(desk, seat) })];
  },
  moves: movesOf(FLIGHTS),
};
