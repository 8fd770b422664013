/** Who acts, as pieces name them: a seat of the four, or Leonardo. */
import type { Actor } from "./model";

export type Who = 0 | 1 | 2 | 3 | "leonardo";

export const whoIs = (actor: Actor): Who => (actor === "leonardo" ? actor : ((Number(actor) % 4) as 0 | 1 | 2 | 3));
