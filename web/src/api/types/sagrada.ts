/* Made from docs/schemas by `make types`: edit the Python types instead. */

/**
 * A fact of the kind `seat`.
 */
export type Seat = number;
/**
 * A fact of the kind `pattern`.
 */
export type Pattern =
  | "bellesguard"
  | "batllo"
  | "fractal-drops"
  | "ripples-of-light"
  | "luz-celestial"
  | "fulgor-del-cielo"
  | "sun-catcher"
  | "shadow-thief"
  | "aurora-sagradis"
  | "aurorae-magnificus"
  | "chromatic-splendor"
  | "comitas"
  | "kaleidoscopic-dream"
  | "firmitas"
  | "via-lux"
  | "industria"
  | "firelight"
  | "suns-glory"
  | "gravitas"
  | "water-of-life"
  | "lux-astram"
  | "lux-mundi"
  | "virtus"
  | "symphony-of-light";
/**
 * A fact of the kind `tool`.
 */
export type Tool =
  | "grozing-pliers"
  | "eglomise-brush"
  | "copper-foil-burnisher"
  | "lathekin"
  | "lens-cutter"
  | "flux-brush"
  | "glazing-hammer"
  | "running-pliers"
  | "cork-backed-straightedge"
  | "grinding-stone"
  | "flux-remover"
  | "tap-wheel";
/**
 * A fact of the kind `colour`.
 */
export type Colour = "red" | "yellow" | "green" | "blue" | "purple";
/**
 * A fact of the kind `die`.
 */
export type Die =
  | "R1"
  | "R2"
  | "R3"
  | "R4"
  | "R5"
  | "R6"
  | "Y1"
  | "Y2"
  | "Y3"
  | "Y4"
  | "Y5"
  | "Y6"
  | "G1"
  | "G2"
  | "G3"
  | "G4"
  | "G5"
  | "G6"
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "P1"
  | "P2"
  | "P3"
  | "P4"
  | "P5"
  | "P6";
/**
 * A fact of the kind `cell`.
 */
export type Cell =
  | "A1"
  | "A2"
  | "A3"
  | "A4"
  | "A5"
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "C1"
  | "C2"
  | "C3"
  | "C4"
  | "C5"
  | "D1"
  | "D2"
  | "D3"
  | "D4"
  | "D5";
/**
 * A fact of the kind `round`.
 */
export type Round = number;
/**
 * A fact of the kind `objective`.
 */
export type Objective =
  | "row-colour-variety"
  | "column-colour-variety"
  | "row-shade-variety"
  | "column-shade-variety"
  | "light-shades"
  | "medium-shades"
  | "deep-shades"
  | "shade-variety"
  | "colour-diagonals"
  | "colour-variety";
/**
 * One line of a score sheet: what paid, by which rule, and the groups of things that earned it.
 */
export type ScoreLine = ObjectiveScoreLine | PrivateObjectiveScoreLine | TokensScoreLine | EmptySpacesScoreLine;
/**
 * The number of a rule.
 */
export type Rule =
  | "SG-1.1"
  | "SG-1.2"
  | "SG-1.3"
  | "SG-1.4"
  | "SG-2.1"
  | "SG-2.2"
  | "SG-2.3"
  | "SG-2.4"
  | "SG-2.5"
  | "SG-3.1"
  | "SG-3.2"
  | "SG-3.3"
  | "SG-3.4"
  | "SG-3.5"
  | "SG-3.6"
  | "SG-3.7"
  | "SG-4.1"
  | "SG-4.2"
  | "SG-4.3"
  | "SG-4.4"
  | "SG-4.5"
  | "SG-4.6"
  | "SG-4.7"
  | "SG-4.8"
  | "SG-5.1"
  | "SG-5.2"
  | "SG-5.3"
  | "SG-5.4"
  | "SG-5.5"
  | "SG-5.6"
  | "SG-5.7"
  | "SG-5.8"
  | "SG-T1"
  | "SG-T2"
  | "SG-T3"
  | "SG-T4"
  | "SG-T5"
  | "SG-T6.1"
  | "SG-T6.2"
  | "SG-T7"
  | "SG-T8.1"
  | "SG-T8.2"
  | "SG-T8.3"
  | "SG-T9.1"
  | "SG-T9.2"
  | "SG-T10"
  | "SG-T11.1"
  | "SG-T11.2"
  | "SG-T11.3"
  | "SG-T12"
  | "SG-6.1"
  | "SG-6.2"
  | "SG-6.3"
  | "SG-7.1"
  | "SG-7.2"
  | "SG-7.3"
  | "SG-7.4"
  | "SG-7.5"
  | "SG-7.6"
  | "SG-7.7"
  | "SG-P1"
  | "SG-P2"
  | "SG-P3"
  | "SG-P4"
  | "SG-P5"
  | "SG-P6"
  | "SG-P7"
  | "SG-P8"
  | "SG-P9"
  | "SG-P10"
  | "SG-8.1"
  | "SG-8.2"
  | "SG-8.3"
  | "SG-8.4"
  | "SG-8.5"
  | "SG-8.6"
  | "SG-8.7"
  | "SG-8.8"
  | "SG-8.9"
  | "SG-8.10"
  | "SG-8.11";
/**
 * A fact of the kind `number`.
 */
export type Number = number;
/**
 * The name of an action. They are listed in the order of the actions' numbers, from 0.
 */
