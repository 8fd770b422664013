/** Who acts, as pieces name them: a seat of the four, or Leonardo. */
import type { Actor } from "./model";

export type Who = 0 | 1 | 2 | 3 | "leonardo";

/** The place of Leonardo's mark, a star, among the shapes of the seats. */
export const LEONARDO = 5;

export const whoIs = (actor: Actor): Who => (actor === "leonardo" ? actor : ((Number(actor) % 4) as 0 | 1 | 2 | 3));
