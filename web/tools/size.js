// How large the scripts are that somebody loads who comes home and sits down at a table, as they go over the wire.
// Reads what `npm run build` made, prints a line for each game, and fails if one is over the budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUILT = new URL("../../src/bottega/server/built/", import.meta.url);
const BUDGET = 100 * 1000;
const PAGES = ["index.html", "src/pages/home/Home.svelte", "src/table/TablePage.svelte"];
/** Who is new at home, and who has games there, see other pages: the larger one counts. */
const HOMES = ["src/pages/home/Guest.svelte", "src/pages/home/Returning.svelte"];
const GAME = /^src\/games\/(\w+)\/index\.ts$/;

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", BUILT), "utf8"));

/** The scripts of some entries, with those that they import at once. */
function scriptsOf(entries) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Nothing was built from ${key}.`);
    if (!chunk.file.endsWith(".js") || found.has(chunk.file)) return;
    found.add(chunk.file);
    (chunk.imports ?? []).forEach(visit);
  };
  entries.forEach(visit);
  return found;
}

const sizeOf = (file) => gzipSync(readFileSync(new URL(file, BUILT)), { level: 9 }).length;
const sum = (files) => [...files].reduce((total, file) => total + sizeOf(file), 0);
const shown = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const games = Object.keys(manifest).filter((key) => GAME.test(key));
const sizeWith = (...more) => Math.max(...HOMES.map((home) => sum(scriptsOf([...PAGES, home, ...more]))));
console.log(`${shown(sizeWith())}  home and a table, whichever game`);
for (const game of games) {
  const size = sizeWith(game);
  console.log(
    `${shown(size)}  with ${GAME.exec(game)[1]}${size > BUDGET ? `: over the budget of ${shown(BUDGET)}` : ""}`,
  );
  if (size > BUDGET) process.exitCode = 1;
}
