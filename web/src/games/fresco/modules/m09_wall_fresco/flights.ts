/** What flies for the wall: paints to it, and tiles to who took them. */
import type { Paint } from "../../model";
import { boardOf, painterOf, type Flights } from "../flights";

const WALL = boardOf("wall_fresco");

export const FLIGHTS: Flights = {
  "wall-restored": (event) => [
    { piece: `paint-${event.paint as Paint}`, from: painterOf(event), to: WALL },
    { piece: `seal-${event.seal as Paint}`, from: WALL, to: painterOf(event) },
  ],
  exchanged: (event) => [{ piece: "exchange", from: WALL, to: painterOf(event) }],
  "wall-paid": (event) =>
    (event.paints as Paint[]).map((paint) => ({ piece: `paint-${paint}`, from: WALL, to: painterOf(event) })),
};
