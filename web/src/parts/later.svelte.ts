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
