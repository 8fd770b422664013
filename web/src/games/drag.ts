/** Dragging a piece: what is picked up follows the pointer, and whoever asked is told where it fell. */
export interface Drag {
  isOn: boolean;
  begin?: () => void;
  end?: () => void;
  drop: (onto: Element | null) => void;
}

const SLACK = 7;

export function drags(node: HTMLElement, drag: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let now = drag;
  let stop: (() => void) | null = null;

  function down(press: PointerEvent): void {
    if (!now.isOn || press.button !== 0 || !press.isPrimary) return;
    stop?.();
    let image: HTMLElement | null = null;
    const box = node.getBoundingClientRect();

    const move = (at: PointerEvent): void => {
      const [right, down] = [at.clientX - press.clientX, at.clientY - press.clientY];
      if (!image && Math.hypot(right, down) < SLACK) return;
      if (!image) {
        image = copyOf(node, box);
        now.begin?.();
      }
      image.style.translate = `${right}px ${down}px`;
      at.preventDefault();
    };
    const up = (at: PointerEvent): void => {
      const wasDragged = image !== null;
      finish();
      if (!wasDragged) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      now.drop(document.elementFromPoint(at.clientX, at.clientY));
    };
    const finish = (): void => {
      if (image) now.end?.();
      image?.remove();
      image = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", finish);
      stop = null;
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", finish);
    stop = finish;
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      stop?.();
      node.removeEventListener("pointerdown", down);
    },
  };
}

function swallow(click: Event): void {
  click.stopPropagation();
  click.preventDefault();
}

function copyOf(node: HTMLElement, box: DOMRect): HTMLElement {
  const image = node.cloneNode(true) as HTMLElement;
  image.inert = true;
  Object.assign(image.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    opacity: "0.9",
    zIndex: "60",
    pointerEvents: "none",
    transition: "none",
  });
  node.parentElement?.append(image);
  return image;
}
