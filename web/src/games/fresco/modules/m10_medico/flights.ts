/** What flies for the medico: bottles that are bought, and black pawns. */
import type { PieceName } from "../../pieces";
import { boardOf, painterOf, type Flights } from "../flights";

const bottle = (id: unknown) => `bottle-${String(id)}` as PieceName;

export const FLIGHTS: Flights = {
  "infection-revealed": (event) =>
    event.location
      ? [{ piece: "infection", from: boardOf("medico"), to: `[data-station="${event.location as string}"]` }]
      : [],
  "bottle-bought": (event) => [{ piece: bottle(event.bottle), from: boardOf("medico"), to: painterOf(event) }],
  "bottle-drunk": (event) => [{ piece: bottle(event.bottle), from: painterOf(event), to: boardOf("medico") }],
  "fell-ill": (event) => [
    { piece: "pawn-ill", from: `[data-station="${event.location as string}"]`, to: painterOf(event) },
  ],
};
