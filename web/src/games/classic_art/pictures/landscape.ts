/** Landscapes: sky, ridges, and what the title speaks of. 88 x 64. */
import type { Work } from "../catalogue";
import { disc, faint, fill, line, luckOf, oval, paletteOf, round, tells, type Luck, type Palette } from "./brush";

export function landscape(work: Work): string {
  const luck = luckOf(`${work.id}l`);
  const colours = paletteOf(work);
  const horizon = round(26 + luck() * 8);
  const burns = tells(work, "burning");
  const hasSea = tells(work, "beach", "flood");
  const land = hasSea ? sea(horizon, colours, luck) : fields(work, horizon, colours, luck);
  return [
    heaven(work, horizon, colours, luck),
    tells(work, "watzmann", "heroic", "waterfall", "jerome") ? mountain(horizon, colours, luck) : "",
    ridge(horizon + 3, 5, colours.far, luck),
    land,
    burns ? fire(horizon) : "",
    hasSea || burns ? "" : trees(work, luck),
  ].join("");
}

function heaven(work: Work, horizon: number, colours: Palette, luck: Luck): string {
  const burns = tells(work, "burning");
  const named = tells(work, "toledo") ? "#5b6f83" : tells(work, "evening") ? "#f0c993" : colours.sky;
  const glow = `M0 ${horizon - 12}C24 ${horizon - 18} 52 ${horizon - 6} 88 ${horizon - 14}V64H0Z`;
  const clouds = [0, 1].map(() => {
    const [x, y] = [12 + luck() * 58, 7 + luck() * 8];
    return oval(x, y, 11 + luck() * 6, 2.6, "#fff", faint(0.5)) + oval(x + 7, y - 2, 7, 2.4, "#fff", faint(0.5));
  });
  return [
    fill("M0 0H88V64H0Z", burns ? "#3c4a63" : named),
    fill(glow, colours.light, faint(burns ? 0.25 : 0.55)),
    ...clouds,
    burns ? "" : disc(18 + luck() * 52, horizon - 8, 4.5, colours.light),
    tells(work, "rainbow") ? rainbow() : "",
  ].join("");
}

function rainbow(): string {
  return [
    line("M10 44A34 30 0 0 1 78 44", "#d9694a", 2.4, faint(0.75)),
    line("M12.6 44A31.4 27.5 0 0 1 75.4 44", "#f1cf6a", 2.4, faint(0.75)),
    line("M15 44A29 25 0 0 1 73 44", "#5f93b8", 2.4, faint(0.75)),
  ].join("");
}

function ridge(y: number, height: number, colour: string, luck: Luck): string {
  let d = `M0 ${round(y + luck() * height)}`;
  for (let x = 0; x < 88; x += 22)
    d += `Q${x + 11} ${round(y - height + luck() * height * 1.6)} ${x + 22} ${round(y + luck() * height * 0.6)}`;
  return fill(`${d}V64H0Z`, colour);
}

function mountain(y: number, colours: Palette, luck: Luck): string {
  const x = Math.round(24 + luck() * 34);
  const [top, foot] = [y - 20, y + 12];
  const right = `L${x + 10} ${y - 8}L${x + 16} ${y - 13}L${x + 36} ${foot}`;
  return [
    fill(`M${x - 30} ${foot}L${x} ${top}${right}Z`, colours.far),
    fill(`M${x} ${top}${right}H${x + 6}Z`, colours.dark, faint(0.28)),
    fill(`M${x - 6} ${y - 13}L${x} ${top}L${x + 5} ${y - 14}L${x + 1} ${y - 10}Z`, "#fff", faint(0.85)),
  ].join("");
}

function sea(y: number, colours: Palette, luck: Luck): string {
  const waves = [9, 13, 17, 21, 25].map((down) =>
    line(`M${round(luck() * 50)} ${y + down}q6-2.4 12 0t12 0`, "#fff", 1, faint(0.6)),
  );
  return [
    fill(`M0 ${y + 4}H88V64H0Z`, colours.other),
    ...waves,
    fill("M0 64V56C24 50 44 60 88 52V64Z", colours.light),
    fill(`M54 ${y + 3}l5-12v12zM52 ${y + 5}h14l-3 4H55z`, colours.dark),
  ].join("");
}

function fields(work: Work, y: number, colours: Palette, luck: Luck): string {
  const parts = [ridge(y + 11, 5, colours.middle, luck)];
  if (tells(work, "harvest"))
    for (let k = 0; k < 7; k++)
      parts.push(line(`M${k * 14 - 6} 64L${34 + k * 4} ${y + 11}`, colours.light, 2.2, faint(0.75)));
  if (tells(work, "aqueduct")) parts.push(aqueduct(y));
  if (tells(work, "toledo", "church"))
    parts.push(
      fill(`M50 ${y + 10}V${y - 4}h6v6h5v-12l3-5 3 5v9h7v11z`, "#d9cbb0"),
      fill(`M61 ${y - 10}l3-5 3 5z`, colours.accent),
    );
  if (tells(work, "waterfall", "river", "diogenes", "jerome"))
    parts.push(fill(`M46 ${y + 10}c-8 8 10 10-4 18-6 4-4 8-8 12h18c2-6 8-8 6-14-2-8-6-8-4-16z`, "#e6f0ee", faint(0.9)));
  if (tells(work, "garden")) {
    const petals = [colours.accent, colours.light, "#e8a7a0", colours.other];
    for (let k = 0; k < 16; k++)
      parts.push(disc(6 + luck() * 76, y + 12 + luck() * 20, 1.2 + luck() * 2.2, petals[k % 4] ?? colours.light));
  }
  return [...parts, ridge(52, 4, colours.near, luck)].join("");
}

function aqueduct(y: number): string {
  let d = `M6 ${y - 2}H82V${y + 14}H6Z`;
  for (let k = 0; k < 6; k++) d += `M${9 + k * 12} ${y + 14}V${y + 6}a4 4 0 0 1 8 0V${y + 14}Z`;
  return fill(d, "#c9a06a", 'fill-rule="evenodd"');
}

function fire(y: number): string {
  return [
    fill(`M30 ${y + 8}c-4-10 6-14 4-24 8 6 6 12 8 16 4-4 4-8 4-12 8 8 8 14 4 20z`, "#f0862e"),
    fill(`M36 ${y + 8}c-2-6 4-8 4-14 6 6 6 10 4 14z`, "#ffe08a"),
    fill(`M20 ${y + 9}V${y + 2}h8v-4h6v4h20v-6h5v6h8v7z`, "#231c28"),
  ].join("");
}

function trees(work: Work, luck: Luck): string {
  const areCypresses = tells(work, "cypress");
  const places = areCypresses ? [28, 48] : [10, 74].slice(0, 1 + Math.floor(luck() * 2));
  return places
    .map((place) => {
      const x = areCypresses ? place : round(place + luck() * 6);
      if (areCypresses || luck() < 0.35) return fill(`M${x} 60c-7-14-4-34 0-44 5 10 8 30 1 44z`, "#2f4a2f");
      return line(`M${x} 60V38`, "#4a3524", 2.4) + oval(x, 34, 9, 10, "#3d5934") + oval(x - 4, 31, 5, 5, "#56733f");
    })
    .join("");
}
