/** The six techniques: their order, the letter on their cards, the lines of their icons on 24 x 24. */
import type { Card, Technique } from "../../api/types/sixtina";

/** In the order in which the engine counts them. */
export const TECHNIQUES = ["RP", "SS", "LB", "IR", "PI", "WP"] as const satisfies readonly Technique[];

interface Drawn {
  letter: string;
  /** What is drawn as a line. */
  line: string;
  /** What is filled: centre and radius of dots. */
  dots: readonly (readonly [x: number, y: number, r: number])[];
}

const DRAWN: Record<Technique, Drawn> = {
  RP: {
    letter: "R",
    line: "M21 3c-5 3-9 7-12 11l2 2c4-3 8-8 10-13zM8.5 14.5c-3 .3-3.5 2.5-3.7 4.2-.1.9-.8 1.6-1.8 2 3 .9 7.3.3 7.7-4",
    dots: [],
  },
  SS: {
    letter: "S",
    line: "M4 10c-2 1-2 8 1 9 4 1.3 11 1.3 15-.5 2.5-1.2 2-7 .5-8.5C18 8 6.5 8.5 4 10zM12 2.5c1.6 2 2 2.7 2 3.5a2 2 0 0 1-4 0c0-.8.4-1.5 2-3.5z",
    dots: [
      [8, 13.5, 1.1],
      [12.5, 15.5, 1.3],
      [16.5, 12.8, 1],
    ],
  },
  LB: {
    letter: "L",
    line: "M9 3h6M10 3v6L4.5 18.5C3.7 20 4.5 21 6 21h12c1.5 0 2.3-1 1.5-2.5L14 9V3M7.5 15h9",
    dots: [[11, 18, 1]],
  },
  IR: {
    letter: "I",
    line: "M2.5 13C5 9 8.3 7 12 7s7 2 9.5 6c-2.5 4-5.8 6-9.5 6s-7-2-9.5-6zM12 10a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM6 5.5 5 3.5M12 4V2M18 5.5l1-2",
    dots: [],
  },
  PI: {
    letter: "P",
    line: "m15 3 6 6M18 6l-3 3M9 7l8 8-6.5 6.5c-1 .5-2 .3-2.8-.5l-4.2-4.2c-.8-.8-1-1.8-.3-2.8zM7.5 13l2.5 2.5M10 10.5l2.5 2.5M5.5 18.5 2.5 21.5",
    dots: [],
  },
  WP: {
    letter: "W",
    line: "M5 3h10l4.5 4.5V21H5zM15 3v4.5h4.5M8 11c2-1.5 3 1.5 5 0s2-.5 3.5 0M8 15.5c2-1.5 3 1.5 5 0s2-.5 3.5 0",
    dots: [],
  },
};

export const isTechnique = (id: unknown): id is Technique => TECHNIQUES.includes(id as Technique);

/** How a technique is drawn; one that we do not know as a plain ring. */
export const drawnOf = (technique: string): Drawn =>
  isTechnique(technique) ? DRAWN[technique] : { letter: "", line: "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z", dots: [] };

/** "RP5" is a Repainting of 5. */
export const techniqueOf = (card: Card | string): Technique => card.slice(0, 2) as Technique;
export const valueOf = (card: Card | string): number => Number(card.slice(2));

/** Cards as a hand is sorted: by technique, then by value. */
export function sorted<Kind extends string>(cards: readonly Kind[]): Kind[] {
  const rank = (card: string) => TECHNIQUES.indexOf(techniqueOf(card)) * 10 + valueOf(card);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** What Gianluigi adds for a card, in halves: "1½". */
export function halves(materials: number): string {
  const whole = Math.floor(materials);
  return `${whole || materials === 0 ? whole : ""}${materials > whole ? "½" : ""}`;
}
