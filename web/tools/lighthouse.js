// Lets Lighthouse judge the home page and a running table of a fresh server, and fails where it finds fault.
// Lighthouse is fetched into .venv when it is not there: it is large, and nothing else needs it.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const HOME = join(ROOT, ".venv", "lighthouse");
const VERSION = "12";
/** The last one has no windows: it will do where there is no other. */
const SHELL = "chromium-headless-shell";
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", SHELL];
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const LEAST = 95;
/** Other programs slow a machine down, never up: the best of some runs counts. */
const RUNS = 3;

/** A module of Lighthouse, or of what it brings along. */
async function fetched(file) {
  if (!existsSync(join(HOME, "node_modules", "lighthouse"))) {
    console.log("Fetching Lighthouse.");
    mkdirSync(HOME, { recursive: true });
    execFileSync("npm", [
      "install",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      "--prefix",
      HOME,
      `lighthouse@${VERSION}`,
    ]);
  }
  return import(pathToFileURL(join(HOME, "node_modules", file)).href);
}

function findBrowser() {
  for (const name of BROWSERS) {
    try {
      return execFileSync("which", [name], { encoding: "utf8" }).trim();
    } catch {
      continue;
    }
  }
  throw new Error("There is no Chromium here.");
}

/** A server with an empty database, once people can come: its address, and how to stop it. */
async function serve() {
  const home = mkdtempSync(join(tmpdir(), "bottega-lighthouse-"));
  const words = ["serve", "--no-browser", "--no-limits", "--database", `sqlite:///${join(home, "bottega.db")}`];
  const server = spawn(join(ROOT, ".venv", "bin", "bottega"), words, { env: { ...process.env, BOTTEGA_HOME: home } });
  const url = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (data) => {
      said += data;
      const found = /http:\/\/\S+?:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error("The server does not start.")));
  });
  const stop = () => {
    server.removeAllListeners("exit");
    server.on("exit", () => rmSync(home, { recursive: true, force: true }));
    server.kill();
  };
  return { url, stop };
}

/** Somebody who plays against a bot: their cookie, and the table, once its game runs. */
async function sitDown(url) {
  let cookie = "";
  const ask = async (method, path, body) => {
    const headers = { "Content-Type": "application/json", ...(cookie && { Cookie: cookie }) };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer.json();
  };
  await ask("POST", "/api/guests", { name: "Ada" });
  const seats = [{ kind: "me" }, { kind: "bot", bot: "random" }];
  const { id } = await ask("POST", "/api/tables", { game: "sagrada", seats });
  await ask("POST", `/api/tables/${id}/start`);
  while ((await ask("GET", `/api/tables/${id}`)).status !== "running") await new Promise((on) => setTimeout(on, 500));
  return { cookie, table: id };
}

/** The report on a page. */
async function judge(lighthouse, url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
    logLevel: "error",
  });
  return lhr;
}

const scoreOf = (report, category) => Math.round((report.categories[category]?.score ?? 0) * 100);
const isGood = (report) => CATEGORIES.every((category) => scoreOf(report, category) >= LEAST);
const total = (report) => CATEGORIES.reduce((sum, category) => sum + scoreOf(report, category), 0);

/** What cost points, a line each. */
function faults(report) {
  return CATEGORIES.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `    ${category}: ${report.audits[id].title} ${report.audits[id].displayValue ?? ""}`),
  );
}

const { default: lighthouse } = await fetched("lighthouse/core/index.js");
const { default: puppeteer } = await fetched("puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");
const { url, stop } = await serve();
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const executablePath = findBrowser();
const headless = executablePath.endsWith(SHELL) ? "shell" : true;
const browser = await puppeteer.launch({ executablePath, headless, args });
try {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const { cookie, table } = await sitDown(url);
  const [name, value] = cookie.split("=");
  for (const [what, path] of Object.entries({ home: "/", table: `/t/${table}` })) {
    await browser.setCookie({ name, value, domain: new URL(url).hostname, path: "/", httpOnly: true });
    let best;
    for (let run = 0; run < RUNS && !(best && isGood(best)); run++) {
      const report = await judge(lighthouse, url + path, port);
      if (!best || total(report) > total(best)) best = report;
    }
    writeFileSync(join(HOME, `${what}.json`), JSON.stringify(best));
    console.log([what, ...CATEGORIES.map((category) => `${category} ${scoreOf(best, category)}`)].join("  "));
    if (isGood(best)) continue;
    console.log(faults(best).join("\n"));
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  stop();
}
