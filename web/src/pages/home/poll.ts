const RARELY = 60_000;

/**
 * Ask again and again; more rarely while nobody looks at the page, whose title still tells what waits. What one round
 * throws is told, and does not end it.
 */
export function poll(ask: () => Promise<void>, pause: number, failed: (problem: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (isAsking || isOver) return;
    isAsking = true;
    try {
      await ask();
    } catch (problem) {
      failed(problem);
    } finally {
      isAsking = false;
    }
    const isHidden = document.visibilityState === "hidden";
    if (!isOver) timer = setTimeout(() => void round(), isHidden ? RARELY : pause);
  }

  const look = (): void => {
    if (document.visibilityState === "visible") void round();
  };
  document.addEventListener("visibilitychange", look);
  void round();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
