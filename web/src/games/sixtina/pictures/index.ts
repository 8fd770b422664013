/** The frescoes as they look when they are restored: one picture each, painted from motifs when it is first seen. */
import { iconOf } from "../zones";
import { heightOf, WIDTH } from "../scenes";
import { line, put, sky } from "./brush";
import { GENESIS } from "./genesis";
import { JESUS } from "./jesus";
import { JUDGMENT } from "./judgment";
import { MOSES } from "./moses";

type Paint = () => string;

const SCENES = new Map<string, Paint>(Object.entries({ ...JESUS, ...GENESIS, ...MOSES, ...JUDGMENT }));
const SKIES: Record<string, readonly [top: string, bottom: string]> = {
  JC: ["#9cc7de", "#f3ead0"],
  GE: ["#c8dde4", "#efe6cf"],
  MO: ["#a6cde0", "#f6ecd2"],
  LJ: ["#3d76b4", "#b4d3e2"],
};

export const isPainted = (id: string): boolean => SCENES.has(id);

/** A fresco that somebody's own box brings, and we have no picture of. */
function unknown(id: string, zone: string): string {
  const [top, bottom] = SKIES[zone] ?? ["#c7dce2", "#f3ead0"];
  const icon = line(iconOf(zone), "#fffaf0", 1.2);
  return sky(top, bottom, heightOf(id)) + put(WIDTH / 2 - 48, heightOf(id) / 2 - 48, 4, icon);
}

const painted = new Map<string, string>();

/** The address of a picture. */
export function pictureOf(id: string, zone: string): string {
  const key = isPainted(id) ? id : `${id} ${zone}`;
  const known = painted.get(key) ?? addressOf(id, SCENES.get(id)?.() ?? unknown(id, zone));
  painted.set(key, known);
  return known;
}

function addressOf(id: string, scene: string): string {
  const size = `width="${WIDTH}" height="${heightOf(id)}" viewBox="0 0 ${WIDTH} ${heightOf(id)}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${scene}</svg>`)}`;
}
