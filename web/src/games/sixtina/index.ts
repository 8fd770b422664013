/** The face of 1980 Sixtina. */
import "./sixtina.css";
import "./words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Mini from "./MiniLater.svelte";
import Piece, { PIECES } from "./Piece.svelte";
import Players from "./PlayersLater.svelte";
import Printed from "./PrintedLater.svelte";
import Progress from "./Progress.svelte";
import Score from "./ScoreLater.svelte";
import { colourOf, GIANLUIGI } from "./restorers";
import { timed } from "./timing";

const SILENT = new Set(["turn-began"]);

export const face: Face = {
  Board,
  Players,
  Progress,
  Score,
  Mini,
  Piece,
  pieces: PIECES,
  rival: colourOf(GIANLUIGI),
  Printed,
  rulePictures: () => import("./rulePictures"),
  isHeading: (told) => told.event.event === "fresco-completed",
  isSilent: (told) => SILENT.has(told.event.event),
  duration: (news) => timed(news).total,
};
