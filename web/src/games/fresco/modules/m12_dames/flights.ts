/** What flies for dames: they themselves, reservation tiles, and paints that they change. */
import type { Paint } from "../../model";
import { painterOf, segmentOf, type Flights } from "../flights";
import type { Dame } from "./dames";

export const FLIGHTS: Flights = {
  married: (event) => [
    { piece: `dame-${event.dame as Dame}`, from: `[data-shield="${event.actor}"]`, to: painterOf(event) },
  ],
  "dame-arrived": (event) => [
    {
      piece: `dame-${event.dame as Dame}`,
      from: painterOf(event),
      to: `[data-station="${(event.place as string).replace("-again", "")}"]`,
    },
  ],
  "segment-reserved": (event) => [{ piece: "reservation-day", from: painterOf(event), to: segmentOf(event) }],
  bartered: (event) => [
    { piece: `paint-${event.given as Paint}`, from: painterOf(event), to: '[data-station="workshop"]' },
    { piece: `paint-${event.taken as Paint}`, from: '[data-station="workshop"]', to: painterOf(event) },
  ],
};
