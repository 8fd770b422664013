/** The face of Classic Art. */
import "./classic_art.css";
import "./words";
import type { Face } from "../face";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import Piece from "./Piece.svelte";
import Printed from "./PrintedLater.svelte";
import Progress from "./Progress.svelte";
import Score from "./ScoreLater.svelte";
import { timed } from "./timing";

const HEADINGS = new Set(["season-began", "last-turn-began"]);
const SILENT = new Set(["turn-began", "hand-dealt", "season-closed"]);

export const face: Face = {
  Board,
  Aside,
  Progress,
  Score,
  Mini,
  Piece,
  pieces: ["card", "category", "space"],
  Printed,
  rulePictures: () => import("./rulePictures"),
  isHeading: (told) => HEADINGS.has(told.event.event),
  isSilent: (told) => SILENT.has(told.event.event),
  duration: (news) => timed(news).total,
};
