/** No sentence stands in a component, every message that is asked for is there, and none is there for nobody. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const CATALOGUES = join(import.meta.dirname, "en");
const SPOKEN_ATTRIBUTES = new Set(["aria-label", "title", "placeholder", "alt", "label"]);
const WORD = /\p{L}{2,}/u;

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !name.includes("api/types"))
  .map((name) => join(SOURCES, name));
const catalogues = readdirSync(CATALOGUES).map((name) => join(CATALOGUES, name));

/** The keys of all messages, by the catalogue they stand in. */
const messages = new Map(
  catalogues.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => [found[1] ?? "", file] as const),
  ),
);

/** Texts in the sources that may be keys: whole ones, and beginnings of such as are put together. */
function keysIn(source: string): { whole: Set<string>; begun: string[] } {
  const whole = new Set([...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1] ?? ""));
  const begun = [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? "");
  return { whole, begun };
}

interface Node {
  type: string;
  [field: string]: unknown;
}

/** All words that a component would show or say by itself. */
function* wordsIn(node: unknown, attribute = ""): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* wordsIn(each, attribute);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, name, data } = node as Node;
  if (type === "Text" && (!attribute || SPOKEN_ATTRIBUTES.has(attribute)) && WORD.test(String(data)))
    yield String(data).trim();
  if (type === "StyleDirective") return;
  for (const [field, value] of Object.entries(node))
    if (field !== "css" && field !== "instance" && field !== "module")
      yield* wordsIn(value, type === "Attribute" ? String(name) : attribute);
}

describe("words", () => {
  it.each(files.filter((file) => file.endsWith(".svelte")))("stand in catalogues, not in %s", (file) => {
    const { fragment } = parse(readFileSync(file, "utf8"), { modern: true });
    expect([...wordsIn(fragment)]).toEqual([]);
  });

  it("are there for all that is said", () => {
    const asked = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bsay\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""),
    );
    expect([...new Set(asked)].filter((key) => !messages.has(key))).toEqual([]);
  });

  it("are said by somebody", () => {
    const found = files.map((file) => keysIn(readFileSync(file, "utf8")));
    const whole = new Set(found.flatMap((each) => [...each.whole]));
    const begun = found.flatMap((each) => each.begun);
    const unused = [...messages.keys()].filter(
      (key) => !whole.has(key) && !begun.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("have one message for each key", () => {
    const keys = catalogues.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? ""),
    );
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
