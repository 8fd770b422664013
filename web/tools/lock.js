// Takes addresses out of package-lock.json, which npm writes into it for whoever wants to read them: it needs none.
import { readFileSync, writeFileSync } from "node:fs";

const LOCK = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
for (const found of Object.values(lock.packages)) {
  delete found.funding;
  delete found.deprecated;
  delete found.resolved;
}
writeFileSync(LOCK, JSON.stringify(lock, null, 2) + "\n");
