/** The plain table: for any game without a board of its own. It is made from the view, the question and the menu. */
import type { Face } from "../face";
import { speak } from "../../words";
import words from "../../words/en/plain.ftl?raw";
import Board from "./Board.svelte";
import Progress from "./Progress.svelte";
import Score from "./Score.svelte";

speak(words);

const HEADINGS = /-(began|begins|opened)$/;

export const face: Face = {
  Board,
  Progress,
  Score,
  Mini: null,
  Piece: null,
  pieces: [],
  Printed: null,
  isHeading: (told) => HEADINGS.test(told.event.event),
  duration: () => 0,
};
