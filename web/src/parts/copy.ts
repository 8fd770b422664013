/** Copying a text: true if that was done. A page that did not come over a safe line may only copy what is selected. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelecting(text);
  }
}

function copiedBySelecting(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "vh";
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}
