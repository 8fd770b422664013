/** Each technique owns a vertical strip of the picture, with soft edges. */
const SOFT = 0.13;

/** The mask of a strip, as CSS has it; the outer edges of the picture are not soft. */
export function maskOf(index: number, count: number): string {
  const width = 100 / count;
  const soft = width * SOFT;
  const [left, right] = [index * width, (index + 1) * width];
  const stop = (at: number) => `${Math.round(at * 100) / 100}%`;
  const begins = index === 0 ? "#000 0%" : `transparent ${stop(left - soft)}, #000 ${stop(left + soft)}`;
  const ends = index === count - 1 ? "#000 100%" : `#000 ${stop(right - soft)}, transparent ${stop(right + soft)}`;
  return `linear-gradient(90deg, ${begins}, ${ends})`;
}
