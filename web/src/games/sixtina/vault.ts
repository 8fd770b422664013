/** The vault behind the frescoes, drawn from the measured size, with the altar to the right. */
export interface Vault {
  outline: string;
  ribs: readonly { line: string; width: number }[];
  /** Where ribs and cornices cross. */
  bosses: readonly (readonly [number, number])[];
}

const COLUMNS = 5;
const ROWS = 3;
const RIB = 6;
/** The one before the altar. */
const ALTAR_RIB = 9;

export function vaultOf(width: number, height: number, gap: number, padding: number): Vault {
  const across = (width - 2 * padding - (COLUMNS - 1) * gap) / COLUMNS + gap;
  const down = (height - 2 * padding - (ROWS - 1) * gap) / ROWS + gap;
  const x = (column: number) => round(padding + column * across - gap / 2);
  const y = (row: number) => round(padding + row * down - gap / 2);
  const door = x(1) - 2;
  const outline =
    `M${door} 0H${width}V${height}H${door}V${y(2) + 6}H10A10 10 0 0 1 0 ${y(2) - 4}` +
    `V${y(1) + 4}A10 10 0 0 1 10 ${y(1) - 6}H${door}Z`;
  const ribs = [
    ...[1, 2, 3].map((column) => ({ line: `M${x(column)} 2V${height - 2}`, width: RIB })),
    { line: `M${x(4)} 2V${height - 2}`, width: ALTAR_RIB },
    ...[1, 2].map((row) => ({ line: `M2 ${y(row)}H${x(4)}`, width: RIB })),
    { line: `M${x(4)} ${y(1.5)}H${width - 2}`, width: RIB },
  ];
  const bosses = [1, 2, 3, 4].flatMap((column) => [1, 2].map((row) => [x(column), y(row)] as const));
  return { outline, ribs, bosses };
}

const round = (number: number): number => Math.round(number * 10) / 10;
