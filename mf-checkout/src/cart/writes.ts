/**
 * Writes of the cart, one at a time. A newer write to the same entry replaces the one that waits, so ten
 * quick clicks are two calls and the last one counts.
 */
export const createWrites = <Answer>(told: {
  /** A write succeeded; `more` says whether others still wait. */
  granted: (answer: Answer, more: boolean) => void;
  /** A write was refused; the waiting ones are dropped with it. */
  failed: (error: unknown) => void;
}) => {
  const waiting = new Map<string, () => Promise<Answer>>();
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    for (;;) {
      const next = waiting.entries().next();
      if (next.done) return;
      const [wish, send] = next.value;
      waiting.delete(wish);
      try {
        const answer = await send();
        told.granted(answer, waiting.size > 0);
      } catch (error) {
        waiting.clear();
        told.failed(error);
      }
    }
  };

  return {
    put: (wish: string, send: () => Promise<Answer>): void => {
      waiting.delete(wish);
      waiting.set(wish, send);
      running ??= drain().finally(() => {
        running = undefined;
      });
    },
    /** Resolves when no write is running, so that an order is not made from an older cart. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
};
