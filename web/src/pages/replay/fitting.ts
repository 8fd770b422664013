/** Letting a board that needs a little more height than there is stand a little smaller: nobody scrolls to look on. */

/** Boards are not made smaller than this: what is left over is scrolled to. */
const SMALLEST = 0.84;
/** Boards measure themselves; so long they have for it. */
const SETTLING = 80;
/** Narrow windows scroll, as the table does there. */
const WIDE = "(min-width: 1000px)";

/** How much smaller a board must be drawn that needs so much height where there is so much. */
export function zoomFor(needed: number, there: number): number {
  if (needed <= there || there <= 0) return 1;
  return Math.max(SMALLEST, Math.floor((100 * there) / needed) / 100);
}

/** An attachment for the place of a board: it is measured when it comes, and whenever the window changes. */
export function fitting(place: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    const board = place.firstElementChild;
    if (!(board instanceof HTMLElement)) return;
    board.style.zoom = "";
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!matchMedia(WIDE).matches) return;
      const zoom = zoomFor(place.scrollHeight, place.clientHeight);
      board.style.zoom = zoom === 1 ? "" : String(zoom);
    }, SETTLING);
  };
  measure();
  addEventListener("resize", measure);
  return () => {
    clearTimeout(timer);
    removeEventListener("resize", measure);
  };
}