export type ActionName =
  | "pass"
  | "choose bellesguard"
  | "choose batllo"
  | "choose fractal-drops"
  | "choose ripples-of-light"
  | "choose luz-celestial"
  | "choose fulgor-del-cielo"
  | "choose sun-catcher"
  | "choose shadow-thief"
  | "choose aurora-sagradis"
  | "choose aurorae-magnificus"
  | "choose chromatic-splendor"
  | "choose comitas"
  | "choose kaleidoscopic-dream"
  | "choose firmitas"
  | "choose via-lux"
  | "choose industria"
  | "choose firelight"
  | "choose suns-glory"
  | "choose gravitas"
  | "choose water-of-life"
  | "choose lux-astram"
  | "choose lux-mundi"
  | "choose virtus"
  | "choose symphony-of-light"
  | "place R1 A1"
  | "place R1 A2"
  | "place R1 A3"
  | "place R1 A4"
  | "place R1 A5"
  | "place R1 B1"
  | "place R1 B2"
  | "place R1 B3"
  | "place R1 B4"
  | "place R1 B5"
  | "place R1 C1"
  | "place R1 C2"
  | "place R1 C3"
  | "place R1 C4"
  | "place R1 C5"
  | "place R1 D1"
  | "place R1 D2"
  | "place R1 D3"
  | "place R1 D4"
  | "place R1 D5"
  | "place R2 A1"
  | "place R2 A2"
  | "place R2 A3"
  | "place R2 A4"
  | "place R2 A5"
  | "place R2 B1"
  | "place R2 B2"
  | "place R2 B3"
  | "place R2 B4"
  | "place R2 B5"
  | "place R2 C1"
  | "place R2 C2"
  | "place R2 C3"
  | "place R2 C4"
  | "place R2 C5"
  | "place R2 D1"
  | "place R2 D2"
  | "place R2 D3"
  | "place R2 D4"
  | "place R2 D5"
  | "place R3 A1"
  | "place R3 A2"
  | "place R3 A3"
  | "place R3 A4"
  | "place R3 A5"
  | "place R3 B1"
  | "place R3 B2"
  | "place R3 B3"
  | "place R3 B4"
  | "place R3 B5"
  | "place R3 C1"
  | "place R3 C2"
  | "place R3 C3"
  | "place R3 C4"
  | "place R3 C5"
  | "place R3 D1"
  | "place R3 D2"
  | "place R3 D3"
  | "place R3 D4"
  | "place R3 D5"
  | "place R4 A1"
  | "place R4 A2"
  | "place R4 A3"
  | "place R4 A4"
  | "place R4 A5"
  | "place R4 B1"
  | "place R4 B2"
  | "place R4 B3"
  | "place R4 B4"
  | "place R4 B5"
  | "place R4 C1"
  | "place R4 C2"
  | "place R4 C3"
  | "place R4 C4"
  | "place R4 C5"
  | "place R4 D1"
  | "place R4 D2"
  | "place R4 D3"
  | "place R4 D4"
  | "place R4 D5"
  | "place R5 A1"
  | "place R5 A2"
  | "place R5 A3"
  | "place R5 A4"
  | "place R5 A5"
  | "place R5 B1"
  | "place R5 B2"
  | "place R5 B3"
  | "place R5 B4"
  | "place R5 B5"
  | "place R5 C1"
  | "place R5 C2"
  | "place R5 C3"
  | "place R5 C4"
  | "place R5 C5"
  | "place R5 D1"
  | "place R5 D2"
  | "place R5 D3"
  | "place R5 D4"
  | "place R5 D5"
  | "place R6 A1"
  | "place R6 A2"
  | "place R6 A3"
  | "place R6 A4"
  | "place R6 A5"
  | "place R6 B1"
  | "place R6 B2"
  | "place R6 B3"
  | "place R6 B4"
  | "place R6 B5"
  | "place R6 C1"
  | "place R6 C2"
  | "place R6 C3"
  | "place R6 C4"
  | "place R6 C5"
  | "place R6 D1"
  | "place R6 D2"
  | "place R6 D3"
  | "place R6 D4"
  | "place R6 D5"
  | "place Y1 A1"
  | "place Y1 A2"
  | "place Y1 A3"
  | "place Y1 A4"
  | "place Y1 A5"
  | "place Y1 B1"
  | "place Y1 B2"
  | "place Y1 B3"
  | "place Y1 B4"
  | "place Y1 B5"
  | "place Y1 C1"
  | "place Y1 C2"
  | "place Y1 C3"
  | "place Y1 C4"
  | "place Y1 C5"
  | "place Y1 D1"
  | "place Y1 D2"
  | "place Y1 D3"
  | "place Y1 D4"
  | "place Y1 D5"
  | "place Y2 A1"
  | "place Y2 A2"
  | "place Y2 A3"
  | "place Y2 A4"
  | "place Y2 A5"
  | "place Y2 B1"
  | "place Y2 B2"
  | "place Y2 B3"
  | "place Y2 B4"
  | "place Y2 B5"
  | "place Y2 C1"
  | "place Y2 C2"
  | "place Y2 C3"
  | "place Y2 C4"
  | "place Y2 C5"
  | "place Y2 D1"
  | "place Y2 D2"
  | "place Y2 D3"
  | "place Y2 D4"
  | "place Y2 D5"
  | "place Y3 A1"
  | "place Y3 A2"
  | "place Y3 A3"
  | "place Y3 A4"
  | "place Y3 A5"
  | "place Y3 B1"
  | "place Y3 B2"
  | "place Y3 B3"
  | "place Y3 B4"
  | "place Y3 B5"
  | "place Y3 C1"
  | "place Y3 C2"
  | "place Y3 C3"
  | "place Y3 C4"
  | "place Y3 C5"
  | "place Y3 D1"
  | "place Y3 D2"
  | "place Y3 D3"
  | "place Y3 D4"
  | "place Y3 D5"
  | "place Y4 A1"
  | "place Y4 A2"
  | "place Y4 A3"
  | "place Y4 A4"
  | "place Y4 A5"
  | "place Y4 B1"
  | "place Y4 B2"
  | "place Y4 B3"
  | "place Y4 B4"
  | "place Y4 B5"
  | "place Y4 C1"
  | "place Y4 C2"
  | "place Y4 C3"
  | "place Y4 C4"
  | "place Y4 C5"
  | "place Y4 D1"
  | "place Y4 D2"
  | "place Y4 D3"
  | "place Y4 D4"
  | "place Y4 D5"
  | "place Y5 A1"
  | "place Y5 A2"
  | "place Y5 A3"
  | "place Y5 A4"
  | "place Y5 A5"
  | "place Y5 B1"
  | "place Y5 B2"
  | "place Y5 B3"
  | "place Y5 B4"
  | "place Y5 B5"
  | "place Y5 C1"
  | "place Y5 C2"
  | "place Y5 C3"
  | "place Y5 C4"
  | "place Y5 C5"
  | "place Y5 D1"
  | "place Y5 D2"
  | "place Y5 D3"
  | "place Y5 D4"
  | "place Y5 D5"
  | "place Y6 A1"
  | "place Y6 A2"
  | "place Y6 A3"
  | "place Y6 A4"
  | "place Y6 A5"
  | "place Y6 B1"
  | "place Y6 B2"
  | "place Y6 B3"
  | "place Y6 B4"
  | "place Y6 B5"
  | "place Y6 C1"
  | "place Y6 C2"
  | "place Y6 C3"
  | "place Y6 C4"
  | "place Y6 C5"
  | "place Y6 D1"
  | "place Y6 D2"
  | "place Y6 D3"
  | "place Y6 D4"
  | "place Y6 D5"
  | "place G1 A1"
  | "place G1 A2"
  | "place G1 A3"
  | "place G1 A4"
  | "place G1 A5"
  | "place G1 B1"
  | "place G1 B2"
  | "place G1 B3"
  | "place G1 B4"
  | "place G1 B5"
  | "place G1 C1"
  | "place G1 C2"
  | "place G1 C3"
  | "place G1 C4"
  | "place G1 C5"
  | "place G1 D1"
  | "place G1 D2"
  | "place G1 D3"
  | "place G1 D4"
  | "place G1 D5"
  | "place G2 A1"
  | "place G2 A2"
  | "place G2 A3"
  | "place G2 A4"
  | "place G2 A5"
  | "place G2 B1"
  | "place G2 B2"
  | "place G2 B3"
  | "place G2 B4"
  | "place G2 B5"
  | "place G2 C1"
  | "place G2 C2"
  | "place G2 C3"
  | "place G2 C4"
  | "place G2 C5"
  | "place G2 D1"
  | "place G2 D2"
  | "place G2 D3"
  | "place G2 D4"
  | "place G2 D5"
  | "place G3 A1"
  | "place G3 A2"
  | "place G3 A3"
  | "place G3 A4"
  | "place G3 A5"
  | "place G3 B1"
  | "place G3 B2"
  | "place G3 B3"
  | "place G3 B4"
  | "place G3 B5"
  | "place G3 C1"
  | "place G3 C2"
  | "place G3 C3"
  | "place G3 C4"
  | "place G3 C5"
  | "place G3 D1"
  | "place G3 D2"
  | "place G3 D3"
  | "place G3 D4"
  | "place G3 D5"
  | "place G4 A1"
  | "place G4 A2"
  | "place G4 A3"
  | "place G4 A4"
  | "place G4 A5"
  | "place G4 B1"
  | "place G4 B2"
  | "place G4 B3"
  | "place G4 B4"
  | "place G4 B5"
  | "place G4 C1"
  | "place G4 C2"
  | "place G4 C3"
  | "place G4 C4"
  | "place G4 C5"
  | "place G4 D1"
  | "place G4 D2"
  | "place G4 D3"
  | "place G4 D4"
  | "place G4 D5"
  | "place G5 A1"
  | "place G5 A2"
  | "place G5 A3"
  | "place G5 A4"
  | "place G5 A5"
  | "place G5 B1"
  | "place G5 B2"
  | "place G5 B3"
  | "place G5 B4"
  | "place G5 B5"
  | "place G5 C1"
  | "place G5 C2"
  | "place G5 C3"
  | "place G5 C4"
  | "place G5 C5"
  | "place G5 D1"
  | "place G5 D2"
  | "place G5 D3"
  | "place G5 D4"
  | "place G5 D5"
  | "place G6 A1"
  | "place G6 A2"
  | "place G6 A3"
  | "place G6 A4"
  | "place G6 A5"
  | "place G6 B1"
  | "place G6 B2"
  | "place G6 B3"
  | "place G6 B4"
  | "place G6 B5"
  | "place G6 C1"
  | "place G6 C2"
  | "place G6 C3"
  | "place G6 C4"
  | "place G6 C5"
  | "place G6 D1"
  | "place G6 D2"
  | "place G6 D3"
  | "place G6 D4"
  | "place G6 D5"
  | "place B1 A1"
  | "place B1 A2"
  | "place B1 A3"
  | "place B1 A4"
  | "place B1 A5"
  | "place B1 B1"
  | "place B1 B2"
  | "place B1 B3"
  | "place B1 B4"
  | "place B1 B5"
  | "place B1 C1"
  | "place B1 C2"
  | "place B1 C3"
  | "place B1 C4"
  | "place B1 C5"
  | "place B1 D1"
  | "place B1 D2"
  | "place B1 D3"
  | "place B1 D4"
  | "place B1 D5"
  | "place B2 A1"
  | "place B2 A2"
  | "place B2 A3"
  | "place B2 A4"
  | "place B2 A5"
  | "place B2 B1"
  | "place B2 B2"
  | "place B2 B3"
  | "place B2 B4"
  | "place B2 B5"
  | "place B2 C1"
  | "place B2 C2"
  | "place B2 C3"
  | "place B2 C4"
  | "place B2 C5"
  | "place B2 D1"
  | "place B2 D2"
  | "place B2 D3"
  | "place B2 D4"
  | "place B2 D5"
  | "place B3 A1"
  | "place B3 A2"
  | "place B3 A3"
  | "place B3 A4"
  | "place B3 A5"
  | "place B3 B1"
  | "place B3 B2"
  | "place B3 B3"
  | "place B3 B4"
  | "place B3 B5"
  | "place B3 C1"
  | "place B3 C2"
  | "place B3 C3"
  | "place B3 C4"
  | "place B3 C5"
  | "place B3 D1"
  | "place B3 D2"
  | "place B3 D3"
  | "place B3 D4"
  | "place B3 D5"
  | "place B4 A1"
  | "place B4 A2"
  | "place B4 A3"
  | "place B4 A4"
  | "place B4 A5"
  | "place B4 B1"
  | "place B4 B2"
  | "place B4 B3"
  | "place B4 B4"
  | "place B4 B5"
  | "place B4 C1"
  | "place B4 C2"
  | "place B4 C3"
  | "place B4 C4"
  | "place B4 C5"
  | "place B4 D1"
  | "place B4 D2"
  | "place B4 D3"
  | "place B4 D4"
  | "place B4 D5"
  | "place B5 A1"
  | "place B5 A2"
  | "place B5 A3"
  | "place B5 A4"
  | "place B5 A5"
  | "place B5 B1"
  | "place B5 B2"
  | "place B5 B3"
  | "place B5 B4"
  | "place B5 B5"
  | "place B5 C1"
  | "place B5 C2"
  | "place B5 C3"
  | "place B5 C4"
  | "place B5 C5"
  | "place B5 D1"
  | "place B5 D2"
  | "place B5 D3"
  | "place B5 D4"
  | "place B5 D5"
  | "place B6 A1"
  | "place B6 A2"
  | "place B6 A3"
  | "place B6 A4"
  | "place B6 A5"
  | "place B6 B1"
  | "place B6 B2"
  | "place B6 B3"
  | "place B6 B4"
  | "place B6 B5"
  | "place B6 C1"
  | "place B6 C2"
  | "place B6 C3"
  | "place B6 C4"
  | "place B6 C5"
  | "place B6 D1"
  | "place B6 D2"
  | "place B6 D3"
  | "place B6 D4"
  | "place B6 D5"
  | "place P1 A1"
  | "place P1 A2"
  | "place P1 A3"
  | "place P1 A4"
  | "place P1 A5"
  | "place P1 B1"
  | "place P1 B2"
  | "place P1 B3"
  | "place P1 B4"
  | "place P1 B5"
  | "place P1 C1"
  | "place P1 C2"
  | "place P1 C3"
  | "place P1 C4"
  | "place P1 C5"
  | "place P1 D1"
  | "place P1 D2"
  | "place P1 D3"
  | "place P1 D4"
  | "place P1 D5"
  | "place P2 A1"
  | "place P2 A2"
  | "place P2 A3"
  | "place P2 A4"
  | "place P2 A5"
  | "place P2 B1"
  | "place P2 B2"
  | "place P2 B3"
  | "place P2 B4"
  | "place P2 B5"
  | "place P2 C1"
  | "place P2 C2"
  | "place P2 C3"
  | "place P2 C4"
  | "place P2 C5"
  | "place P2 D1"
  | "place P2 D2"
  | "place P2 D3"
  | "place P2 D4"
  | "place P2 D5"
  | "place P3 A1"
  | "place P3 A2"
  | "place P3 A3"
  | "place P3 A4"
  | "place P3 A5"
  | "place P3 B1"
  | "place P3 B2"
  | "place P3 B3"
  | "place P3 B4"
  | "place P3 B5"
  | "place P3 C1"
  | "place P3 C2"
  | "place P3 C3"
  | "place P3 C4"
  | "place P3 C5"
  | "place P3 D1"
  | "place P3 D2"
  | "place P3 D3"
  | "place P3 D4"
  | "place P3 D5"
  | "place P4 A1"
  | "place P4 A2"
  | "place P4 A3"
  | "place P4 A4"
  | "place P4 A5"
  | "place P4 B1"
  | "place P4 B2"
  | "place P4 B3"
  | "place P4 B4"
  | "place P4 B5"
  | "place P4 C1"
  | "place P4 C2"
  | "place P4 C3"
  | "place P4 C4"
  | "place P4 C5"
  | "place P4 D1"
  | "place P4 D2"
  | "place P4 D3"
  | "place P4 D4"
  | "place P4 D5"
  | "place P5 A1"
  | "place P5 A2"
  | "place P5 A3"
  | "place P5 A4"
  | "place P5 A5"
  | "place P5 B1"
  | "place P5 B2"
  | "place P5 B3"
  | "place P5 B4"
  | "place P5 B5"
  | "place P5 C1"
  | "place P5 C2"
  | "place P5 C3"
  | "place P5 C4"
  | "place P5 C5"
  | "place P5 D1"
  | "place P5 D2"
  | "place P5 D3"
  | "place P5 D4"
  | "place P5 D5"
  | "place P6 A1"
  | "place P6 A2"
  | "place P6 A3"
  | "place P6 A4"
  | "place P6 A5"
  | "place P6 B1"
  | "place P6 B2"
  | "place P6 B3"
  | "place P6 B4"
  | "place P6 B5"
  | "place P6 C1"
  | "place P6 C2"
  | "place P6 C3"
  | "place P6 C4"
  | "place P6 C5"
  | "place P6 D1"
  | "place P6 D2"
  | "place P6 D3"
  | "place P6 D4"
  | "place P6 D5"
  | "use grozing-pliers"
  | "use eglomise-brush"
  | "use copper-foil-burnisher"
  | "use lathekin"
  | "use lens-cutter"
  | "use flux-brush"
  | "use glazing-hammer"
  | "use running-pliers"
  | "use cork-backed-straightedge"
  | "use grinding-stone"
  | "use flux-remover"
  | "use tap-wheel"
  | "pay R1"
  | "pay R2"
  | "pay R3"
  | "pay R4"
  | "pay R5"
  | "pay R6"
  | "pay Y1"
  | "pay Y2"
  | "pay Y3"
  | "pay Y4"
  | "pay Y5"
  | "pay Y6"
  | "pay G1"
  | "pay G2"
  | "pay G3"
  | "pay G4"
  | "pay G5"
  | "pay G6"
  | "pay B1"
  | "pay B2"
  | "pay B3"
  | "pay B4"
  | "pay B5"
  | "pay B6"
  | "pay P1"
  | "pay P2"
  | "pay P3"
  | "pay P4"
  | "pay P5"
  | "pay P6"
  | "take R1"
  | "take R2"
  | "take R3"
  | "take R4"
  | "take R5"
  | "take R6"
  | "take Y1"
  | "take Y2"
  | "take Y3"
  | "take Y4"
  | "take Y5"
  | "take Y6"
  | "take G1"
  | "take G2"
  | "take G3"
  | "take G4"
  | "take G5"
  | "take G6"
  | "take B1"
  | "take B2"
  | "take B3"
  | "take B4"
  | "take B5"
  | "take B6"
  | "take P1"
  | "take P2"
  | "take P3"
  | "take P4"
  | "take P5"
  | "take P6"
  | "turn 1"
  | "turn 2"
  | "turn 3"
  | "turn 4"
  | "turn 5"
  | "turn 6"
  | "exchange 1 R1"
  | "exchange 1 R2"
  | "exchange 1 R3"
  | "exchange 1 R4"
  | "exchange 1 R5"
  | "exchange 1 R6"
  | "exchange 1 Y1"
  | "exchange 1 Y2"
  | "exchange 1 Y3"
  | "exchange 1 Y4"
  | "exchange 1 Y5"
  | "exchange 1 Y6"
  | "exchange 1 G1"
  | "exchange 1 G2"
  | "exchange 1 G3"
  | "exchange 1 G4"
  | "exchange 1 G5"
  | "exchange 1 G6"
  | "exchange 1 B1"
  | "exchange 1 B2"
  | "exchange 1 B3"
  | "exchange 1 B4"
  | "exchange 1 B5"
  | "exchange 1 B6"
  | "exchange 1 P1"
  | "exchange 1 P2"
  | "exchange 1 P3"
  | "exchange 1 P4"
  | "exchange 1 P5"
  | "exchange 1 P6"
  | "exchange 2 R1"
  | "exchange 2 R2"
  | "exchange 2 R3"
  | "exchange 2 R4"
  | "exchange 2 R5"
  | "exchange 2 R6"
  | "exchange 2 Y1"
  | "exchange 2 Y2"
  | "exchange 2 Y3"
  | "exchange 2 Y4"
  | "exchange 2 Y5"
  | "exchange 2 Y6"
  | "exchange 2 G1"
  | "exchange 2 G2"
  | "exchange 2 G3"
  | "exchange 2 G4"
  | "exchange 2 G5"
  | "exchange 2 G6"
  | "exchange 2 B1"
  | "exchange 2 B2"
  | "exchange 2 B3"
  | "exchange 2 B4"
  | "exchange 2 B5"
  | "exchange 2 B6"
  | "exchange 2 P1"
  | "exchange 2 P2"
  | "exchange 2 P3"
  | "exchange 2 P4"
  | "exchange 2 P5"
  | "exchange 2 P6"
  | "exchange 3 R1"
  | "exchange 3 R2"
  | "exchange 3 R3"
  | "exchange 3 R4"
  | "exchange 3 R5"
  | "exchange 3 R6"
  | "exchange 3 Y1"
  | "exchange 3 Y2"
  | "exchange 3 Y3"
  | "exchange 3 Y4"
  | "exchange 3 Y5"
  | "exchange 3 Y6"
  | "exchange 3 G1"
  | "exchange 3 G2"
  | "exchange 3 G3"
  | "exchange 3 G4"
  | "exchange 3 G5"
  | "exchange 3 G6"
  | "exchange 3 B1"
  | "exchange 3 B2"
  | "exchange 3 B3"
  | "exchange 3 B4"
  | "exchange 3 B5"
  | "exchange 3 B6"
  | "exchange 3 P1"
  | "exchange 3 P2"
  | "exchange 3 P3"
  | "exchange 3 P4"
  | "exchange 3 P5"
  | "exchange 3 P6"
  | "exchange 4 R1"
  | "exchange 4 R2"
  | "exchange 4 R3"
  | "exchange 4 R4"
  | "exchange 4 R5"
  | "exchange 4 R6"
  | "exchange 4 Y1"
  | "exchange 4 Y2"
  | "exchange 4 Y3"
  | "exchange 4 Y4"
  | "exchange 4 Y5"
  | "exchange 4 Y6"
  | "exchange 4 G1"
  | "exchange 4 G2"
  | "exchange 4 G3"
  | "exchange 4 G4"
  | "exchange 4 G5"
  | "exchange 4 G6"
  | "exchange 4 B1"
  | "exchange 4 B2"
  | "exchange 4 B3"
  | "exchange 4 B4"
  | "exchange 4 B5"
  | "exchange 4 B6"
  | "exchange 4 P1"
  | "exchange 4 P2"
  | "exchange 4 P3"
  | "exchange 4 P4"
  | "exchange 4 P5"
  | "exchange 4 P6"
  | "exchange 5 R1"
  | "exchange 5 R2"
  | "exchange 5 R3"
  | "exchange 5 R4"
  | "exchange 5 R5"
  | "exchange 5 R6"
  | "exchange 5 Y1"
  | "exchange 5 Y2"
  | "exchange 5 Y3"
  | "exchange 5 Y4"
  | "exchange 5 Y5"
  | "exchange 5 Y6"
  | "exchange 5 G1"
  | "exchange 5 G2"
  | "exchange 5 G3"
  | "exchange 5 G4"
  | "exchange 5 G5"
  | "exchange 5 G6"
  | "exchange 5 B1"
  | "exchange 5 B2"
  | "exchange 5 B3"
  | "exchange 5 B4"
  | "exchange 5 B5"
  | "exchange 5 B6"
  | "exchange 5 P1"
  | "exchange 5 P2"
  | "exchange 5 P3"
  | "exchange 5 P4"
  | "exchange 5 P5"
  | "exchange 5 P6"
  | "exchange 6 R1"
  | "exchange 6 R2"
  | "exchange 6 R3"
  | "exchange 6 R4"
  | "exchange 6 R5"
  | "exchange 6 R6"
  | "exchange 6 Y1"
  | "exchange 6 Y2"
  | "exchange 6 Y3"
  | "exchange 6 Y4"
  | "exchange 6 Y5"
  | "exchange 6 Y6"
  | "exchange 6 G1"
  | "exchange 6 G2"
  | "exchange 6 G3"
  | "exchange 6 G4"
  | "exchange 6 G5"
  | "exchange 6 G6"
  | "exchange 6 B1"
  | "exchange 6 B2"
  | "exchange 6 B3"
  | "exchange 6 B4"
  | "exchange 6 B5"
  | "exchange 6 B6"
  | "exchange 6 P1"
  | "exchange 6 P2"
  | "exchange 6 P3"
  | "exchange 6 P4"
  | "exchange 6 P5"
  | "exchange 6 P6"
  | "exchange 7 R1"
  | "exchange 7 R2"
  | "exchange 7 R3"
  | "exchange 7 R4"
  | "exchange 7 R5"
  | "exchange 7 R6"
  | "exchange 7 Y1"
  | "exchange 7 Y2"
  | "exchange 7 Y3"
  | "exchange 7 Y4"
  | "exchange 7 Y5"
  | "exchange 7 Y6"
  | "exchange 7 G1"
  | "exchange 7 G2"
  | "exchange 7 G3"
  | "exchange 7 G4"
  | "exchange 7 G5"
  | "exchange 7 G6"
  | "exchange 7 B1"
  | "exchange 7 B2"
  | "exchange 7 B3"
  | "exchange 7 B4"
  | "exchange 7 B5"
  | "exchange 7 B6"
  | "exchange 7 P1"
  | "exchange 7 P2"
  | "exchange 7 P3"
  | "exchange 7 P4"
  | "exchange 7 P5"
  | "exchange 7 P6"
  | "exchange 8 R1"
  | "exchange 8 R2"
  | "exchange 8 R3"
  | "exchange 8 R4"
  | "exchange 8 R5"
  | "exchange 8 R6"
  | "exchange 8 Y1"
  | "exchange 8 Y2"
  | "exchange 8 Y3"
  | "exchange 8 Y4"
  | "exchange 8 Y5"
  | "exchange 8 Y6"
  | "exchange 8 G1"
  | "exchange 8 G2"
  | "exchange 8 G3"
  | "exchange 8 G4"
  | "exchange 8 G5"
  | "exchange 8 G6"
  | "exchange 8 B1"
  | "exchange 8 B2"
  | "exchange 8 B3"
  | "exchange 8 B4"
  | "exchange 8 B5"
  | "exchange 8 B6"
  | "exchange 8 P1"
  | "exchange 8 P2"
  | "exchange 8 P3"
  | "exchange 8 P4"
  | "exchange 8 P5"
  | "exchange 8 P6"
  | "exchange 9 R1"
  | "exchange 9 R2"
  | "exchange 9 R3"
  | "exchange 9 R4"
  | "exchange 9 R5"
  | "exchange 9 R6"
  | "exchange 9 Y1"
  | "exchange 9 Y2"
  | "exchange 9 Y3"
  | "exchange 9 Y4"
  | "exchange 9 Y5"
  | "exchange 9 Y6"
  | "exchange 9 G1"
  | "exchange 9 G2"
  | "exchange 9 G3"
  | "exchange 9 G4"
  | "exchange 9 G5"
  | "exchange 9 G6"
  | "exchange 9 B1"
  | "exchange 9 B2"
  | "exchange 9 B3"
  | "exchange 9 B4"
  | "exchange 9 B5"
  | "exchange 9 B6"
  | "exchange 9 P1"
  | "exchange 9 P2"
  | "exchange 9 P3"
  | "exchange 9 P4"
  | "exchange 9 P5"
  | "exchange 9 P6"
  | "exchange 10 R1"
  | "exchange 10 R2"
  | "exchange 10 R3"
  | "exchange 10 R4"
  | "exchange 10 R5"
  | "exchange 10 R6"
  | "exchange 10 Y1"
  | "exchange 10 Y2"
  | "exchange 10 Y3"
  | "exchange 10 Y4"
  | "exchange 10 Y5"
  | "exchange 10 Y6"
  | "exchange 10 G1"
  | "exchange 10 G2"
  | "exchange 10 G3"
  | "exchange 10 G4"
  | "exchange 10 G5"
  | "exchange 10 G6"
  | "exchange 10 B1"
  | "exchange 10 B2"
  | "exchange 10 B3"
  | "exchange 10 B4"
  | "exchange 10 B5"
  | "exchange 10 B6"
  | "exchange 10 P1"
  | "exchange 10 P2"
  | "exchange 10 P3"
  | "exchange 10 P4"
  | "exchange 10 P5"
  | "exchange 10 P6"
  | "return"
  | "move A1 A2"
  | "move A1 A3"
  | "move A1 A4"
  | "move A1 A5"
  | "move A1 B1"
  | "move A1 B2"
  | "move A1 B3"
  | "move A1 B4"
  | "move A1 B5"
  | "move A1 C1"
  | "move A1 C2"
  | "move A1 C3"
  | "move A1 C4"
  | "move A1 C5"
  | "move A1 D1"
  | "move A1 D2"
  | "move A1 D3"
  | "move A1 D4"
  | "move A1 D5"
  | "move A2 A1"
  | "move A2 A3"
  | "move A2 A4"
  | "move A2 A5"
  | "move A2 B1"
  | "move A2 B2"
  | "move A2 B3"
  | "move A2 B4"
  | "move A2 B5"
  | "move A2 C1"
  | "move A2 C2"
  | "move A2 C3"
  | "move A2 C4"
  | "move A2 C5"
  | "move A2 D1"
  | "move A2 D2"
  | "move A2 D3"
  | "move A2 D4"
  | "move A2 D5"
  | "move A3 A1"
  | "move A3 A2"
  | "move A3 A4"
  | "move A3 A5"
  | "move A3 B1"
  | "move A3 B2"
  | "move A3 B3"
  | "move A3 B4"
  | "move A3 B5"
  | "move A3 C1"
  | "move A3 C2"
  | "move A3 C3"
  | "move A3 C4"
  | "move A3 C5"
  | "move A3 D1"
  | "move A3 D2"
  | "move A3 D3"
  | "move A3 D4"
  | "move A3 D5"
  | "move A4 A1"
  | "move A4 A2"
  | "move A4 A3"
  | "move A4 A5"
  | "move A4 B1"
  | "move A4 B2"
  | "move A4 B3"
  | "move A4 B4"
  | "move A4 B5"
  | "move A4 C1"
  | "move A4 C2"
  | "move A4 C3"
  | "move A4 C4"
  | "move A4 C5"
  | "move A4 D1"
  | "move A4 D2"
  | "move A4 D3"
  | "move A4 D4"
  | "move A4 D5"
  | "move A5 A1"
  | "move A5 A2"
  | "move A5 A3"
  | "move A5 A4"
  | "move A5 B1"
  | "move A5 B2"
  | "move A5 B3"
  | "move A5 B4"
  | "move A5 B5"
  | "move A5 C1"
  | "move A5 C2"
  | "move A5 C3"
  | "move A5 C4"
  | "move A5 C5"
  | "move A5 D1"
  | "move A5 D2"
  | "move A5 D3"
  | "move A5 D4"
  | "move A5 D5"
  | "move B1 A1"
  | "move B1 A2"
  | "move B1 A3"
  | "move B1 A4"
  | "move B1 A5"
  | "move B1 B2"
  | "move B1 B3"
  | "move B1 B4"
  | "move B1 B5"
  | "move B1 C1"
  | "move B1 C2"
  | "move B1 C3"
  | "move B1 C4"
  | "move B1 C5"
  | "move B1 D1"
  | "move B1 D2"
  | "move B1 D3"
  | "move B1 D4"
  | "move B1 D5"
  | "move B2 A1"
  | "move B2 A2"
  | "move B2 A3"
  | "move B2 A4"
  | "move B2 A5"
  | "move B2 B1"
  | "move B2 B3"
  | "move B2 B4"
  | "move B2 B5"
  | "move B2 C1"
  | "move B2 C2"
  | "move B2 C3"
  | "move B2 C4"
  | "move B2 C5"
  | "move B2 D1"
  | "move B2 D2"
  | "move B2 D3"
  | "move B2 D4"
  | "move B2 D5"
  | "move B3 A1"
  | "move B3 A2"
  | "move B3 A3"
  | "move B3 A4"
  | "move B3 A5"
  | "move B3 B1"
  | "move B3 B2"
  | "move B3 B4"
  | "move B3 B5"
  | "move B3 C1"
  | "move B3 C2"
  | "move B3 C3"
  | "move B3 C4"
  | "move B3 C5"
  | "move B3 D1"
  | "move B3 D2"
  | "move B3 D3"
  | "move B3 D4"
  | "move B3 D5"
  | "move B4 A1"
  | "move B4 A2"
  | "move B4 A3"
  | "move B4 A4"
  | "move B4 A5"
  | "move B4 B1"
  | "move B4 B2"
  | "move B4 B3"
  | "move B4 B5"
  | "move B4 C1"
  | "move B4 C2"
  | "move B4 C3"
  | "move B4 C4"
  | "move B4 C5"
  | "move B4 D1"
  | "move B4 D2"
  | "move B4 D3"
  | "move B4 D4"
  | "move B4 D5"
  | "move B5 A1"
  | "move B5 A2"
  | "move B5 A3"
  | "move B5 A4"
  | "move B5 A5"
  | "move B5 B1"
  | "move B5 B2"
  | "move B5 B3"
  | "move B5 B4"
  | "move B5 C1"
  | "move B5 C2"
  | "move B5 C3"
  | "move B5 C4"
  | "move B5 C5"
  | "move B5 D1"
  | "move B5 D2"
  | "move B5 D3"
  | "move B5 D4"
  | "move B5 D5"
  | "move C1 A1"
  | "move C1 A2"
  | "move C1 A3"
  | "move C1 A4"
  | "move C1 A5"
  | "move C1 B1"
  | "move C1 B2"
  | "move C1 B3"
  | "move C1 B4"
  | "move C1 B5"
  | "move C1 C2"
  | "move C1 C3"
  | "move C1 C4"
  | "move C1 C5"
  | "move C1 D1"
  | "move C1 D2"
  | "move C1 D3"
  | "move C1 D4"
  | "move C1 D5"
  | "move C2 A1"
  | "move C2 A2"
  | "move C2 A3"
  | "move C2 A4"
  | "move C2 A5"
  | "move C2 B1"
  | "move C2 B2"
  | "move C2 B3"
  | "move C2 B4"
  | "move C2 B5"
  | "move C2 C1"
  | "move C2 C3"
  | "move C2 C4"
  | "move C2 C5"
  | "move C2 D1"
  | "move C2 D2"
  | "move C2 D3"
  | "move C2 D4"
  | "move C2 D5"
  | "move C3 A1"
  | "move C3 A2"
  | "move C3 A3"
  | "move C3 A4"
  | "move C3 A5"
  | "move C3 B1"
  | "move C3 B2"
  | "move C3 B3"
  | "move C3 B4"
  | "move C3 B5"
  | "move C3 C1"
  | "move C3 C2"
  | "move C3 C4"
  | "move C3 C5"
  | "move C3 D1"
  | "move C3 D2"
  | "move C3 D3"
  | "move C3 D4"
  | "move C3 D5"
  | "move C4 A1"
  | "move C4 A2"
  | "move C4 A3"
  | "move C4 A4"
  | "move C4 A5"
  | "move C4 B1"
  | "move C4 B2"
  | "move C4 B3"
  | "move C4 B4"
  | "move C4 B5"
  | "move C4 C1"
  | "move C4 C2"
  | "move C4 C3"
  | "move C4 C5"
  | "move C4 D1"
  | "move C4 D2"
  | "move C4 D3"
  | "move C4 D4"
  | "move C4 D5"
  | "move C5 A1"
  | "move C5 A2"
  | "move C5 A3"
  | "move C5 A4"
  | "move C5 A5"
  | "move C5 B1"
  | "move C5 B2"
  | "move C5 B3"
  | "move C5 B4"
  | "move C5 B5"
  | "move C5 C1"
  | "move C5 C2"
  | "move C5 C3"
  | "move C5 C4"
  | "move C5 D1"
  | "move C5 D2"
  | "move C5 D3"
  | "move C5 D4"
  | "move C5 D5"
  | "move D1 A1"
  | "move D1 A2"
  | "move D1 A3"
  | "move D1 A4"
  | "move D1 A5"
  | "move D1 B1"
  | "move D1 B2"
  | "move D1 B3"
  | "move D1 B4"
  | "move D1 B5"
  | "move D1 C1"
  | "move D1 C2"
  | "move D1 C3"
  | "move D1 C4"
  | "move D1 C5"
  | "move D1 D2"
  | "move D1 D3"
  | "move D1 D4"
  | "move D1 D5"
  | "move D2 A1"
  | "move D2 A2"
  | "move D2 A3"
  | "move D2 A4"
  | "move D2 A5"
  | "move D2 B1"
  | "move D2 B2"
  | "move D2 B3"
  | "move D2 B4"
  | "move D2 B5"
  | "move D2 C1"
  | "move D2 C2"
  | "move D2 C3"
  | "move D2 C4"
  | "move D2 C5"
  | "move D2 D1"
  | "move D2 D3"
  | "move D2 D4"
  | "move D2 D5"
  | "move D3 A1"
  | "move D3 A2"
  | "move D3 A3"
  | "move D3 A4"
  | "move D3 A5"
  | "move D3 B1"
  | "move D3 B2"
  | "move D3 B3"
  | "move D3 B4"
  | "move D3 B5"
  | "move D3 C1"
  | "move D3 C2"
  | "move D3 C3"
  | "move D3 C4"
  | "move D3 C5"
  | "move D3 D1"
  | "move D3 D2"
  | "move D3 D4"
  | "move D3 D5"
  | "move D4 A1"
  | "move D4 A2"
  | "move D4 A3"
  | "move D4 A4"
  | "move D4 A5"
  | "move D4 B1"
  | "move D4 B2"
  | "move D4 B3"
  | "move D4 B4"
  | "move D4 B5"
  | "move D4 C1"
  | "move D4 C2"
  | "move D4 C3"
  | "move D4 C4"
  | "move D4 C5"
  | "move D4 D1"
  | "move D4 D2"
  | "move D4 D3"
  | "move D4 D5"
  | "move D5 A1"
  | "move D5 A2"
  | "move D5 A3"
  | "move D5 A4"
  | "move D5 A5"
  | "move D5 B1"
  | "move D5 B2"
  | "move D5 B3"
  | "move D5 B4"
  | "move D5 B5"
  | "move D5 C1"
  | "move D5 C2"
  | "move D5 C3"
  | "move D5 C4"
  | "move D5 C5"
  | "move D5 D1"
  | "move D5 D2"
  | "move D5 D3"
  | "move D5 D4"
  | "lift A1"
  | "lift A2"
  | "lift A3"
  | "lift A4"
  | "lift A5"
  | "lift B1"
  | "lift B2"
  | "lift B3"
  | "lift B4"
  | "lift B5"
  | "lift C1"
  | "lift C2"
  | "lift C3"
  | "lift C4"
  | "lift C5"
  | "lift D1"
  | "lift D2"
  | "lift D3"
  | "lift D4"
  | "lift D5"
  | "stop"
  | "score red"
  | "score yellow"
  | "score green"
  | "score blue"
  | "score purple";
