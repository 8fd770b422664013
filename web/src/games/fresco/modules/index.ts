/** The modules that are in play, each loaded when it is needed: a folder each, named as in Python. */
import type { ModuleFace } from "../module";

const FOLDERS = import.meta.glob<{ module: ModuleFace }>("./m*/index.ts");

/** The faces of some modules by their names, in the order of their numbers. */
export async function loadModules(names: readonly string[]): Promise<readonly ModuleFace[]> {
  const wanted = Object.entries(FOLDERS).filter(([path]) => names.includes(nameIn(path)));
  const loaded = await Promise.all(wanted.map(([, load]) => load()));
  return loaded.map(({ module }) => module).sort((one, other) => one.number - other.number);
}

/** "scrolls" of "./m07_scrolls/index.ts". */
const nameIn = (path: string): string => path.replace(/^\.\/m\d+_(\w+)\/.*$/, "$1");
