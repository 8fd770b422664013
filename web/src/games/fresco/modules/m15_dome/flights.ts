/** What flies for the dome: tiles from under the ceiling, and in the end the paints that finish them. */
import type { Paint } from "../../model";
import { boardOf, painterOf, segmentOf, type Flights } from "../flights";

export const FLIGHTS: Flights = {
  "dome-tile-taken": (event) => [{ piece: "dome", from: segmentOf(event), to: painterOf(event) }],
  "dome-tile-finished": (event) =>
    (event.paints as Paint[]).map((paint) => ({
      piece: `paint-${paint}`,
      from: painterOf(event),
      to: boardOf("dome"),
    })),
};