/**
 * What a seat is asked to decide, told apart by `asks`.
 */
export type Question =
  | ChooseValueQuestion
  | ChooseWindowQuestion
  | DraftAgainQuestion
  | ExchangeDieQuestion
  | LiftDieQuestion
  | MoveDieQuestion
  | PayForToolQuestion
  | PickObjectiveQuestion
  | PlaceApartQuestion
  | PlaceDieQuestion
  | SetDownDieQuestion
  | TakeDieQuestion
  | TakeTurnQuestion;
/**
 * A decision, told apart by `do`. Whether it is legal now, the engine says.
 */
export type Action =
  | PassAction
  | ChooseAction
  | PlaceAction
  | UseAction
  | PayAction
  | TakeAction
  | TurnAction
  | ExchangeAction
  | ReturnAction
  | MoveAction
  | LiftAction
  | StopAction
  | ScoreAction;
/**
 * Why something is refused, told apart by `code`.
 */
export type Reason =
  | AfterDraftingReason
  | AlreadyDraftedReason
  | BeforeDraftingReason
  | ByOneReason
  | CarryOutReason
  | ChooseAWindowReason
  | ClosedReason
  | ColourNotOnTrackReason
  | DieDoesNotFitReason
  | DieIsNeededReason
  | DraftIsMadeReason
  | EdgeReason
  | FirstTurnOnlyReason
  | GameOverReason
  | LiftLeadsNowhereReason
  | LiftedAlreadyReason
  | MovedAlreadyReason
  | MustDraftReason
  | MustPlaceReason
  | NoDiceYetReason
  | NoDieThereReason
  | NoDieToPayReason
  | NoSecondFitsReason
  | NoSpaceApartReason
  | NoSuchSeatReason
  | NoSuchToolReason
  | NoToolToPayReason
  | NoToolToStopReason
  | NoTrackDieFitsReason
  | NoTwoMoveReason
  | NoneOfTrackColoursReason
  | NotApartReason
  | NotDealtReason
  | NotForTheLastReason
  | NotInPoolReason
  | NotLiftedReason
  | NotOfferedReason
  | NotOnTrackReason
  | NotYourTurnReason
  | NothingFitsReason
  | NothingMovesReason
  | NothingToCancelReason
  | NothingToUndoReason
  | OneDieOnlyReason
  | OnlyAToolMovesReason
  | OnlyDieIsNeededReason
  | OnlyWithAToolReason
  | OtherColourReason
  | OthersActedReason
  | OverReason
  | PairLeadsNowhereReason
  | PayFirstReason
  | PickAnObjectiveReason
  | PickedAtTheEndReason
  | PlaceTheDieReason
  | PoolEmptyReason
  | PrintedColourReason
  | PrintedShadeReason
  | SameColourReason
  | SameValueReason
  | ScoredAtTheEndReason
  | SecondTurnOnlyReason
  | SeenReason
  | StaleReason
  | StrandedReason
  | TakenReason
  | TooFewTokensReason
  | ToolUsedReason
  | TouchReason
  | TrackColoursStuckReason
  | TrackEmptyReason
  | TwoMustMoveReason
  | UnfinishedReason
  | UsedUpReason
  | ValueDoesNotFitReason
  | ValueMustFitReason
  | WindowIsChosenReason
  | WrongColourToPayReason;
