/** Ask again and again, while somebody looks at the page. What one round throws is told, and does not end it. */
export function poll(ask: () => Promise<void>, pause: number, failed: (problem: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (isAsking || isOver || document.visibilityState === "hidden") return;
    isAsking = true;
    try {
      await ask();
    } catch (problem) {
      failed(problem);
    } finally {
      isAsking = false;
    }
    if (!isOver) timer = setTimeout(() => void round(), pause);
  }

  const look = (): void => void round();
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
