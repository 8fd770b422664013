/** Pictures of rules, for the library. */
export { rules } from "./examples";
export { default as Picture } from "./RulePicture.svelte";