/**
 * A fact of the kind `value`.
 */
export type Value = number;
/**
 * A fact of the kind `task`.
 */
export type Task =
  | "take-die"
  | "choose-value"
  | "place-die"
  | "exchange-die"
  | "place-apart"
  | "move-die"
  | "move-second-die"
  | "lift-die"
  | "lift-second-die"
  | "lift-second-die-or-set-down"
  | "set-down-die";
/**
 * Something that happened, told apart by `event`.
 */
export type Event =
  | CardsLaidEvent
  | ChangedEvent
  | DecidedEvent
  | DraftLapsedEvent
  | EndedEarlyEvent
  | ExchangedEvent
  | LiftedEvent
  | MovedEvent
  | ObjectiveDealtEvent
  | ObjectivePickedEvent
  | ObjectiveShownEvent
  | PassedEvent
  | PatternsOfferedEvent
  | PlacedEvent
  | PoolRolledEvent
  | PulledEvent
  | ResignedEvent
  | ReturnedEvent
  | RoundBeganEvent
  | RoundEndedEvent
  | SetDownEvent
  | TakenBackEvent
  | TookEvent
  | ToolUsedEvent
  | TurnSkippedEvent
  | ValueChosenEvent
  | WindowChosenEvent
  | WindowShownEvent;
