/** Pictures of rules, for the library. */
export { default as Picture } from "./RulePicture.svelte";

export const rules: readonly string[] = ["SX-3.3", "SX-6.2", "SX-6.9", "SX-7.5"];
