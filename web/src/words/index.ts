/** Interface words: Fluent catalogues, one for each part of the pages. What games say comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import common from "./en/common.ftl?raw";

const LANGUAGE = "en";
const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });

const spoken = new Set<string>();

/**
 * Add a catalogue: each page brings its own when it is loaded, and some bring the same one. A message that stands in
 * two is a mistake of ours.
 */
export function speak(catalogue: string): void {
  if (spoken.has(catalogue)) return;
  spoken.add(catalogue);
  for (const error of bundle.addResource(new FluentResource(catalogue), { allowOverrides: import.meta.env.DEV }))
    console.error(error);
}

speak(common);

/** A message, with its facts. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`There are no words for ${key}.`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, facts, errors);
  for (const error of errors) console.error(key, error);
  return text;
}

type ListType = "conjunction" | "disjunction";
/** Kept, since it takes long to make them. */
const lists = new Map<ListType, Intl.ListFormat>();

/** Names in a row: "Ada, Ben and Chiara", or one of them: "2, 3 or 4". */
export function listed(names: readonly string[], type: ListType = "conjunction"): string {
  const list = lists.get(type) ?? new Intl.ListFormat("en-GB", { type });
  lists.set(type, list);
  return list.format(names);
}

/** How long ago: "2 hours ago". */
export function ago(time: string, now: number = Date.now()): string {
  const seconds = (new Date(time).getTime() - now) / 1000;
  const found = UNITS.find(([, least]) => Math.abs(seconds) >= least);
  if (!found) return say("just-now");
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A day in words: "16 November". */
export function day(time: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(new Date(time));
}
