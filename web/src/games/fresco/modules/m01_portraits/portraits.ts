/** What is printed on portraits, and whom they show. */
import type { Box } from "../../../../api/box";
import type { Paint, Portrait } from "../../../../api/types/fresco";
import { printedIn } from "../printed";
import sprite from "./portraits.svg?url";

export interface PrintedPortrait {
  id: Portrait;
  lasting: string;
  thalers: number;
  points: number;
  mood: number;
  paints: readonly Paint[];
  choice: number;
}

export const portraitsIn = (box: Box): ReadonlyMap<string, PrintedPortrait> => printedIn(box, "portraits");

const SITTERS: Readonly<Record<string, readonly Portrait[]>> = {
  servant: ["P01"],
  actor: ["P02"],
  abbot: ["P03"],
  sexton: ["P04"],
  merchant: ["P05"],
  girl: ["P06", "P11"],
  peer: ["P07", "P08", "P09"],
  muse: ["P10"],
  "self-portrait": ["P12"],
  patron: ["P13"],
  bishop: ["P14", "P15"],
};
/** All others are pictures of the Virgin Mary. */
const MARY = "mary";

/** Who sat for a portrait, as its drawing is named. */
export const sitterOf = (portrait: Portrait): string =>
  Object.entries(SITTERS).find(([, portraits]) => portraits.includes(portrait))?.[0] ?? MARY;

export const bustOf = (portrait: Portrait): string => `${sprite}#${sitterOf(portrait)}`;
