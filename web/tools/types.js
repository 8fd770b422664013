// Writes src/api/types/*.ts from the JSON Schemas that Python makes of its types (docs/schemas).
// With --check it only looks whether they are up to date.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMAS = new URL("../../docs/schemas/", import.meta.url);
const TYPES = new URL("../src/api/types/", import.meta.url);
const BANNER = "/* Made from docs/schemas by `make types`: edit the Python types instead. */";

/** All definitions of a document as TypeScript. */
async function typesOf(name) {
  const document = JSON.parse(readFileSync(new URL(`${name}.json`, SCHEMAS), "utf8"));
  const definitions = document.$defs ?? document.components.schemas;
  const text = JSON.stringify({
    title: "Everything",
    type: "object",
    properties: Object.fromEntries(Object.keys(definitions).map((key) => [key, { $ref: `#/$defs/${key}` }])),
    $defs: definitions,
  }).replaceAll("#/components/schemas/", "#/$defs/");
  const schema = JSON.parse(text, (key, value) => (isAnything(key, value) ? { tsType: "unknown" } : value));
  return compile(schema, "Everything", {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    strictIndexSignatures: true,
    style: { printWidth: 120 },
  });
}

/** Whether a schema says nothing of a value: it may be any JSON. */
function isAnything(key, value) {
  const isSchema = value !== null && typeof value === "object" && !Array.isArray(value) && key !== "properties";
  return isSchema && (key === "items" || value.description !== undefined) && Object.keys(value).every(isRemark);
}

const isRemark = (key) => key === "description" || key === "title";

const names = ["sagrada", "classic_art", "sixtina", "fresco", "server", "openapi"];
const isCheck = process.argv.includes("--check");
mkdirSync(TYPES, { recursive: true });
for (const name of names) {
  const file = new URL(`${name}.ts`, TYPES);
  const types = await typesOf(name);
  if (!isCheck) {
    writeFileSync(file, types);
  } else if (readFileSync(file, "utf8") !== types) {
    console.error(`src/api/types/${name}.ts is out of date: run \`make types\`.`);
    process.exitCode = 1;
  }
}
