/** The faces of the games, each loaded when it is needed. A game that has none is played at the plain table.
 *
 * So is any game at an address with `?plain`: what is drawn can be compared with what the server says.
 */
import type { Face } from "./face";

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  sagrada: () => import("./sagrada"),
  classic_art: () => import("./classic_art"),
  fresco: () => import("./fresco"),
};

export async function faceOf(game: string): Promise<Face> {
  const isPlain = new URLSearchParams(location.search).has("plain");
  const load = (isPlain ? undefined : FACES[game]) ?? (() => import("./plain"));
  return (await load()).face;
}
