/** What flies for the guild: a paint there, and another one back. */
import type { Paint } from "../../model";
import { boardOf, painterOf, type Flights } from "../flights";

export const FLIGHTS: Flights = {
  "paint-exchanged": (event) => [
    { piece: `paint-${event.given as Paint}`, from: painterOf(event), to: boardOf("guild") },
    { piece: `paint-${event.taken as Paint}`, from: boardOf("guild"), to: painterOf(event) },
  ],
};
