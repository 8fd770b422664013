/** Module 10, the medico. */
import { nameOf } from "../../../../api/box";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m10_medico.ftl?raw";
import "../boards.css";
import type { Desk } from "../../desk.svelte";
import type { Actor, Station } from "../../model";
import { shareOf, type ModuleFace } from "../../module";
import { textOf } from "../asked";
import { movesOf } from "../flights";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { FLIGHTS } from "./flights";
import Goods from "./Goods.svelte";
import { illOf, infectedNow } from "./illness";
import OnArch from "./OnArch.svelte";
import SlipRow from "./SlipRow.svelte";
import StationMark from "./StationMark.svelte";
import { tokensOf } from "./tokens";
import TokenPiece from "./TokenPiece.svelte";
import Visitor from "./Visitor.svelte";

speak(words);

/** Bottles are bought at the market; one falls ill where one was; the evening is at the hostel. */
function stationOf({ asked }: Desk): Station {
  if (asked?.asks === "which-bottle") return "market";
  return asked?.asks === "who-falls-ill" ? asked.location : "hostel";
}

function fact(desk: Desk): string {
  const share = shareOf(desk, "medico");
  const infected = infectedNow(desk, share);
  if (!infected) return say("fresco-m10-fact-down", { count: share.infections.length });
  return say("fresco-m10-fact", { location: nameOf(desk.play.box, "location", infected) });
}

function goods(desk: Desk, actor: Actor): readonly string[] {
  if (actor === "leonardo") return [];
  const share = shareOf(desk, "medico");
  const count = illOf(share, actor);
  const { box } = desk.play;
  const bottles = (share.bottles[actor] ?? []).map((bottle) =>
    say("fresco-m10-has-bottle", { bottle: nameOf(box, "bottle", bottle), text: textOf(box, "bottle", bottle) }),
  );
  return [...(count ? [say("fresco-m10-ill", { count })] : []), ...bottles];
}

export const module: ModuleFace = {
  name: "medico",
  number: 10,
  Board,
  fact,
  Figure,
  stations: ["hostel", "market", "cathedral", "studio", "workshop"],
  words: ["set-aside", "bottle", "ill-next", "saint", "infect", "drink"],
  asks: {
    "whom-to-set-aside": ["set-aside"],
    "who-falls-ill": ["infect"],
    "which-bottle": ["bottle"],
    "whether-to-drink": ["drink"],
  },
  stationOf,
  StationMark,
  Visitor,
  Goods,
  goods,
  SlipRow,
  tokens: tokensOf,
  TokenPiece,
  OnArch,
  moves: movesOf(FLIGHTS),
};
