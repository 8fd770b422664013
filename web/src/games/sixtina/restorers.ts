/** Who restores: players by their seats, and Gianluigi with the third colour. */
import type { Actor } from "../../api/types/sixtina";

export const GIANLUIGI = "gianluigi";

/** Which colour and shape somebody has: that of the seat, and Gianluigi the third. */
export const colourOf = (actor: Actor): number => (actor === GIANLUIGI ? 2 : Number(actor));
