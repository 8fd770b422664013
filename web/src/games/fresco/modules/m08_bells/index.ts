/** Module 8: certificates for new bells, bought in audiences. */
import "../boards.css";
import { say, speak } from "../../../../words";
import words from "../../../../words/en/fresco_m08_bells.ftl?raw";
import { shareOf, type ModuleFace } from "../../module";
import { stationOfTile } from "../called";
import { flies, placeOf } from "../moves";
import Board from "./Board.svelte";
import { bellsOn, certificatesIn } from "./certificates";
import Figure from "./Figure.svelte";
import Goods from "./Goods.svelte";
import OnArch from "./OnArch.svelte";
import { audienceOf } from "./tile";
import TokenPiece from "./TokenPiece.svelte";
import Visitor from "./Visitor.svelte";

speak(words);

export const module: ModuleFace = {
  name: "bells",
  number: 8,
  Board,
  fact: (desk) => {
    const paid = shareOf(desk, "bells").paid[desk.seat] ?? [];
    return say("fresco-m08-fact", { count: paid.length, bells: bellsOn(certificatesIn(desk.play.box), paid) });
  },
  Figure,
  stations: [],
  words: ["certificate", "deposit", "fill"],
  asks: { "which-certificate": [], "pay-certificates": [], "which-to-fill": [] },
  stationOf: (desk) => {
    const { asked } = desk;
    return asked?.asks === "which-certificate" ? stationOfTile(desk, shareOf(desk, "bells").spots, asked.seat) : null;
  },
  Visitor,
  Goods,
  goods: (desk, actor) => {
    const share = shareOf(desk, "bells");
    const [paid, unpaid] = [share.paid[Number(actor)] ?? [], share.unpaid[Number(actor)] ?? []];
    const bells = bellsOn(certificatesIn(desk.play.box), paid);
    return [
      ...(paid.length
        ? [
            actor === desk.seat
              ? say("fresco-m08-paid", { count: paid.length, bells })
              : say("fresco-m08-certificates", { count: paid.length }),
          ]
        : []),
      ...(unpaid.length ? [say("fresco-m08-unpaid", { count: unpaid.length })] : []),
    ];
  },
  tokens: (desk) => (shareOf(desk, "bells").display.some((certificate) => certificate) ? [audienceOf(desk)] : []),
  TokenPiece,
  OnArch,
  moves: (told, _, delay) =>
    told.event.event === "certificate-bought"
      ? flies("certificate", '[data-module="bells"]', placeOf(told), delay)
      : [],
};
