/** Where something falls that is dragged over the sheet of a plan. */
import type { Location } from "./model";

export const archAt = (onto: Element | null): Location | null =>
  (onto?.closest<HTMLElement>("[data-arch]")?.dataset.arch ?? null) as Location | null;

export const isOnBench = (onto: Element | null): boolean => onto?.closest("[data-bench]") != null;