/**
 * A fact of the kind `change`.
 */
export type Change = "turned" | "turned-over" | "rolled";
/**
 * A fact of the kind `place`.
 */
export type Place = "pool" | "hand";
/**
 * A fact of the kind `tokens`.
 */
export type Tokens = number;
/**
 * A piece of a sentence that names something: of which kind it is, and its id or number.
 */
export type Named =
  | {
      text: string;
      kind: "action-name";
      value: ActionName;
    }
  | {
      text: string;
      kind: "cell";
      value: Cell;
    }
  | {
      text: string;
      kind: "change";
      value: Change;
    }
  | {
      text: string;
      kind: "colour";
      value: Colour;
    }
  | {
      text: string;
      kind: "die";
      value: Die;
    }
  | {
      text: string;
      kind: "number";
      value: Number;
    }
  | {
      text: string;
      kind: "objective";
      value: Objective;
    }
  | {
      text: string;
      kind: "options";
      value: Options;
    }
  | {
      text: string;
      kind: "pattern";
      value: Pattern;
    }
  | {
      text: string;
      kind: "place";
      value: Place;
    }
  | {
      text: string;
      kind: "round";
      value: Round;
    }
  | {
      text: string;
      kind: "rule";
      value: Rule;
    }
  | {
      text: string;
      kind: "seat";
      value: Seat;
    }
  | {
      text: string;
      kind: "task";
      value: Task;
    }
  | {
      text: string;
      kind: "tokens";
      value: Tokens;
    }
  | {
      text: string;
      kind: "tool";
      value: Tool;
    }
  | {
      text: string;
      kind: "value";
      value: Value;
    };
/**
 * A sentence: pieces of text, and of text that names something.
 */
export type Phrase = (string | Named)[];
/**
 * A line of a record, told apart by `kind`: a header first, then entries.
 */
export type RecordLine = HeaderLine | LuckLine | ActedLine | UndoneLine | RevealedLine | EndedLine;
/**
 * The name of the game.
 */
export type Game = "sagrada";
/**
 * A fact of the kind `hex`.
 */
export type Hex = string;
/**
 * A fact of the kind `time`.
 */
export type Time = string;
/**
 * A fact of the kind `pointer`.
 */
export type Pointer = string;
/**
 * A kind of draft.
 */
export type Draft = "turn";
/**
 * A fact of the kind `door`.
 */
export type Door = "roll" | "draw" | "pick";

export interface Everything {
  View?: View;
  Prospects?: Prospects;
  Question?: Question;
  Action?: Action;
  Reason?: Reason;
  Event?: Event;
  Phrase?: Phrase;
  Standing?: Standing;
  RecordLine?: RecordLine;
  Snapshot?: Snapshot;
  News?: News;
  Laying?: Laying;
  Slip?: Slip;
  ActedLine?: ActedLine;
  ActionName?: ActionName;
  AfterDraftingReason?: AfterDraftingReason;
  AlreadyDraftedReason?: AlreadyDraftedReason;
  BeforeDraftingReason?: BeforeDraftingReason;
  ByOneReason?: ByOneReason;
  Candidate?: Candidate;
  CardsLaidEvent?: CardsLaidEvent;
  CarryOutReason?: CarryOutReason;
  Cell?: Cell;
  Change?: Change;
  ChangedEvent?: ChangedEvent;
  ChooseAWindowReason?: ChooseAWindowReason;
  ChooseAction?: ChooseAction;
  ChooseValueQuestion?: ChooseValueQuestion;
  ChooseWindowQuestion?: ChooseWindowQuestion;
  ClosedReason?: ClosedReason;
  Colour?: Colour;
  ColourNotOnTrackReason?: ColourNotOnTrackReason;
  Continued?: Continued;
  DecidedEvent?: DecidedEvent;
  Die?: Die;
  DieDoesNotFitReason?: DieDoesNotFitReason;
  DieIsNeededReason?: DieIsNeededReason;
  Door?: Door;
  Draft?: Draft;
  DraftAgainQuestion?: DraftAgainQuestion;
  DraftIsMadeReason?: DraftIsMadeReason;
  DraftLapsedEvent?: DraftLapsedEvent;
  EdgeReason?: EdgeReason;
  EmptySpacesScoreLine?: EmptySpacesScoreLine;
  EndedEarlyEvent?: EndedEarlyEvent;
  EndedLine?: EndedLine;
  ExchangeAction?: ExchangeAction;
  ExchangeDieQuestion?: ExchangeDieQuestion;
  ExchangedEvent?: ExchangedEvent;
  FirstTurnOnlyReason?: FirstTurnOnlyReason;
  Gain?: Gain;
  Game?: Game;
  GameOverReason?: GameOverReason;
  HeaderLine?: HeaderLine;
  Hex?: Hex;
  InHand?: InHand;
  LegalAction?: LegalAction;
  LiftAction?: LiftAction;
  LiftDieQuestion?: LiftDieQuestion;
  LiftLeadsNowhereReason?: LiftLeadsNowhereReason;
  LiftedAlreadyReason?: LiftedAlreadyReason;
  LiftedEvent?: LiftedEvent;
  LineProgress?: LineProgress;
  LuckLine?: LuckLine;
  LuckShare?: LuckShare;
  MoveAction?: MoveAction;
  MoveDieQuestion?: MoveDieQuestion;
  MovedAlreadyReason?: MovedAlreadyReason;
  MovedEvent?: MovedEvent;
  MustDraftReason?: MustDraftReason;
  MustPlaceReason?: MustPlaceReason;
  Named?: Named;
  NoDiceYetReason?: NoDiceYetReason;
  NoDieThereReason?: NoDieThereReason;
  NoDieToPayReason?: NoDieToPayReason;
  NoSecondFitsReason?: NoSecondFitsReason;
  NoSpaceApartReason?: NoSpaceApartReason;
  NoSuchSeatReason?: NoSuchSeatReason;
  NoSuchToolReason?: NoSuchToolReason;
  NoToolToPayReason?: NoToolToPayReason;
  NoToolToStopReason?: NoToolToStopReason;
  NoTrackDieFitsReason?: NoTrackDieFitsReason;
  NoTwoMoveReason?: NoTwoMoveReason;
  NoneOfTrackColoursReason?: NoneOfTrackColoursReason;
  NotApartReason?: NotApartReason;
  NotDealtReason?: NotDealtReason;
  NotForTheLastReason?: NotForTheLastReason;
  NotInPoolReason?: NotInPoolReason;
  NotLiftedReason?: NotLiftedReason;
  NotOfferedReason?: NotOfferedReason;
  NotOnTrackReason?: NotOnTrackReason;
  NotYourTurnReason?: NotYourTurnReason;
  NothingFitsReason?: NothingFitsReason;
  NothingMovesReason?: NothingMovesReason;
  NothingToCancelReason?: NothingToCancelReason;
  NothingToUndoReason?: NothingToUndoReason;
  Number?: Number;
  Objective?: Objective;
  ObjectiveDealtEvent?: ObjectiveDealtEvent;
  ObjectivePickedEvent?: ObjectivePickedEvent;
  ObjectiveScoreLine?: ObjectiveScoreLine;
  ObjectiveShownEvent?: ObjectiveShownEvent;
  OneDieOnlyReason?: OneDieOnlyReason;
  OnlyAToolMovesReason?: OnlyAToolMovesReason;
  OnlyDieIsNeededReason?: OnlyDieIsNeededReason;
  OnlyWithAToolReason?: OnlyWithAToolReason;
  Options?: Options;
  OtherColourReason?: OtherColourReason;
  OthersActedReason?: OthersActedReason;
  OverReason?: OverReason;
  PairLeadsNowhereReason?: PairLeadsNowhereReason;
  PassAction?: PassAction;
  PassedEvent?: PassedEvent;
  Pattern?: Pattern;
  PatternsOfferedEvent?: PatternsOfferedEvent;
  PayAction?: PayAction;
  PayFirstReason?: PayFirstReason;
  PayForToolQuestion?: PayForToolQuestion;
  PickAnObjectiveReason?: PickAnObjectiveReason;
  PickObjectiveQuestion?: PickObjectiveQuestion;
  PickedAtTheEndReason?: PickedAtTheEndReason;
  Place?: Place;
  PlaceAction?: PlaceAction;
  PlaceApartQuestion?: PlaceApartQuestion;
  PlaceDieQuestion?: PlaceDieQuestion;
  PlaceTheDieReason?: PlaceTheDieReason;
  PlacedEvent?: PlacedEvent;
  Player?: Player;
  Pointer?: Pointer;
  PoolEmptyReason?: PoolEmptyReason;
  PoolRolledEvent?: PoolRolledEvent;
  PrintedColourReason?: PrintedColourReason;
  PrintedShadeReason?: PrintedShadeReason;
  PrivateObjectiveScoreLine?: PrivateObjectiveScoreLine;
  Progress?: Progress;
  PulledEvent?: PulledEvent;
  ResignedEvent?: ResignedEvent;
  ReturnAction?: ReturnAction;
  ReturnedEvent?: ReturnedEvent;
  RevealedLine?: RevealedLine;
  Round?: Round;
  RoundBeganEvent?: RoundBeganEvent;
  RoundEndedEvent?: RoundEndedEvent;
  Rule?: Rule;
  SagradaProspects?: SagradaProspects;
  SagradaView?: SagradaView;
  SameColourReason?: SameColourReason;
  SameValueReason?: SameValueReason;
  ScoreAction?: ScoreAction;
  ScoreLine?: ScoreLine;
  ScoredAtTheEndReason?: ScoredAtTheEndReason;
  Seat?: Seat;
  SecondTurnOnlyReason?: SecondTurnOnlyReason;
  SeenReason?: SeenReason;
  SetDownDieQuestion?: SetDownDieQuestion;
  SetDownEvent?: SetDownEvent;
  StaleReason?: StaleReason;
  StopAction?: StopAction;
  StrandedReason?: StrandedReason;
  Sum?: Sum;
  TakeAction?: TakeAction;
  TakeDieQuestion?: TakeDieQuestion;
  TakeTurnQuestion?: TakeTurnQuestion;
  TakenBackEvent?: TakenBackEvent;
  TakenReason?: TakenReason;
  Task?: Task;
  Time?: Time;
  Tokens?: Tokens;
  TokensScoreLine?: TokensScoreLine;
  TooFewTokensReason?: TooFewTokensReason;
  TookEvent?: TookEvent;
  Tool?: Tool;
  ToolUsedEvent?: ToolUsedEvent;
  ToolUsedReason?: ToolUsedReason;
  TouchReason?: TouchReason;
  TrackColoursStuckReason?: TrackColoursStuckReason;
  TrackEmptyReason?: TrackEmptyReason;
  TurnAction?: TurnAction;
  TurnAhead?: TurnAhead;
  TurnSkippedEvent?: TurnSkippedEvent;
  TurnSum?: TurnSum;
  TwoMustMoveReason?: TwoMustMoveReason;
  UndoneLine?: UndoneLine;
  UnfinishedReason?: UnfinishedReason;
  UseAction?: UseAction;
  UsedUpReason?: UsedUpReason;
  Value?: Value;
  ValueChosenEvent?: ValueChosenEvent;
  ValueDoesNotFitReason?: ValueDoesNotFitReason;
  ValueMustFitReason?: ValueMustFitReason;
  WindowChosenEvent?: WindowChosenEvent;
  WindowIsChosenReason?: WindowIsChosenReason;
  WindowShownEvent?: WindowShownEvent;
  WindowSoFar?: WindowSoFar;
  WindowView?: WindowView;
  WrongColourToPayReason?: WrongColourToPayReason;
}
/**
 * What a seat, or a spectator, may see.
 */
