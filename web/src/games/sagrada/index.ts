/** The face of Sagrada. */
import type { Face } from "../face";
import type { Event } from "./model";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import { duration } from "./motion";
import Piece, { PIECES } from "./Piece.svelte";
import Printed from "./Printed.svelte";
import Progress from "./Progress.svelte";
import Score from "./Score.svelte";

const HEADINGS = new Set<Event["event"]>(["cards-laid", "round-began"]);

export const face: Face = {
  Board,
  Progress,
  Score,
  Mini,
  Piece,
  pieces: PIECES,
  Printed,
  rulePictures: () => import("./rulePictures"),
  isHeading: (told) => HEADINGS.has(told.event.event as Event["event"]),
  isSilent: (told) => told.event.event === "value-chosen",
  duration,
};
