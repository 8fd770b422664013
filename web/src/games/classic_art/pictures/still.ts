/** Still lifes: a table, and on it what the title names. 88 x 64. */
import type { Work } from "../catalogue";
import { disc, faint, fill, line, luckOf, one, paletteOf, round, tells, yearOf, type Luck } from "./brush";

const PETALS = ["#d9503a", "#f4d77a", "#f3ead6", "#d98fa6", "#7f8fc9", "#e8903f"] as const;
const FRUITS = ["#c9432a", "#e0b03f", "#8fae4a", "#d9703a", "#7a3f5a"] as const;

export function still(work: Work): string {
  const luck = luckOf(`${work.id}st`);
  const year = yearOf(work.year);
  const hasFlowers = tells(work, "flower", "bouquet", "floral", "primrose");
  const hasGlass = tells(work, "glass", "banquet");
  const hasPot = tells(work, "teapot", "silver", "bodeg");
  return [
    fill("M0 0H88V64H0Z", year < 1720 ? "#3a3328" : year < 1862 ? "#5f6a58" : "#7d97a6"),
    fill("M0 0H88L0 46Z", "#fff", faint(0.09)),
    fill("M0 46H88V64H0Z", year > 1860 ? "#c9a06a" : "#7b5233"),
    fill("M0 46H88V48.5H0Z", "#fff", faint(0.22)),
    hasFlowers ? flowers(work, luck) : "",
    tells(work, "vanitas") ? vanitas() : "",
    hasGlass ? glass(paletteOf(work).light) : "",
    hasPot ? pot(tells(work, "teapot") ? "#e4d9c6" : tells(work, "silver") ? "#c3ccd0" : "#b5673f") : "",
    tells(work, "with fruit") && !hasPot ? bowl() : "",
    tells(work, "fruit", "apples", "banquet", "bodeg", "oyster", "silver")
      ? fruits(hasFlowers, hasGlass, hasPot, luck)
      : "",
  ].join("");
}

function flowers(work: Work, luck: Luck): string {
  const x = tells(work, "apples") ? 64 : 44;
  const vase = tells(work, "jug") ? "#e9e2d2" : tells(work, "grotesque") ? "#b58a3a" : "#8fa7ac";
  const right = `H${x + 5}C${x + 10} 38 ${x + 14} 46 ${x + 8} 52`;
  const parts = [
    fill(`M${x - 8} 52C${x - 14} 46 ${x - 10} 38 ${x - 5} 36${right}Z`, vase),
    fill(`M${x} 36${right}H${x}Z`, "#000", faint(0.18)),
  ];
  for (let k = 0; k < 8; k++) {
    const [bend, end, top] = [x - 8 + luck() * 16, x - 18 + luck() * 36, 12 + luck() * 18];
    parts.push(line(`M${x} 37Q${round(bend)} 28 ${round(end)} ${round(top)}`, "#5f7a3a", 1.3));
  }
  for (let k = 0; k < 13; k++) {
    const [angle, far] = [luck() * 6.28, 4 + luck() * 15];
    const [cx, cy, r] = [x + Math.cos(angle) * far * 1.15, 21 + Math.sin(angle) * far * 0.75, 2.4 + luck() * 2.6];
    parts.push(disc(cx, cy, r, one(PETALS, luck)), disc(cx, cy, r * 0.38, "#5a2f1a", faint(0.55)));
  }
  return parts.join("");
}

function vanitas(): string {
  return [
    fill("M12 56V48H40L44 56Z", "#8c2b1e"),
    fill("M14 48H40V45H16Z", "#f3ead6"),
    fill("M52 54V36h5V54z", "#efe6d2"),
    fill("M50 54h9v3h-9z", "#b58a3a"),
    fill("M54.5 36c-3-4 0-7 0-9 3 3 3 6 0 9z", "#f4c65a"),
    fill("M66 54V36h12v18zM66 36l6 9 6-9zM66 54l6-9 6 9z", "#d9c28a", 'fill-rule="evenodd"'),
    line("M64 35h16M64 55h16", "#6d4726", 2.2),
    fill("M20 45c-4-10 2-16 9-16s12 6 9 15l-4 1v3h-9v-3z", "#e6dcc3"),
    disc(25, 38, 2.2, "#3a3328"),
    disc(32.5, 38, 2.2, "#3a3328"),
  ].join("");
}

function glass(wine: string): string {
  return [
    fill("M54 22H68C69 34 66 40 61 40S53 34 54 22Z", "#dfe9e2", faint(0.5)),
    fill("M55 29H67C67 35 65 39 61 39S55 35 55 29Z", wine, faint(0.85)),
    line("M61 40V52M55 53H67", "#dfe9e2", 1.8, faint(0.8)),
  ].join("");
}

function pot(ware: string): string {
  return [
    fill("M18 52C8 46 10 30 18 26H36C44 30 46 46 36 52Z", ware),
    fill("M30 26H36C44 30 46 46 36 52H30C36 44 36 34 30 26Z", "#000", faint(0.2)),
    line("M12 34C4 32 2 22 6 18", ware, 3.4),
    line("M42 32C52 30 52 46 42 46", ware, 3),
    fill("M22 26C22 21 32 21 32 26Z", ware),
    disc(27, 20, 2, ware),
  ].join("");
}

function fruit(x: number, y: number, r: number, colour: string): string {
  const far = round(r * 1.4);
  return [
    disc(x, y, r, colour),
    fill(
      `M${x} ${round(y - r)}A${r} ${r} 0 0 1 ${x} ${round(y + r)}A${far} ${far} 0 0 0 ${x} ${round(y - r)}Z`,
      "#000",
      faint(0.2),
    ),
    line(
      `M${round(x - r / 2)} ${round(y - r * 0.4)}q${round(r * 0.2)}-${round(r * 0.35)} ${round(r * 0.55)}-${round(r * 0.4)}`,
      "#fff",
      1.1,
      faint(0.7),
    ),
  ].join("");
}

function bowl(): string {
  return [
    fill("M34 44H70C68 54 60 55 52 55S36 54 34 44Z", "#d8cdb6"),
    fill("M52 44H70C68 54 60 55 52 55Z", "#000", faint(0.16)),
    fruit(42, 40, 5.5, "#e0b03f"),
    fruit(62, 40, 5, "#7a3f5a"),
    fruit(52, 37, 6, "#c9432a"),
  ].join("");
}

function fruits(hasFlowers: boolean, hasGlass: boolean, hasPot: boolean, luck: Luck): string {
  const parts: string[] = [];
  const count = hasFlowers ? 5 : 4 + Math.floor(luck() * 3);
  for (let k = 0; k < count; k++) {
    const x = hasFlowers ? 10 + k * 8 : hasPot ? 50 + k * 8 : hasGlass && k < 2 ? 14 + k * 8 : 12 + k * 8;
    parts.push(fruit(x, 52 - (k % 2) * 6, round(4.5 + luck() * 1.6), one(FRUITS, luck)));
  }
  return parts.join("");
}
