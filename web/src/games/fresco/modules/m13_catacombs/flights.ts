/** What flies for the catacombs: maps from the hostel, and treasures from under the ceiling. */
import { painterOf, segmentOf, type Flights } from "../flights";

export const FLIGHTS: Flights = {
  "map-bought": (event) => [{ piece: "map", from: `[data-hour="${event.hour as string}"]`, to: painterOf(event) }],
  "treasure-kept": (event) => [{ piece: "treasure", from: segmentOf(event), to: painterOf(event) }],
  "treasure-sold": (event) => [
    { piece: "treasure", from: segmentOf(event), to: painterOf(event) },
    { piece: "thaler", from: segmentOf(event), to: painterOf(event) },
  ],
};
