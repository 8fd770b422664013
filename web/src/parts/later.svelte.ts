/** Tells when it is time to draw what is not needed at once: a moment after the rest of a component.
 *
 * Much that is drawn in one go would keep a slow device from answering.
 */
export function later(): { readonly isTime: boolean } {
  let isTime = $state(false);
  $effect(() => {
    const timer = setTimeout(() => (isTime = true));
    return () => clearTimeout(timer);
  });
  return {
    get isTime() {
      return isTime;
    },
  };
}

/** Show that something is pressed, and do what it means a picture later: a slow device answers at once. */
export function press(event: MouseEvent, task: () => unknown): void {
  const pressed = event.currentTarget as HTMLElement;
  pressed.dataset.pressed = "";
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete pressed.dataset.pressed;
      task();
    }),
  );
}
