/** What flies from the barrel. */
import type { Paint } from "../../model";
import { boardOf, painterOf, type Flights } from "../flights";

export const FLIGHTS: Flights = {
  "bought-unseen": (event) =>
    (event.paints as Paint[]).map((paint) => ({
      piece: `paint-${paint}`,
      from: boardOf("black_market"),
      to: painterOf(event),
    })),
};
