/** The face of Fresco. */
import "./fresco.css";
import "./words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import { PIECES } from "./named";
import Players from "./PaintersLater.svelte";
import Piece from "./Piece.svelte";
import Printed from "./Printed.svelte";
import Progress from "./Progress.svelte";
import Score from "./ScoreLater.svelte";
import { duration } from "./timing";
import { LEONARDO } from "./who";

const HEADINGS = new Set(["round-began", "planning-began"]);
const SILENT = new Set([
  "placed",
  "apprentices-gathered",
  "paints-handed-in",
  "advanced",
  "booth-emptied",
  "went-to-bed",
]);

export const face: Face = {
  Board,
  Players,
  Progress,
  Score,
  Mini,
  Piece,
  pieces: PIECES,
  rival: LEONARDO,
  Printed,
  rulePictures: () => import("./rulePictures"),
  isHeading: (told) => HEADINGS.has(told.event.event),
  isSilent: (told) => SILENT.has(told.event.event),
  duration,
};
