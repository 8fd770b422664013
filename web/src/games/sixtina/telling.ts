/** How a completed fresco is told: points roll, rows come, cubes hop, points fly to the score, and the soot is gone. */
import { boxOf, fly, offset, pointsOf, rowOf } from "./flying";
import { DROP, HOP, POINTS, ROLL, STAY, tellingOf } from "./timing";

/** Animate a panel that tells of a completed fresco; gives back what stops it. */
export function tell(panel: HTMLElement, root: HTMLElement): () => void {
  const rows = [...panel.querySelectorAll<HTMLElement>("[data-row]")];
  const fresco = root.querySelector(`[data-fresco="${panel.dataset.completed ?? ""}"]`);
  const { values, rows: begins, stays } = tellingOf(rows.length);
  const running = [
    ...rolled([...panel.querySelectorAll("[data-printed]")], values),
    ...rows.flatMap((row, index) => came(row, fresco, begins[index] ?? 0, root)),
    ...bright(fresco, stays),
  ];
  const finish = () => {
    for (const animation of running) animation.finish();
  };
  addEventListener("pointerdown", finish, { once: true });
  return () => {
    removeEventListener("pointerdown", finish);
    finish();
  };
}

const timing = (delay: number, duration: number): KeyframeAnimationOptions => ({
  delay,
  duration,
  easing: "ease-out",
  fill: "backwards",
});

/** What is printed rolls up, and what it is worth now comes from below. */
function rolled(numbers: readonly Element[], begin: number): Animation[] {
  return numbers.flatMap((number) => [
    number.animate([{ translate: "0 100%" }, {}], timing(begin, ROLL)),
    number.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing(begin, ROLL), pseudoElement: "::before" }),
  ]);
}

/** A row comes, its cubes hop in from the fresco, and then its points fly to the score. */
function came(row: HTMLElement, fresco: Element | null, begin: number, root: HTMLElement): Animation[] {
  const from = boxOf(fresco);
  const cubes = [...row.querySelectorAll(".sx-material")].map((cube) => {
    const start = from ? offset(from, cube.getBoundingClientRect()) : "0 -22px";
    return cube.animate([{ translate: start, scale: 1.3 }, {}], timing(begin, HOP));
  });
  const label = row.querySelector("[data-points]");
  const score = rowOf(row.dataset.row ?? "")?.querySelector("[data-score]") ?? null;
  const [start, end] = [boxOf(label), boxOf(score)];
  const comes = row.animate([{ opacity: 0 }, {}], timing(begin, HOP / 2));
  if (!label || !score || !start || !end) return [comes, ...cubes];
  return [
    comes,
    ...cubes,
    fly(pointsOf(label), start, [{ to: end, takes: POINTS }], begin + HOP, root),
    score.animate([{}, { scale: 1.4 }, {}], { duration: POINTS, delay: begin + HOP + POINTS / 2, easing: "ease-out" }),
  ];
}

/** The soot is gone, the plank slides down, the frame turns gold, and the cube of who contributed most lands. */
function bright(fresco: Element | null, begin: number): Animation[] {
  if (!fresco) return [];
  const cube = fresco.querySelector(".sx-material");
  const plain = { boxShadow: "0 0 0 1px rgb(50 34 18 / 0.5)" };
  return [
    fresco.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing(begin, STAY), pseudoElement: "::before" }),
    fresco.animate(
      [
        { opacity: 1, translate: "0 0" },
        { opacity: 1, translate: "0 100%" },
      ],
      {
        ...timing(begin, STAY),
        pseudoElement: "::after",
      },
    ),
    fresco.animate([plain, {}], timing(begin, STAY)),
    ...(cube ? [cube.animate([{ translate: "0 -22px", opacity: 0 }, {}], timing(begin + STAY, DROP))] : []),
  ];
}
