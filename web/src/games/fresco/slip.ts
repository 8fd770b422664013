/** The lines of a slip: what the points of a restoration come from. */
import type { ModuleFace } from "./module";
import type { Restoration } from "./restoration.svelte";

export interface Row {
  source: string;
  points: number;
  /** A message that says what it is; "" for a module, which has a name of its own. */
  name: string;
}

const OWN: Readonly<Record<string, string>> = {
  tile: "fresco-from-tile",
  bishop: "fresco-from-bishop",
  altar: "fresco-from-altar",
  track: "fresco-from-track",
};

/** The lines that no module draws itself, by the draft; as long as it is not judged, by what the segment promises. */
export function rowsOf(restoration: Restoration, modules: readonly ModuleFace[]): readonly Row[] {
  const drawn = new Set<string>(modules.filter(({ SlipRow }) => SlipRow).map(({ name }) => name));
  const rows = restoration.sum?.sources ?? promised(restoration);
  return rows
    .filter(({ source, points }) => points && !drawn.has(source))
    .map(({ source, points }) => ({ source, points, name: OWN[source] ?? "" }));
}

function promised({ prospect, altarProspect }: Restoration): readonly { source: string; points: number }[] {
  const more = (prospect ?? altarProspect)?.more.map(({ module, points }) => ({ source: module, points })) ?? [];
  if (prospect)
    return [{ source: "tile", points: prospect.value }, { source: "bishop", points: prospect.bonus }, ...more];
  return altarProspect ? [{ source: "altar", points: altarProspect.value }, ...more] : [];
}

/** Points that are added, or taken off. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
