/** Nothing in the base page knows a module by name. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PAGE = import.meta.dirname;
const folders = readdirSync(join(PAGE, "modules")).filter((name) => /^m\d\d_/.test(name));
const names = folders.map((name) => name.replace(/^m\d\d_/, ""));
/** Names of drawings, and what the library prints: both are lists of all that there is. */
const LISTS = new Set(["pieces.ts", "printing.ts"]);
const files = readdirSync(PAGE).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !LISTS.has(name),
);

it("finds all modules by their folders", () => {
  expect(folders).toHaveLength(17);
});

it.each(files)("knows no module by name in %s", (file) => {
  const source = readFileSync(join(PAGE, file), "utf8");
  expect(folders.filter((folder) => source.includes(`/${folder}/`))).toEqual([]);
  expect(names.filter((name) => source.includes(`"${name}"`))).toEqual([]);
});