export interface View {
  seat: Seat | null;
  pending: Seat[];
  questions: (
    | ChooseWindowQuestion
    | TakeTurnQuestion
    | PayForToolQuestion
    | TakeDieQuestion
    | ChooseValueQuestion
    | PlaceDieQuestion
    | ExchangeDieQuestion
    | PlaceApartQuestion
    | MoveDieQuestion
    | LiftDieQuestion
    | SetDownDieQuestion
    | DraftAgainQuestion
    | PickObjectiveQuestion
  )[];
  seats: number;
  options: Options;
  round: Round;
  first: Seat | null;
  turns: TurnAhead[];
  offers: Pattern[][];
  chosen: (Pattern | null)[];
  private: (Colour[] | null)[];
  public: Objective[];
  tools: Tool[];
  on_tools: number[];
  tokens: number[];
  windows: WindowView[];
  pool: Die[];
  hand: InHand[];
  track: Die[][];
  bag: number[];
  gone: Die[];
  picked: Colour | null;
  agenda: string[];
}
/**
 * [SG-1.2] Which of these patterns to play.
 */
export interface ChooseWindowQuestion {
  asks: "choose-window";
  seat: Seat;
  patterns: Pattern[];
}
/**
 * [SG-3.4] What to do in a turn, the first or the second of the round, with or without the draft and the tool.
 */
export interface TakeTurnQuestion {
  asks: "take-turn";
  seat: Seat;
  second: boolean;
  drafted: boolean;
  tooled: boolean;
}
/**
 * [SG-8.5] Which die of this colour to pay with, playing alone.
 */
export interface PayForToolQuestion {
  asks: "pay-for-tool";
  seat: Seat;
  tool: Tool;
  colour: Colour;
}
/**
 * [SG-5.6] Which die of the pool the tool acts on.
 */
export interface TakeDieQuestion {
  asks: "take-die";
  seat: Seat;
  tool: Tool;
}
/**
 * [SG-T1] [SG-T11.1] Which value the die in hand gets. One pulled from the bag has none yet: `die` is None.
 */
export interface ChooseValueQuestion {
  asks: "choose-value";
  seat: Seat;
  tool: Tool;
  colour: Colour;
  die: Die | null;
}
/**
 * Where to place the die in hand, or whether to return it.
 */
export interface PlaceDieQuestion {
  asks: "place-die";
  seat: Seat;
  tool: Tool;
  die: Die;
}
/**
 * [SG-T5] Which die of the round track the die in hand is exchanged with.
 */
export interface ExchangeDieQuestion {
  asks: "exchange-die";
  seat: Seat;
  tool: Tool;
  die: Die;
}
/**
 * [SG-T9.1] Which die of the pool to place where it touches no other.
 */
export interface PlaceApartQuestion {
  asks: "place-apart";
  seat: Seat;
  tool: Tool;
}
/**
 * [SG-5.7] Which die to move, and where.
 *
 * `moved` is where the first die lies now, None if none was moved; `may_stop` says whether one is enough.
 */
export interface MoveDieQuestion {
  asks: "move-die";
  seat: Seat;
  tool: Tool;
  moved: Cell | null;
  may_stop: boolean;
}
/**
 * [SG-5.8] Which die to lift.
 *
 * `lifted` is the space of the die that is lifted already, None if none is; `may_stop` says whether that one may be
 * set down instead.
 */
export interface LiftDieQuestion {
  asks: "lift-die";
  seat: Seat;
  tool: Tool;
  lifted: Cell | null;
  may_stop: boolean;
}
/**
 * [SG-5.8] Where to set down a die; `lifted` are the spaces that the dice in hand were lifted from.
 */
export interface SetDownDieQuestion {
  asks: "set-down-die";
  seat: Seat;
  tool: Tool;
  lifted: Cell[];
}
/**
 * [SG-T8.1] Which die to draft as the second one, and where.
 */
export interface DraftAgainQuestion {
  asks: "draft-again";
  seat: Seat;
  tool: Tool;
}
/**
 * [SG-8.9] Which private objective to score.
 */
export interface PickObjectiveQuestion {
  asks: "pick-objective";
  seat: Seat;
  colours: Colour[];
}
/**
 * The options in play.
 */
export interface Options {
  windows: "before-cards" | "after-cards";
  bag: "full" | "reduced";
  tools: "3" | "1" | "2" | "4" | "5";
  changed_die: "place" | "pool";
  two_moves: "one-by-one" | "together";
  flux_brush: "must-place" | "may-return";
  failed_flux_brush: "spent" | "draft-again";
  running_pliers: "after-draft" | "any-time";
  pliers_of_the_last: "allowed" | "refused";
  cork_first_die: "edge" | "anywhere";
  flux_remover: "english" | "italian";
  flux_remover_value: "chosen" | "rolled";
  colour_diagonals: "dice" | "pairs";
  last_tie_break: "latest-seat" | "last-turn";
}
/**
 * [SG-3.3] A turn of the round: whose, and whether it is that seat's second one.
 */
export interface TurnAhead {
  seat: Seat;
  second: boolean;
}
/**
 * A window: its pattern, and for each space, row by row, the die on it, or None.
 */
export interface WindowView {
  pattern: Pattern;
  dice: (Die | null)[];
}
/**
 * A die in hand, for all to see.
 *
 * One pulled from the bag has a colour, and no value yet: `die` is None. `cell` is the space that a die was lifted
 * from, None if it came from elsewhere.
 */
export interface InHand {
  colour: Colour;
  die: Die | null;
  cell: Cell | null;
}
/**
 * What a seat can work out from its view, by the rules.
 */
export interface Prospects {
  windows: WindowSoFar[];
  gains: Gain[];
}
/**
 * What a window is worth so far, as far as a seat knows.
 *
 * `private` has a line for each private objective that the seat knows of; a lone player scores the better one.
 * `points` is the sum of it all.
 */
export interface WindowSoFar {
  seat: Seat;
  objectives: Progress[];
  private: ScoreLine[];
  tokens: number;
  empty_spaces: ScoreLine;
  points: number;
}
/**
 * How far a window is with a public objective.
 *
 * `line` is what it pays so far. Of rows and columns `lines` says more; of sets, `members` are how many dice there
 * are of each colour or shade of the set: the scarcest counts.
 */
export interface Progress {
  line: ScoreLine;
  lines: LineProgress[];
  members: number[];
}
export interface ObjectiveScoreLine {
  label: "objective";
  points: number;
  rule: Rule;
  groups: Cell[][];
  facts: {
    objective?: Objective;
    times?: Number;
  };
}
export interface PrivateObjectiveScoreLine {
  label: "private-objective";
  points: number;
  rule: Rule;
  groups: Cell[][];
  facts: {
    colour?: Colour;
  };
}
export interface TokensScoreLine {
  label: "tokens";
  points: number;
  rule: Rule;
  /**
   * @maxItems 0
   */
  groups: unknown[];
  facts: {};
}
export interface EmptySpacesScoreLine {
  label: "empty-spaces";
  points: number;
  rule: Rule;
  groups: Cell[][];
  facts: {};
}
/**
 * [SG-P1] to [SG-P4] A row or column: its dice, and whether a colour or shade lies there twice.
 */
export interface LineProgress {
  cells: Cell[];
  dice: number;
  is_met: boolean;
  has_repeat: boolean;
}
/**
 * What an action would add to a seat's points at once, and by which lines of the score sheet.
 *
 * Lines that it leaves as they are have been left out; the points of the others are the difference.
 */
