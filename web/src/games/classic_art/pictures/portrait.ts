/** Portraits: a head and shoulders, dressed by the period and by what the title speaks of. 60 x 76. */
import type { Work } from "../catalogue";
import {
  disc,
  faint,
  fill,
  line,
  luckOf,
  one,
  paletteOf,
  round,
  tells,
  yearOf,
  type Luck,
  type Palette,
} from "./brush";

const LINEN = "#f4ecda";
const HAIR = ["#2b1b14", "#5a3a22", "#8a6a3a", "#c9b48a"] as const;

export function portrait(work: Work): string {
  const luck = luckOf(`${work.id}pp`);
  const colours = paletteOf(work);
  const year = yearOf(work.year);
  const ground =
    year < 1500 ? one(["#6f8a86", "#3f5a4a"], luck) : year < 1720 ? "#2e2420" : year < 1800 ? "#8f9aa0" : "#5f6f7c";
  const robe = one([colours.accent, colours.other, "#2a2630", "#6b4a7a", colours.dark], luck);
  const hair = one(HAIR, luck);
  const isLady = tells(work, "madame", "lady", "girl", "joséphine", "isabella", "brandy");
  return [
    fill("M0 0H60V76H0Z", ground),
    fill("M0 0H60L0 60Z", "#fff", faint(0.1)),
    luck() < 0.4 ? fill("M60 0V76H44C52 56 38 40 46 20 48 12 52 6 50 0Z", colours.accent, faint(0.55)) : "",
    isLady ? fill("M15 50C10 22 18 12 31 12S50 22 45 50Z", hair) : "",
    fill("M2 76C4 56 17 51 30 51S56 56 58 76Z", robe),
    fill("M30 51C43 51 56 56 58 76H34Z", "#000", faint(0.18)),
    face(colours),
    crown(work, year, isLady, hair, luck),
    collar(work, year, isLady, colours, luck),
    things(work),
    line("M25 31.5h3.4M33.5 31.5h3.4", "#3a2418", 1.5),
    line("M28.5 42.5q2.2 1.2 4.4 0", "#9c4a3a", 1.4),
  ].join("");
}

function face(colours: Palette): string {
  return [
    fill("M25 40H36V52C33 58 28 58 25 52Z", colours.flesh),
    fill("M20 30C20 17 41 17 41 30 41 42 36 49 30.5 49S20 42 20 30Z", colours.flesh),
    fill("M31 19C43 20 42 38 36 47 38 36 36 26 31 19Z", "#5a2f1a", faint(0.26)),
  ].join("");
}

function crown(work: Work, year: number, isLady: boolean, hair: string, luck: Luck): string {
  if (tells(work, "man (self", "giuliano") || (!isLady && luck() < 0.3))
    return fill("M14 26C12 10 46 6 47 24 40 18 22 18 14 26Z", year < 1500 ? "#9c2f27" : "#1f1a1c");
  const top = round(8 + luck() * 4);
  return fill(`M18 33C13 14 26 ${top} 34 11 47 13 47 25 43 33 42 23 37 19 31 20 25 19 20 24 18 33Z`, hair);
}

function collar(work: Work, year: number, isLady: boolean, colours: Palette, luck: Luck): string {
  const isOpen = luck() < 0.5;
  if (year > 1560 && year < 1660 && !tells(work, "lute"))
    return (
      fill("M12 53C17 45 44 45 49 53 46 61 15 61 12 53Z", LINEN) +
      line("M17 50l3 8M24 48l1 11M31 47.5V59M38 48l-1 11M44 50l-3 8", "#cbbd9d")
    );
  if (isLady) return fill("M18 56C24 66 38 66 43 56L38 53C34 58 28 58 24 53Z", "#f6ead6", faint(0.92));
  if (isOpen) return fill("M24 51L30.5 60 37 51 40 54 30.5 68 21 54Z", LINEN);
  return fill("M22 52C26 57 35 57 39 52L41 56C36 62 25 62 20 56Z", colours.light);
}

function things(work: Work): string {
  const parts: string[] = [];
  if (tells(work, "pearl", "madame", "isabella")) parts.push(disc(20, 40, 1.7, "#fffaf0"));
  if (tells(work, "lute"))
    parts.push(fill("M10 70C6 60 20 54 26 62 32 70 18 80 10 70Z", "#b5803f"), line("M24 63L52 50", "#5a3a22", 2.4));
  if (tells(work, "ermine")) parts.push(fill("M14 70C22 60 34 62 46 56 50 60 40 70 24 74Z", "#f6f0e2"));
  if (tells(work, "brandy"))
    parts.push(fill("M44 60h8l-2 8h-4zM47 68h2v5h-2z", LINEN, faint(0.9)), fill("M45 63h6l-1 4h-4z", "#b5532c"));
  return parts.join("");
}
