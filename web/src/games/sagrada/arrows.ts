/** Where an arrow key leads among spaces, dice of the pool, or niches; null if it is no such key. */
const ACROSS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const DOWN: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const clamp = (least: number, at: number, most: number) => Math.max(least, Math.min(most, at));

/** In a row of so many. */
export function inRow(at: number, key: string, count: number): number | null {
  const step = ACROSS[key];
  return step ? clamp(0, at + step, count - 1) : null;
}

/** In a grid with so many columns and rows: at its edge one stays. Home and End lead to the ends of a row. */
export function inGrid(at: number, key: string, columns: number, rows: number): number | null {
  const [row, column] = [Math.floor(at / columns), at % columns];
  if (key === "Home") return row * columns;
  if (key === "End") return row * columns + columns - 1;
  if (DOWN[key]) return clamp(0, row + DOWN[key], rows - 1) * columns + column;
  const across = inRow(column, key, columns);
  return across === null ? null : row * columns + across;
}

/** Among places of which only some hold something: `there` are those, in order. */
export function amongThose(at: number, key: string, columns: number, there: readonly number[]): number | null {
  const step = ACROSS[key] ?? (DOWN[key] ?? 0) * columns;
  if (!step) return null;
  const found = step > 0 ? there.find((each) => each >= at + step) : there.findLast((each) => each <= at + step);
  return found ?? (step > 0 ? there.at(-1) : there[0]) ?? 0;
}
