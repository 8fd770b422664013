/** Module 4: lucky pennies are thrown into a well at the market, and wish cards come out. */
import "../boards.css";
import { nameOf } from "../../../../api/box";
import { listed, say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m04_wishing_well.ftl?raw";
import type { Asks, Station } from "../../model";
import { shareOf, type ModuleFace } from "../../module";
import { flies, placeOf } from "../moves";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";
import OnArch from "./OnArch.svelte";
import { penniesOf } from "./pennies";
import SlipRow from "./SlipRow.svelte";
import TokenPiece from "./TokenPiece.svelte";

speak(words);

const STATIONS: Partial<Record<Asks, Station>> = {
  "throw-penny": "market",
  "use-praise": "cathedral",
  "use-busker": "hostel",
};

export const module: ModuleFace = {
  name: "wishing_well",
  number: 4,
  Board,
  fact: (desk) => say("fresco-m04-fact", { count: shareOf(desk, "wishing_well").deck }),
  Figure,
  stations: ["market"],
  words: ["throw", "wish"],
  asks: { "throw-penny": [], "use-praise": [], "use-busker": [] },
  stationOf: (desk) => (desk.asked ? (STATIONS[desk.asked.asks] ?? null) : null),
  Goods,
  goods: (desk, actor) => {
    const share = shareOf(desk, "wishing_well");
    const [pennies, hand] = [share.pennies[Number(actor)] ?? 0, share.hands[Number(actor)]];
    const cards = hand?.cards?.map((card) => nameOf(desk.play.box, "wish-card", card)) ?? [];
    return [
      ...(pennies ? [say("fresco-m04-pennies-of", { count: pennies })] : []),
      ...(cards.length ? [say("fresco-m04-wishes", { cards: listed(cards) })] : []),
      ...(!cards.length && hand?.count ? [say("fresco-m04-cards-of", { count: hand.count })] : []),
    ];
  },
  SlipRow,
  laysOnSlip: ["wish"],
  tokens: penniesOf,
  TokenPiece,
  OnArch,
  moves: (told, _, delay) =>
    told.event.event === "penny-thrown" ? flies("penny", placeOf(told), '[data-module="wishing_well"]', delay) : [],
};
