/**
 * Writes of the cart, one at a time. A newer wish about the same thing takes the place of the one that waits, so ten quick
 * clicks are two calls and the last one counts.
 */
export const createWrites = <Answer>(told: {
  /** A wish was granted; `more` says whether others still wait. */
  granted: (answer: Answer, more: boolean) => void;
  /** One was refused; the ones that waited are forgotten with it. */
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
    /** Resolves when nothing is under way, so that an order is not made of an older cart. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
};
