/** Where things lie on sheets. */
import type { Location } from "../model";

/** The location where something lies: null if it lies nowhere, or that is a secret. */
export const spotOf = (spot: Location | "kept" | null | undefined): Location | null =>
  !spot || spot === "kept" ? null : spot;
