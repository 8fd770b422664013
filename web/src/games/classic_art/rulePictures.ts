/** Pictures of rules, for the library. */
export { default as Picture } from "./RulePicture.svelte";

/** With how many works each rule is shown. */
export const WORKS: Readonly<Record<string, number>> = { "CA-5.2": 2, "CA-5.3": 6 };
export const rules: readonly string[] = Object.keys(WORKS);
