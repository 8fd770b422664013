/** The faces of the games, each loaded when it is needed. A game that has none is played at the plain table. */
import { settings } from "../settings.svelte";
import type { Face } from "./face";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  sagrada: () => import("./sagrada"),
  classic_art: () => import("./classic_art"),
  sixtina: () => import("./sixtina"),
  fresco: () => import("./fresco"),
};

const loadPlain = (): Promise<{ face: Face }> => import("./plain");

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game] ?? loadPlain;
  return (await load()).face;
}

/** The face that somebody plays a game with: its own, or the plain table for who likes tables in words. */
export async function faceAtTable(game: string): Promise<Face> {
  return settings.inWords ? (await loadPlain()).face : faceOf(game);
}
