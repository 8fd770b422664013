/** Etchings and engravings: ink on paper, hatched. 60 x 76. */
import type { Work } from "../catalogue";
import { disc, faint, fill, line, luckOf, one, round, tells, type Luck } from "./brush";

const PAPER = "#efe6d0";
export const HATCHES =
  '<pattern id="h1" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H3" stroke="#3a302a" stroke-width=".9"/></pattern>' +
  '<pattern id="h2" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)"><path d="M0 0H3M0 0V3" stroke="#3a302a" stroke-width=".8"/></pattern>';

export function etching(work: Work): string {
  const luck = luckOf(`${work.id}ee`);
  const ink = tells(work, "brown") ? "#6d4326" : "#3a302a";
  const ground = fill("M0 0H60V76H0Z", one([PAPER, "#eadfc6", "#f2ebda"], luck));
  return ground + air(ink, luck) + subject(work, ink);
}

function subject(work: Work, ink: string): string {
  if (tells(work, "tower", "london")) return tower(ink);
  if (tells(work, "portret", "meryon", "doge")) return sitter(ink, tells(work, "doge"));
  if (tells(work, "behemoth", "temptation")) return monster(ink);
  if (tells(work, "couple", "boxeur", "eva", "genius"))
    return figure(20, 1, ink) + figure(40, 2, ink) + line("M26 46C29 40 32 40 35 46M12 48L7 36M48 48l5-12", ink, 2);
  return figure(30, 2, ink) + line("M38 48l10 6", ink, 2) + hatched("M44 70V54h10v16Z", 1, ink);
}

function air(ink: string, luck: Luck): string {
  let sky = "";
  for (let y = 8; y < 34; y += 3.2) sky += `M${round(5 + luck() * 16)} ${round(y)}h${round(12 + luck() * 26)}`;
  let grass = "";
  for (let x = 4; x < 56; x += 3) grass += `M${x} 71l${round(3 + luck() * 3)}-${round(2 + luck() * 6)}`;
  return line(sky, ink, 0.6, faint(0.55)) + line(grass, ink, 0.7, faint(0.8)) + line("M4 71H56", ink, 0.8);
}

function hatched(d: string, hatch: 1 | 2, ink: string): string {
  return fill(d, `url(#h${hatch})`) + line(d, ink);
}

function tower(ink: string): string {
  return [
    hatched("M14 71V24C14 12 46 12 46 24V71H38V46a8 8 0 0 0-16 0V71Z", 1, ink),
    hatched("M30 15C46 14 46 24 46 24V71H38V46a8 8 0 0 0-6-8Z", 2, ink),
    line("M14 32H46M8 71V40h6M46 52h8v19M20 24h4M30 22h4M38 25h4", ink),
  ].join("");
}

function sitter(ink: string, isDoge: boolean): string {
  const head = "M20 32C20 18 41 18 41 32S36 51 30.5 51 20 44 20 32Z";
  const cap = isDoge ? "M18 28C18 8 40 4 43 10 45 16 42 20 42 28Z" : "M18 33C14 12 47 10 43 33 41 22 24 20 18 33Z";
  return [
    hatched("M8 71C9 54 20 50 30 50S51 54 52 71Z", 2, ink),
    fill(head, PAPER),
    hatched("M32 21C43 22 42 42 34 51 38 40 37 28 32 21Z", 1, ink),
    line(head, ink),
    hatched(cap, 2, ink),
    line("M25 34h3M34 34h3M28 44q3 1.5 5 0", ink, 1.1),
    isDoge ? line("M20 25h22", "#c9962f", 2.4) : "",
  ].join("");
}

function monster(ink: string): string {
  return [
    disc(30, 36, 24, "none", `stroke="${ink}"`),
    hatched(
      "M14 40C12 24 30 16 40 24 48 32 40 44 30 42 24 40 26 32 32 33 24 26 18 40 26 48 38 56 52 44 48 28 60 50 40 66 24 58 16 54 14 48 14 40Z",
      2,
      ink,
    ),
    line("M40 24l4-6M36 22l1-7M45 30l6-3M16 34l-6-3M15 42l-7 2", ink, 1.2),
    disc(36, 28, 1.4, ink),
  ].join("");
}

function figure(x: number, hatch: 1 | 2, ink: string): string {
  const robe = `M${x - 8} 70C${x - 9} 52 ${x - 8} 42 ${x} 38 ${x + 8} 42 ${x + 9} 52 ${x + 8} 70Z`;
  const shade = `M${x} 24.4a5.6 5.6 0 0 1 0 11.2Z`;
  return hatched(robe, hatch, ink) + disc(x, 30, 5.6, PAPER, `stroke="${ink}"`) + hatched(shade, 1, ink);
}
