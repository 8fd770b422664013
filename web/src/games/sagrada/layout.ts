/** How large everything is: the window as large as the place allows, width first, then the rise of its arch. */
export type Shape = "wide" | "half" | "phone";

export interface Layout {
  shape: Shape;
  /** Widths of the column of cards and of the others' windows. */
  cards: number;
  others: number;
  /** The large window. */
  width: number;
  rise: number;
  /** Size of a die on the sill. */
  die: number;
  isLow: boolean;
  /** Whether tools lie in rows, with room for their text. */
  hasRows: boolean;
  /** The others' windows: how wide at most, and the rise of their arches. */
  otherWidth: number;
  othersRise: number;
}

/** Whether a finger touches, which can't point. */
export const isTouched = matchMedia("(hover: none)").matches;

export const PHONE = 640;
const HALF = 900;
const GAP = 16;
const PROMPT = 66;
const TRACK = 112;
const ROWS = 810;
/** Above each of the others' windows, with the gap below it. */
const OTHER_TEXT = 33;

const clamp = (least: number, size: number, most: number) => Math.round(Math.max(least, Math.min(most, size)));

/** `prompt` is whether the prompt bar stands above: in a replay it does not. */
export function layoutFor(width: number, height: number, seats: number, prompt = true): Layout {
  if (width < PHONE) return phone(width);
  if (width < HALF) return half(width, seats);
  const isLow = height < 740;
  const cards = clamp(306, width * 0.32, 430);
  const others = clamp(146, width * 0.152, 228);
  const sill = isLow ? 84 : height < 900 ? 98 : 116;
  const room = width - cards - others - 2 * GAP;
  const bar = prompt ? PROMPT : 0;
  const high = height - bar - sill - (isLow ? 26 : 36);
  const each = (height - bar - TRACK) / Math.max(1, seats - 1) - OTHER_TEXT;
  const hasRows = height >= ROWS;
  return {
    shape: "wide",
    cards,
    others,
    isLow,
    hasRows,
    ...fit(room, high, isLow ? 96 : 124),
    ...fitOther(others, each),
  };
}

function half(width: number, seats: number): Layout {
  const cards = clamp(288, width * 0.4, 360);
  const room = width - cards - GAP;
  return {
    shape: "half",
    cards,
    others: seats > 1 ? Math.floor((width - 2 * GAP) / 3) : 0,
    isLow: true,
    hasRows: false,
    otherWidth: 220,
    othersRise: 92,
    ...fit(room, 560, 120),
  };
}

function phone(width: number): Layout {
  const size = width - 24;
  return {
    shape: "phone",
    cards: size,
    others: size / 3,
    width: size,
    rise: 72,
    die: 50,
    isLow: true,
    hasRows: false,
    otherWidth: 180,
    othersRise: 60,
  };
}

/** The grid and its frame are 599 wide and, without the arch, 499 high. */
function fit(room: number, high: number, least: number): Pick<Layout, "width" | "rise" | "die"> {
  const width = Math.floor(Math.min(room, (high / (499 + least)) * 599));
  const rise = clamp(least, (high / width) * 599 - 499, 200);
  return { width, rise, die: clamp(40, width / 10.8, 68) };
}

/** A small window is 555 wide and, without the arch, 445 high. */
function fitOther(room: number, high: number): Pick<Layout, "otherWidth" | "othersRise"> {
  const otherWidth = Math.floor(Math.min(room, (high / (445 + 36)) * 555));
  return { otherWidth, othersRise: clamp(36, (high / otherWidth) * 555 - 445, 170) };
}

/** The windows to choose from: how wide each is, with or without the cards below them. */
export function choiceWidth(width: number, height: number, hasCards: boolean, prompt = true): number {
  if (width < PHONE) return 256;
  const room = (width - 20 - 2 * 26) / (width < HALF ? 2 : 4) - 14;
  const high = height - (prompt ? PROMPT : 0) - (hasCards ? 200 : 120) - 150;
  return clamp(110, Math.min(room, (high / (499 + CHOICE_RISE)) * 599), 260);
}
export const CHOICE_RISE = 150;
