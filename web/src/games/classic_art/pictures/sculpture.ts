/** Sculptures: a figure of the kind that the title names, in its material. 60 x 76. */
import type { Work } from "../catalogue";
import { faint, fill, line, oval, tells } from "./brush";

/** The material, its shade and its light. */
type Material = readonly [body: string, shade: string, light: string];
const MATERIALS: readonly (readonly [RegExp, Material])[] = [
  [/bronze/i, ["#7d6a45", "#4d3f28", "#b59b68"]],
  [/oak|linden/i, ["#a9784a", "#6d4726", "#d3a26b"]],
  [/terra/i, ["#c47f58", "#8f5437", "#e3ab88"]],
  [/lime/i, ["#cfc2a5", "#988a6c", "#e8decb"]],
];
const MARBLE: Material = ["#ece6d9", "#b0a793", "#fffdf6"];

export function sculpture(work: Work): string {
  const material = MATERIALS.find(([named]) => named.test(work.technique))?.[1] ?? MARBLE;
  if (tells(work, "head of")) return bareHead(material);
  if (tells(work, "bust", "young warrior")) return bust(material);
  if (tells(work, "sleeping")) return sleeper(material);
  if (tells(work, "thinker", "pietà")) return seated(material, tells(work, "pietà"));
  if (tells(work, "christ and")) return couple(material);
  if (tells(work, "dancer")) return dancer(material);
  return standing(material, tells(work, "virgin", "aphrodite"));
}

function head([body, shade]: Material, x: number, y: number, r: number): string {
  const h = r * 1.25;
  const half = `M${x} ${y - h}A${r} ${h} 0 0 1 ${x} ${y + h}C${x + r * 0.7} ${y + r * 0.4} ${x + r * 0.5} ${y - r * 0.6} ${x} ${y - h}Z`;
  return oval(x, y, r, h, body) + fill(half, shade, faint(0.75));
}

function bareHead([body, shade, light]: Material): string {
  return [
    fill("M24 44H38V60H24Z", shade),
    fill("M15 34C14 14 46 14 46 34 46 48 38 54 31 54S15 48 15 34Z", body),
    fill("M32 19C46 20 48 44 34 54 40 42 38 28 32 19Z", shade),
    fill("M14 32C12 12 48 12 47 32 40 25 22 25 14 32Z", light),
  ].join("");
}

function bust(material: Material): string {
  const [body, shade, light] = material;
  return [
    fill("M26 34H36V46H26Z", shade),
    fill("M9 62C9 48 20 44 31 44S53 48 52 62C44 58 40 64 31 64S18 58 9 62Z", body),
    fill("M33 44C46 46 53 50 52 62 46 58 42 62 36 64 42 56 40 48 33 44Z", shade),
    head(material, 31, 26, 10),
    fill("M20 24C18 8 44 8 42 24 36 17 26 17 20 24Z", light),
    fill("M25 62H37V68H25Z", shade),
  ].join("");
}

function sleeper(material: Material): string {
  const [body, shade] = material;
  return [
    fill("M4 62C6 48 18 50 26 46 36 42 44 48 56 44L57 64H4Z", body),
    fill("M26 46C36 42 44 48 56 44L57 64H34C40 56 34 50 26 46Z", shade),
    head(material, 14, 41, 6.5),
    line("M20 52C28 56 38 50 46 54", "#000", 1.4, faint(0.27)),
  ].join("");
}

function seated(material: Material, hasLap: boolean): string {
  const [body, shade, light] = material;
  return [
    fill("M14 66C12 50 18 40 26 34L38 38C44 44 48 48 48 56L40 58V66Z", body),
    fill("M38 38C44 44 48 48 48 56L40 58V66H30C36 56 34 46 38 38Z", shade),
    head(material, 31, 24, 7.5),
    fill("M22 40C30 46 38 44 36 32L32 34C32 40 28 40 24 37Z", light),
    fill("M8 66V54H20V66Z", shade),
    hasLap ? fill("M4 54C18 46 34 52 56 46L56 51C38 58 22 54 6 60Z", light) : "",
  ].join("");
}

function couple(material: Material): string {
  const [body, shade] = material;
  return [
    fill("M12 68C10 48 14 38 22 36S32 48 32 68Z", body),
    fill("M28 68C28 50 32 40 40 38S52 50 50 68Z", shade),
    head(material, 22, 27, 6.5),
    head(material, 36, 31, 6),
    line("M18 46C22 54 20 60 22 66M40 48C38 56 42 60 40 66", "#000", 1.6, faint(0.2)),
  ].join("");
}

function dancer(material: Material): string {
  const [body, shade, light] = material;
  return [
    line("M30 30C30 42 27 50 27 68", body, 7),
    line("M31 46C40 46 44 52 36 60", shade, 5),
    line("M30 32C40 36 42 48 38 58", light, 3.4),
    line("M29 32C20 30 16 24 12 22", body, 3.4),
    head(material, 31, 21, 6),
  ].join("");
}

function standing(material: Material, isVeiled: boolean): string {
  const [body, shade, light] = material;
  const hair = isVeiled
    ? "M22 26C18 10 44 10 40 28 40 34 44 38 44 42 36 30 36 20 31 18 26 20 24 34 18 42 20 36 23 32 22 26Z"
    : "M21 22C20 10 42 10 41 22 36 16 26 16 21 22Z";
  return [
    fill("M18 70C16 52 20 42 24 36 28 33 34 33 38 36 42 42 46 52 43 70Z", body),
    fill("M33 34C40 36 46 50 43 70H33C38 58 36 46 33 34Z", shade),
    head(material, 31, 24, 7),
    line("M24 46C28 54 24 62 27 69M32 44C33 54 30 60 32 69", "#000", 1.6, faint(0.18)),
    fill(hair, light),
  ].join("");
}
