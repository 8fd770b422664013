/** What a module's row of the slip reads from the restoration. */
import type { Module } from "../model";
import type { Restoration } from "../restoration.svelte";

/** The points that a module brings as things are laid. */
export const pointsFrom = (restoration: Restoration, module: Module): number =>
  restoration.sum?.sources.find(({ source }) => source === module)?.points ?? 0;

/** What may be laid of a word, or is. */
export const waysOf = (restoration: Restoration, word: string) =>
  restoration.candidates(word).filter(({ laid, why }) => laid > 0 || !why);
