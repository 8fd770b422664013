/** Puts the symbols of the pieces into the page, the first time that one is drawn. */
import { mount } from "svelte";
import Defs from "./Defs.svelte";
import "./pieces.css";

let isThere = false;

export function needDefs(): void {
  if (isThere) return;
  isThere = true;
  setTimeout(() => mount(Defs, { target: document.body })); // it is much to draw, and pieces wait for it
}
