/** The works as they hang: one small drawing each, made from genre, title, technique and period, never after the original. */
import type { Category } from "../../../api/types/classic_art";
import type { Work } from "../catalogue";
import { etching, HATCHES } from "./etching";
import { landscape } from "./landscape";
import { portrait } from "./portrait";
import { sculpture } from "./sculpture";
import { still } from "./still";

export interface Picture {
  src: string;
  width: number;
  height: number;
}

type Draw = (work: Work) => string;
const DRAWN: Record<Category, readonly [width: number, height: number, border: number, draw: Draw]> = {
  EE: [60, 76, 12, etching],
  SL: [88, 64, 8, still],
  SC: [60, 76, 8, sculpture],
  PO: [60, 76, 7, portrait],
  LA: [88, 64, 7, landscape],
};

const made = new Map<string, Picture>();

/** A work in its frame. */
export function pictureOf(work: Work): Picture {
  const known = made.get(work.id) ?? (work.category === "SC" ? inNiche(work) : framed(work));
  made.set(work.id, known);
  return known;
}

function picture(width: number, height: number, drawn: string, defs = ""): Picture {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs && `<defs>${defs}</defs>`}${drawn}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(text)}`, width, height };
}

/** Art on Loan: a crate, marked with how many works it will take. */
export function crateOf(count: number): Picture {
  const drawn = [
    box(84, 66, "#b98c55"),
    '<path d="M0 15.5H84M0 33H84M0 50H84" stroke="#8a6234" stroke-width="1.5"/>',
    edge("M0 0H9V66H0ZM75 0H84V66H75Z", "#a0743f"),
    '<path d="M9 60 75 6" stroke="#a0743f" stroke-width="9"/>',
    '<path d="M.5 .5H83.5V65.5H.5Z" fill="none" stroke="#6d4726"/>',
    '<path d="M24 20H60V46H24Z" fill="#fff4dc" stroke="#8c2b1e" stroke-width="1.5"/>',
    `<text x="42" y="40" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="19" fill="#8c2b1e">−${count}</text>`,
  ];
  return picture(84, 66, drawn.join(""));
}

const box = (width: number, height: number, colour: string, inset = 0): string =>
  `<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z" fill="${colour}"/>`;
const edge = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

function inNiche(work: Work): Picture {
  const niche =
    '<linearGradient id="n" x2="1"><stop stop-color="#4b4339"/><stop offset=".55" stop-color="#8a7f6d"/><stop offset="1" stop-color="#5f5648"/></linearGradient>';
  const drawn = [
    '<path d="M4 92V38A34 34 0 0 1 72 38V92Z" fill-opacity=".22"/><path d="M7 92V39A31 31 0 0 1 69 39V92Z" fill="url(#n)"/>',
    `<g transform="translate(8 6)">${sculpture(work)}</g>`,
    edge("M17 77H59V82H17Z", "#e9dfca") + edge("M21 82H55V92H21Z", "#cbbd9f") + edge("M40 82H55V92H40Z", "#a99a7b"),
    '<path d="M4 92V38A34 34 0 0 1 72 38V92" fill="none" stroke="#d8cbb0" stroke-width="2.6"/>',
  ];
  return picture(76, 92, drawn.join(""), niche);
}

function framed(work: Work): Picture {
  const [inner, tall, border, draw] = DRAWN[work.category];
  const [width, height] = [inner + 2 * border, tall + 2 * border];
  const frame = FRAMES[work.category](width, height, border);
  const canvas = `<svg x="${border}" y="${border}" width="${inner}" height="${tall}">${draw(work)}</svg>`;
  const rim = `<path d="M${border} ${border}h${inner}v${tall}h-${inner}z" fill="none" stroke="#3a2612"/>`;
  return picture(width, height, frame + canvas + rim, work.category === "EE" ? HATCHES : "");
}

type Frame = (width: number, height: number, border: number) => string;

/** Black, with a mount of paper. */
const black: Frame = (w, h, b) =>
  box(w, h, "#2b2320") +
  edge(`M0 0H${w}L${w - 2.5} 2.5H2.5V${h - 2.5}L0 ${h}Z`, "#5a4a40") +
  box(w, h, "#fbf6ea", 3.5) +
  box(w, h, "#cfc3a8", b - 1);

/** Ebony, with a gold fillet. */
const ebony: Frame = (w, h, b) =>
  box(w, h, "#2a1c14") +
  edge(`M0 0H${w}L${w - b} ${b}H${b}Z`, "#5d4431") +
  edge(`M0 0V${h}L${b} ${h - b}V${b}Z`, "#45301f") +
  box(w, h, "#d9b158", b - 2.4);

const gilded: Frame = (w, h, b) =>
  box(w, h, "#b5832a") +
  edge(`M0 0H${w}L${w - b} ${b}H${b}Z`, "#f0d58a") +
  edge(`M0 0V${h}L${b} ${h - b}V${b}Z`, "#dcb457") +
  edge(`M${w} 0V${h}L${w - b} ${h - b}V${b}Z`, "#94671c") +
  `<path d="M3 3H${w - 3}V${h - 3}H3Z" fill="none" stroke="#fff1c2" stroke-opacity=".7"/>`;

/** Gold, with bosses at its corners. */
const bossed: Frame = (w, h, b) =>
  gilded(w, h, b) +
  [3.5, w - 3.5]
    .flatMap((x) => [3.5, h - 3.5].map((y) => [x, y] as const))
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="#e2bd63" stroke="#94671c" stroke-width=".8"/>`)
    .join("");

const FRAMES: Record<Category, Frame> = { EE: black, SL: ebony, SC: black, PO: bossed, LA: gilded };
