/** The pieces that are drawn, as their sprite names them: a kind, and what the server calls one of it. */
import modules from "../../art/modules.svg?url";
import sprite from "./pieces.svg?url";
import type { Paint } from "./model";
import type { Who } from "./who";

type Colour = "yellow" | "blue" | "red" | "green";
type Covering = "glazery" | "audience" | "wall-fresco" | "medico" | "pews";
type Location = "market" | "cathedral" | "studio" | "workshop" | "theater";

/** The name of a symbol. A module's object is "m1" to "m17". */
export type PieceName =
  | `${"paint" | "hollow" | "disc" | "seal"}-${Paint}`
  | `glass-${Colour | "hidden"}`
  | `pane-${Colour}`
  | `${"seat" | "pawn" | "niche"}-${Who}`
  | `pawn-${"neutral" | "ill"}`
  | `dame-${"pink" | "purple"}`
  | `place-${"hostel" | Location | "cathedral-again" | Covering}`
  | `bottle-${"elixir-1" | "elixir-2" | "elixir-3" | "juice"}`
  | `treasure-${"statue" | "chalice" | "script"}`
  | `reservation-${"day" | "night"}`
  | `icon-${"shelf" | "pin" | "chevron" | "lock" | "check"}`
  | ("bishop" | "leonardo" | "thaler" | "penny" | "leaf" | "beam" | "bell" | "points" | "mood" | "treasure" | "pew")
  | (
      | "scroll"
      | "certificate"
      | "favor"
      | "dome"
      | "barrel"
      | "map"
      | "request"
      | "infection"
      | "exchange"
      | "wish-card"
    )
  | `m${number}`;

/** Where a piece is drawn, to be used. */
export const addressOf = (piece: string): string => `${/^m\d+$/.test(piece) ? modules : sprite}#${piece}`;

/** How much higher than wide a piece is. */
export function heightOf(piece: string): number {
  if (/^(bishop|leonardo)$/.test(piece)) return 1.35;
  if (/^(pawn|niche|dame)-/.test(piece)) return 1.2;
  return piece.startsWith("seat-") ? 1.1 : 1;
}
