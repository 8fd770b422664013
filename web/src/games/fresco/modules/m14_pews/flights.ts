/** What flies for pews: beams from the market, and pews. */
import { boardOf, painterOf, type Flights } from "../flights";

export const FLIGHTS: Flights = {
  "beams-taken": (event) => [{ piece: "beam", from: '[data-station="market"]', to: painterOf(event) }],
  "pew-restored": (event) => [
    { piece: "beam", from: painterOf(event), to: boardOf("pews") },
    { piece: "pew", from: boardOf("pews"), to: painterOf(event) },
  ],
};
