/** The face of Fresco. */
import "./fresco.css";
import "./words";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Players from "./Painters.svelte";
import Progress from "../plain/Progress.svelte";
import Score from "../plain/Score.svelte";

const HEADINGS = new Set(["round-began"]);

export const face: Face = {
  Board,
  Players,
  Progress,
  Score,
  Mini: null,
  Piece: null,
  pieces: [],
  Printed: null,
  isHeading: (told) => HEADINGS.has(told.event.event),
  duration: () => 0,
};