export interface Gain {
  action: ActionName;
  points: number;
  lines: ScoreLine[];
}
export interface PassAction {
  do: "pass";
}
export interface ChooseAction {
  do: "choose";
  pattern: Pattern;
}
export interface PlaceAction {
  do: "place";
  die: Die;
  cell: Cell;
}
export interface UseAction {
  do: "use";
  tool: Tool;
}
export interface PayAction {
  do: "pay";
  die: Die;
}
export interface TakeAction {
  do: "take";
  die: Die;
}
export interface TurnAction {
  do: "turn";
  /**
   * A fact of the kind `value`.
   */
  value: 1 | 2 | 3 | 4 | 5 | 6;
}
export interface ExchangeAction {
  do: "exchange";
  /**
   * A fact of the kind `round`.
   */
  round: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  die: Die;
}
export interface ReturnAction {
  do: "return";
}
export interface MoveAction {
  do: "move";
  from: Cell;
  to: Cell;
}
export interface LiftAction {
  do: "lift";
  cell: Cell;
}
export interface StopAction {
  do: "stop";
}
export interface ScoreAction {
  do: "score";
  colour: Colour;
}
export interface AfterDraftingReason {
  code: "after-drafting";
  rule: "SG-T8.2";
  tool: Tool | Tool[];
}
export interface AlreadyDraftedReason {
  code: "already-drafted";
  rule: "SG-3.4";
}
export interface BeforeDraftingReason {
  code: "before-drafting";
  rule: "SG-T7";
  tool: Tool | Tool[];
}
export interface ByOneReason {
  code: "by-one";
  rule: "SG-T1";
  die: Die | Die[];
  values: Value | Value[];
}
export interface CarryOutReason {
  code: "carry-out";
  rule: "SG-5.4";
  tool: Tool | Tool[];
  task: Task | Task[];
  die?: Die | Die[];
}
export interface ChooseAWindowReason {
  code: "choose-a-window";
  rule: "SG-1.2";
  offered: Pattern | Pattern[];
}
export interface ClosedReason {
  code: "closed";
  rule: "";
}
export interface ColourNotOnTrackReason {
  code: "colour-not-on-track";
  rule: "SG-T12";
  colour: Colour | Colour[];
  colours: Colour | Colour[];
}
export interface DieDoesNotFitReason {
  code: "die-does-not-fit";
  rule: "SG-5.4";
  tool: Tool | Tool[];
  die: Die | Die[];
}
export interface DieIsNeededReason {
  code: "die-is-needed";
  rule: "SG-8.5";
  tool: Tool | Tool[];
  die: Die | Die[];
}
export interface DraftIsMadeReason {
  code: "draft-is-made";
  rule: "SG-5.6";
  tool: Tool | Tool[];
}
export interface EdgeReason {
  code: "edge";
  rule: "SG-4.1" | "SG-T9.2";
  cell: Cell | Cell[];
}
export interface FirstTurnOnlyReason {
  code: "first-turn-only";
  rule: "SG-T8.1";
  tool: Tool | Tool[];
}
export interface GameOverReason {
  code: "game-over";
  rule: "SG-6.3";
}
export interface LiftLeadsNowhereReason {
  code: "lift-leads-nowhere";
  rule: "SG-5.8";
  cell: Cell | Cell[];
}
export interface LiftedAlreadyReason {
  code: "lifted-already";
  rule: "SG-5.8";
  cell: Cell | Cell[];
}
export interface MovedAlreadyReason {
  code: "moved-already";
  rule: "SG-T12" | "SG-T4";
  cell: Cell | Cell[];
}
export interface MustDraftReason {
  code: "must-draft";
  rule: "SG-T8.1";
  tool: Tool | Tool[];
}
export interface MustPlaceReason {
  code: "must-place";
  rule: "SG-5.6" | "SG-T11.2" | "SG-T6.1";
  die: Die | Die[];
}
export interface NoDiceYetReason {
  code: "no-dice-yet";
  rule: "SG-5.7";
  tool: Tool | Tool[];
}
export interface NoDieThereReason {
  code: "no-die-there";
  rule: "SG-5.7";
  cell: Cell | Cell[];
}
export interface NoDieToPayReason {
  code: "no-die-to-pay";
  rule: "SG-8.5";
  tool: Tool | Tool[];
  colour: Colour | Colour[];
}
export interface NoSecondFitsReason {
  code: "no-second-fits";
  rule: "SG-T8.1";
  tool: Tool | Tool[];
}
export interface NoSpaceApartReason {
  code: "no-space-apart";
  rule: "SG-T9.1";
  tool: Tool | Tool[];
}
export interface NoSuchSeatReason {
  code: "no-such-seat";
  rule: "";
  seat: Number | Number[];
}
export interface NoSuchToolReason {
  code: "no-such-tool";
  rule: "SG-2.1" | "SG-8.3";
  tool: Tool | Tool[];
}
export interface NoToolToPayReason {
  code: "no-tool-to-pay";
  rule: "SG-5.2";
}
export interface NoToolToStopReason {
  code: "no-tool-to-stop";
  rule: "SG-3.4";
}
export interface NoTrackDieFitsReason {
  code: "no-track-die-fits";
  rule: "SG-T5";
  tool: Tool | Tool[];
}
export interface NoTwoMoveReason {
  code: "no-two-move";
  rule: "SG-T4";
  tool: Tool | Tool[];
}
export interface NoneOfTrackColoursReason {
  code: "none-of-track-colours";
  rule: "SG-T12";
  tool: Tool | Tool[];
  colours: Colour | Colour[];
}
export interface NotApartReason {
  code: "not-apart";
  rule: "SG-T9.1";
  cell: Cell | Cell[];
  neighbours: Cell | Cell[];
}
export interface NotDealtReason {
  code: "not-dealt";
  rule: "SG-8.9";
  colour: Colour | Colour[];
  dealt: Colour | Colour[];
}
export interface NotForTheLastReason {
  code: "not-for-the-last";
  rule: "SG-T8.3";
  tool: Tool | Tool[];
}
export interface NotInPoolReason {
  code: "not-in-pool";
  rule: "SG-3.6";
  die: Die | Die[];
}
export interface NotLiftedReason {
  code: "not-lifted";
  rule: "SG-5.8";
  lifted: Cell | Cell[];
}
export interface NotOfferedReason {
  code: "not-offered";
  rule: "SG-1.2";
  pattern: Pattern | Pattern[];
  offered: Pattern | Pattern[];
}
export interface NotOnTrackReason {
  code: "not-on-track";
  rule: "SG-T5";
  die: Die | Die[];
  round: Round | Round[];
}
export interface NotYourTurnReason {
  code: "not-your-turn";
  rule: "SG-3.7";
  seats: Seat | Seat[];
}
export interface NothingFitsReason {
  code: "nothing-fits";
  rule: "SG-5.4";
  tool: Tool | Tool[];
}
export interface NothingMovesReason {
  code: "nothing-moves";
  rule: "SG-5.7";
  tool: Tool | Tool[];
}
export interface NothingToCancelReason {
  code: "nothing-to-cancel";
  rule: "";
}
export interface NothingToUndoReason {
  code: "nothing-to-undo";
  rule: "";
}
export interface OneDieOnlyReason {
  code: "one-die-only";
  rule: "SG-T4";
  tool: Tool | Tool[];
}
export interface OnlyAToolMovesReason {
  code: "only-a-tool-moves";
  rule: "SG-5.7";
}
export interface OnlyDieIsNeededReason {
  code: "only-die-is-needed";
  rule: "SG-8.5";
  tool: Tool | Tool[];
  colour: Colour | Colour[];
}
export interface OnlyWithAToolReason {
  code: "only-with-a-tool";
  rule: "SG-5.6";
}
export interface OtherColourReason {
  code: "other-colour";
  rule: "SG-T12";
  colour: Colour | Colour[];
}
export interface OthersActedReason {
  code: "others-acted";
  rule: "";
}
export interface OverReason {
  code: "over";
  rule: "";
}
export interface PairLeadsNowhereReason {
  code: "pair-leads-nowhere";
  rule: "SG-5.8";
  cell: Cell | Cell[];
  lifted: Cell | Cell[];
}
export interface PayFirstReason {
  code: "pay-first";
  rule: "SG-8.5";
  tool: Tool | Tool[];
  colour: Colour | Colour[];
}
export interface PickAnObjectiveReason {
  code: "pick-an-objective";
  rule: "SG-8.9";
  dealt: Colour | Colour[];
}
export interface PickedAtTheEndReason {
  code: "picked-at-the-end";
  rule: "SG-8.9";
}
export interface PlaceTheDieReason {
  code: "place-the-die";
  rule: "SG-3.6";
  die: Die | Die[];
}
export interface PoolEmptyReason {
  code: "pool-empty";
  rule: "SG-5.4";
  tool: Tool | Tool[];
}
export interface PrintedColourReason {
  code: "printed-colour";
  rule: "SG-4.3";
  cell: Cell | Cell[];
  asked: Colour | Colour[];
  die: Die | Die[];
}
export interface PrintedShadeReason {
  code: "printed-shade";
  rule: "SG-4.4";
  cell: Cell | Cell[];
  asked: Value | Value[];
  die: Die | Die[];
}
export interface SameColourReason {
  code: "same-colour";
  rule: "SG-4.5";
  cell: Cell | Cell[];
  neighbours: Cell | Cell[];
  colour: Colour | Colour[];
}
export interface SameValueReason {
  code: "same-value";
  rule: "SG-4.6";
  cell: Cell | Cell[];
  neighbours: Cell | Cell[];
  value: Value | Value[];
}
export interface ScoredAtTheEndReason {
  code: "scored-at-the-end";
  rule: "SG-7.2";
}
export interface SecondTurnOnlyReason {
  code: "second-turn-only";
  rule: "SG-T7";
  tool: Tool | Tool[];
}
export interface SeenReason {
  code: "seen";
  rule: "";
}
export interface StaleReason {
  code: "stale";
  rule: "";
  number: Number | Number[];
  now: Number | Number[];
}
export interface StrandedReason {
  code: "stranded";
  rule: "SG-5.8";
  cell: Cell | Cell[];
  other: Cell | Cell[];
}
export interface TakenReason {
  code: "taken";
  rule: "SG-4.7";
  cell: Cell | Cell[];
}
export interface TooFewTokensReason {
  code: "too-few-tokens";
  rule: "SG-5.1";
  cost: Number | Number[];
  left: Number | Number[];
}
export interface ToolUsedReason {
  code: "tool-used";
  rule: "SG-5.3";
}
export interface TouchReason {
  code: "touch";
  rule: "SG-4.2";
  cell: Cell | Cell[];
}
export interface TrackColoursStuckReason {
  code: "track-colours-stuck";
  rule: "SG-T12";
  tool: Tool | Tool[];
  colours: Colour | Colour[];
}
export interface TrackEmptyReason {
  code: "track-empty";
  rule: "SG-T12" | "SG-T5";
  tool: Tool | Tool[];
}
export interface TwoMustMoveReason {
  code: "two-must-move";
  rule: "SG-T4";
  source: Cell | Cell[];
  target: Cell | Cell[];
}
export interface UnfinishedReason {
  code: "unfinished";
  rule: "";
}
export interface UsedUpReason {
  code: "used-up";
  rule: "SG-8.6";
  tool: Tool | Tool[];
}
export interface ValueDoesNotFitReason {
  code: "value-does-not-fit";
  rule: "SG-5.4";
  die: Die | Die[];
}
export interface ValueMustFitReason {
  code: "value-must-fit";
  rule: "SG-T11.2";
  colour: Colour | Colour[];
  values: Value | Value[];
}
export interface WindowIsChosenReason {
  code: "window-is-chosen";
  rule: "SG-1.2";
}
export interface WrongColourToPayReason {
  code: "wrong-colour-to-pay";
  rule: "SG-8.5";
  tool: Tool | Tool[];
  colour: Colour | Colour[];
}
/**
 * [SG-2.1] [SG-2.2] [SG-2.4] Tools and public objectives lie on the table, and it is known who is first.
 */
export interface CardsLaidEvent {
  event: "cards-laid";
  tools: Tool[];
  objectives: Objective[];
  first: Seat;
  rule: Rule;
}
/**
 * The die in hand shows another value.
 */
export interface ChangedEvent {
  event: "changed";
  actor: Seat;
  how: Change;
  old: Die;
  new: Die;
  rule: Rule;
}
/**
 * A seat made its decision while others still make theirs: what it is stays sealed until all have decided.
 */
export interface DecidedEvent {
  event: "decided";
  actor: Seat;
}
/**
 * [SG-T8.1] The second draft falls away: by now nothing fits.
 */
export interface DraftLapsedEvent {
  event: "draft-lapsed";
  actor: Seat;
  rule: Rule;
}
/**
 * All agreed to end the game.
 */
export interface EndedEarlyEvent {
  event: "ended-early";
}
/**
 * [SG-T5] The die in hand changed places with a die of this round's space on the round track.
 */
export interface ExchangedEvent {
  event: "exchanged";
  actor: Seat;
  given: Die;
  taken: Die;
  round: Round;
  rule: Rule;
}
/**
 * [SG-5.8] A die of the window is in hand, to be set down elsewhere.
 */
export interface LiftedEvent {
  event: "lifted";
  actor: Seat;
  die: Die;
  cell: Cell;
  rule: Rule;
}
/**
 * [SG-5.7] A die of the window went from one space to another.
 */
export interface MovedEvent {
  event: "moved";
  actor: Seat;
  die: Die;
  source: Cell;
  target: Cell;
  rule: Rule;
}
/**
 * [SG-1.1] A private objective: its owner's secret, but in the open when playing alone.
 */
export interface ObjectiveDealtEvent {
  event: "objective-dealt";
  actor: Seat;
  colour: Colour;
  openly: boolean;
  rule: Rule;
}
/**
 * [SG-8.9] A lone player scores this one of the two private objectives.
 */
export interface ObjectivePickedEvent {
  event: "objective-picked";
  actor: Seat;
  colour: Colour;
  rule: Rule;
}
/**
 * [SG-7.2] After the last round: what a seat's private objective was.
 */
export interface ObjectiveShownEvent {
  event: "objective-shown";
  actor: Seat;
  colour: Colour;
  rule: Rule;
}
/**
 * [SG-3.7] A seat's turn is over.
 */
export interface PassedEvent {
  event: "passed";
  actor: Seat;
  rule: Rule;
}
/**
 * [SG-1.2] The four patterns that a seat may choose from: both sides of two cards.
 */
