/** A swipe to the side: to the next, or the one before. */
const FAR = 48;

export function swipes(
  node: HTMLElement,
  leaf: (step: 1 | -1) => void,
): { update: (next: typeof leaf) => void; destroy: () => void } {
  let now = leaf;
  let start: { x: number; y: number } | null = null;

  function down(touch: PointerEvent): void {
    start = touch.pointerType === "mouse" ? null : { x: touch.clientX, y: touch.clientY };
  }
  function up(touch: PointerEvent): void {
    if (!start) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    start = null;
    if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    now(x < 0 ? 1 : -1);
  }
  const gone = () => (start = null);

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", gone);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", gone);
    },
  };
}

function swallow(click: Event): void {
  click.stopPropagation();
  click.preventDefault();
}
