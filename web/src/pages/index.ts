/** Which page stands at an address. Each is loaded when somebody goes there. */
import type { Component } from "svelte";
import { Unreachable } from "../api/http";
import type { Address } from "../router.svelte";

type Page = () => Promise<{ default: Component<{ address: Address }> }>;

const PAGES: Record<string, Page> = {
  "": () => import("./home/Home.svelte"),
  new: () => import("./setup/Setup.svelte"),
  t: () => import("../table/TablePage.svelte"),
  r: () => import("./replay/Replay.svelte"),
  library: () => import("./library/Library.svelte"),
  fairness: () => import("./fairness/Fairness.svelte"),
  settings: () => import("./account/Settings.svelte"),
  me: () => import("./account/Account.svelte"),
  games: () => import("./account/MyGames.svelte"),
  watch: () => import("./account/Watch.svelte"),
};

export const nothingHere: Page = () => import("./states/NothingHere.svelte");

export function pageAt(address: Address): Page {
  const page = PAGES[address.parts[0] ?? ""] ?? nothingHere;
  return () => page().catch(whyNot);
}

/** A page whose files do not come can't be loaded because the server is away; all else is a mistake of ours. */
function whyNot(problem: unknown): never {
  const isAway = problem instanceof Error && /dynamically imported|module script|preload/i.test(problem.message);
  throw isAway ? new Unreachable() : problem;
}