export interface PatternsOfferedEvent {
  event: "patterns-offered";
  actor: Seat;
  patterns: Pattern[];
  rule: Rule;
}
/**
 * [SG-3.6] A die went from the pool, or from the hand, into its seat's window.
 */
export interface PlacedEvent {
  event: "placed";
  actor: Seat;
  die: Die;
  source: Place;
  cell: Cell;
  rule: Rule;
}
/**
 * [SG-T7] All dice of the pool were rolled again: the pool is laid out anew.
 */
export interface PoolRolledEvent {
  event: "pool-rolled";
  actor: Seat;
  pool: Die[];
  rule: Rule;
}
/**
 * [SG-T11.1] The die in hand went in the bag, and one of this colour came out; its value is to choose.
 */
export interface PulledEvent {
  event: "pulled";
  actor: Seat;
  old: Die;
  colour: Colour;
  rule: Rule;
}
/**
 * A seat gave up, and the game ended for all.
 */
export interface ResignedEvent {
  event: "resigned";
  actor: Seat;
}
/**
 * The die in hand went to the end of the pool.
 */
export interface ReturnedEvent {
  event: "returned";
  actor: Seat;
  die: Die;
  rule: Rule;
}
/**
 * [SG-3.2] [SG-3.3] The first player draws these dice from the bag and rolls them; then come these turns.
 */
export interface RoundBeganEvent {
  event: "round-began";
  round: Round;
  actor: Seat;
  pool: Die[];
  turns: TurnAhead[];
  rule: Rule;
}
/**
 * [SG-6.1] What is left of the pool went on the round track, on the space of the round.
 */
export interface RoundEndedEvent {
  event: "round-ended";
  round: Round;
  left: Die[];
  rule: Rule;
}
/**
 * [SG-5.8] A lifted die lies on its new space.
 */
export interface SetDownEvent {
  event: "set-down";
  actor: Seat;
  die: Die;
  source: Cell;
  target: Cell;
  rule: Rule;
}
/**
 * A seat took its last action back, and with it these events: each seat is told the numbers it knows them by.
 */
export interface TakenBackEvent {
  event: "taken-back";
  actor: Seat;
  events: number[];
}
/**
 * [SG-5.6] A die went from the pool into the hand, for the tool to act on.
 */
export interface TookEvent {
  event: "took";
  actor: Seat;
  die: Die;
  rule: Rule;
}
/**
 * [SG-5.1] [SG-8.5] A tool is paid for: with favour tokens that go on its card, or, alone, with a die of the pool.
 *
 * That die and the card leave the game.
 */
export interface ToolUsedEvent {
  event: "tool-used";
  actor: Seat;
  tool: Tool;
  tokens: Tokens;
  die: Die | null;
  rule: Rule;
}
/**
 * [SG-T8.1] A seat gives up its second turn of the round.
 */
export interface TurnSkippedEvent {
  event: "turn-skipped";
  actor: Seat;
  rule: Rule;
}
/**
 * [SG-T11.1] The pulled die in hand shows the chosen value.
 */
export interface ValueChosenEvent {
  event: "value-chosen";
  actor: Seat;
  die: Die;
  rule: Rule;
}
/**
 * [SG-1.2] A choice stays sealed until all have chosen: only its owner is told.
 */
export interface WindowChosenEvent {
  event: "window-chosen";
  actor: Seat;
  pattern: Pattern;
  rule: Rule;
}
/**
 * [SG-1.3] A seat's window is known, and the seat has so many favour tokens.
 */
export interface WindowShownEvent {
  event: "window-shown";
  actor: Seat;
  pattern: Pattern;
  tokens: Tokens;
  rule: Rule;
}
/**
 * A final place, with its score sheet. `note` says what decided it, where that needs a word.
 *
 * A rival whom nobody plays, like Gianluigi, has no seat but a name.
 */
export interface Standing {
  seat: Seat | null;
  place: number;
  won: boolean;
  total: number;
  lines: ScoreLine[];
  note: "" | "by-private-objective" | "by-tokens-left" | "by-last-round" | "against-target";
  rival: "";
  facts: {
    target?: Number;
  };
}
/**
 * Everything needed to set the same game up again, and the commitment to its luck.
 *
 * `components` is the fingerprint of the values played with; `own_components` is the text of the
 * file that replaced some of them, if there was one. `shares` are what people's clients have added to the luck, in
 * the order of their seats.
 */
export interface HeaderLine {
  kind: "header";
  format: number;
  game: Game;
  rules: number;
  actions: number;
  components: Hex;
  seats: number;
  options: Options;
  players: string[];
  luck: "sealed" | "seeded";
  commitment: Hex | null;
  started: Time;
  own_components?: string;
  shares?: LuckShare[];
  continued?: Continued | null;
}
/**
 * What a person's client has added to the luck: 32 random bytes, and the commitment to them.
 *
 * `seat` is the first one of that person.
 */
export interface LuckShare {
  seat: Seat;
  commitment: Hex;
  share: Hex;
}
/**
 * Where in an earlier game this one goes on: the link of that game's record after its last line that counts here.
 *
 * `moves` is how many actions and takings back, `outcomes` how many outcomes of luck are of the earlier game.
 */
export interface Continued {
  link: Hex;
  moves: number;
  outcomes: number;
}
/**
 * Outcomes in the order the rules asked for them: (door, value). A value is null if it is somebody's secret.
 */
export interface LuckLine {
  kind: "chance";
  n: number;
  outcomes: never[][];
}
/**
 * A seat did this; null if only that seat may know what.
 */
export interface ActedLine {
  kind: "action";
  n: number;
  seat: Seat;
  action: ActionName | null;
  time: Time;
}
/**
 * A seat took back its last action, which has this number.
 */
export interface UndoneLine {
  kind: "undo";
  n: number;
  seat: Seat;
  action: number;
  time: Time;
}
/**
 * What an entry withheld, told when the game is over: all its outcomes, or its action.
 */
export interface RevealedLine {
  kind: "reveal";
  n: number;
  entry: number;
  outcomes?: never[][] | null;
  action?: ActionName | null;
}
/**
 * The game is over: how, the secret of the sealed luck, and the last link of the chain through all lines before.
 *
 * A game that was `played` to its end has scores, by seat; one that was closed before has none.
 */
export interface EndedLine {
  kind: "meta";
  n: number;
  how: "agreed" | "played" | "resigned";
  by: Seat | null;
  scores: number[];
  winners: Seat[];
  secret: Hex | null;
  digest: Hex;
}
/**
 * A sitting as a seat may see it at one moment; `seat=None` is a spectator.
 *
 * `number` counts what the seat could notice so far: a command that carries it is refused if the table has changed
 * since. `events` is how many events the seat was told: `news` goes on from there. `prospects` is what the seat can
 * work out from its view. `secrets` names the parts of the view that a spectator does not see so, as JSON pointers.
 * `seal` is the commitment to the luck, None if it is not sealed. `standings` are empty until the game is over, and
 * stay so if it was `closed` before its end.
 */
export interface Snapshot {
  name: string;
  game: Game;
  seat: Seat | null;
  number: number;
  events: number;
  players: Player[];
  pending: Seat[];
  over: boolean;
  closed: ("agreed" | "played" | "resigned") | null;
  seal: Hex | null;
  view: View;
  prospects: Prospects;
  secrets: Pointer[];
  questions: Question[];
  legal: LegalAction[];
  can_undo: boolean;
  can_cancel: boolean;
  standings: Standing[];
}
/**
 * A player at the table: a person, or a bot of this name.
 */
export interface Player {
  name: string;
  bot: string | null;
}
/**
 * A legal action: its number in the action table, its name, and what it says.
 */
export interface LegalAction {
  id: number;
  name: ActionName;
  action: Action;
}
/**
 * What a seat was told from one of its event numbers on: `count` is the number to ask from next.
 *
 * `standing` are the numbers of those events that nobody took back, as far as they are worth telling: who took back
 * what was not told before need not be named either.
 */
export interface News {
  since: number;
  count: number;
  events: Event[];
  standing: number[];
}
/**
 * What a client asks of a draft: which one, and the actions laid so far, as JSON has them.
 */
export interface Laying {
  draft: Draft;
  laid: Action[];
  number?: number | null;
}
/**
 * A draft as clients are given it.
 *
 * `laid` is what was laid, `candidates` all that might be. If it is `ready`, `line` is what would be played; else
 * `reason` says why not. `questions` is what is asked after what is laid, `events` what the seat would be told, and
 * `adds_up_to` what it would bring, as far as that is certain; `is_certain` says whether all of it is.
 */
export interface Slip {
  draft: Draft;
  laid: Action[];
  candidates: Candidate[];
  ready: boolean;
  reason: Reason | null;
  line: Action[];
  questions: Question[];
  events: Event[];
  is_certain: boolean;
  adds_up_to: Sum | null;
}
/**
 * An action that might be laid: how often it is, and why it may not be laid (once more).
 */
export interface Candidate {
  action: Action;
  laid: number;
  reason: Reason | null;
}
/**
 * What a draft adds up to.
 */
export interface Sum {
  points: number;
  lines: ScoreLine[];
  tokens: number;
  window: WindowView;
  pool: Die[];
}
/**
 * What the windows are worth so far, in the order of the seats, and what the seat's decisions would add.
 *
 * Before the windows are chosen there are none. `gains` has one for each legal placement and move.
 */
export interface SagradaProspects {
  windows: WindowSoFar[];
  gains: Gain[];
}
/**
 * The table as a seat sees it.
 *
 * Lists of seats are in the order of the seats. `first` is the first player of the round, `turns` are the turns of
 * the round that are not over, the one that is going on first. `tools` and `public` objectives are in the order of
 * their numbers, `on_tools` are the favour tokens on each tool (playing alone: 1 if it is used up); until the table
 * is set up there are none, and nobody is `first`. `private` are a seat's private objectives, by colour, or None where
 * they are not this seat's to know. `chosen` is a chosen pattern, or None if there is none yet or it is still sealed.
 *
 * The `pool` is sorted when it is rolled; then its dice keep their order, and one that is returned goes to the end.
 * On the `track` a list for each of the ten rounds has the dice as they were laid; an exchanged die lies where the
 * other lay. `hand` are the dice in hand of the seat that decides: neither in the pool nor in a window. `bag` are how
 * many dice of each colour are in the bag, in the order red, yellow, green, blue, purple; `gone` are those that paid
 * for tools. `picked` is the private objective that a lone player scores.
 *
 * `questions` are what is asked, one for each pending seat. `agenda` is only for the game itself, which makes a table
 * of it again: what its words are may change.
 */
export interface SagradaView {
  seat: Seat | null;
  pending: Seat[];
  questions: (
    | ChooseWindowQuestion
    | TakeTurnQuestion
    | PayForToolQuestion
    | TakeDieQuestion
    | ChooseValueQuestion
    | PlaceDieQuestion
    | ExchangeDieQuestion
    | PlaceApartQuestion
    | MoveDieQuestion
    | LiftDieQuestion
    | SetDownDieQuestion
    | DraftAgainQuestion
    | PickObjectiveQuestion
  )[];
  seats: number;
  options: Options;
  round: Round;
  first: Seat | null;
  turns: TurnAhead[];
  offers: Pattern[][];
  chosen: (Pattern | null)[];
  private: (Colour[] | null)[];
  public: Objective[];
  tools: Tool[];
  on_tools: number[];
  tokens: number[];
  windows: WindowView[];
  pool: Die[];
  hand: InHand[];
  track: Die[][];
  bag: number[];
  gone: Die[];
  picked: Colour | null;
  agenda: string[];
}
/**
 * What a turn would add to the score sheet, by its lines; those that stay as they are have been left out.
 *
 * `tokens` is how many favour tokens it takes. `window` and `pool` are as they would be then.
 */
export interface TurnSum {
  points: number;
  lines: ScoreLine[];
  tokens: number;
  window: WindowView;
  pool: Die[];
}
