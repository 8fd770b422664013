/** What flies for favors: the one that is turned up. */
import { painterOf, segmentOf, type Flights } from "../flights";

export const FLIGHTS: Flights = {
  "favor-turned-up": (event) => [{ piece: "favor", from: segmentOf(event), to: painterOf(event) }],
};
