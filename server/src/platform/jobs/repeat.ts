/** Does something again and again, each time so long after it has ended. `end` resolves when it no longer does. */
export const repeat = (
  ms: number,
  work: () => Promise<void>,
  fail: (error: unknown) => void,
): { end: () => Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let ended = false;
  const later = (): void => {
    timer = setTimeout(() => {
      running = work()
        .catch(fail)
        .then(() => {
          if (!ended) later();
        });
    }, ms);
  };
  later();
  return {
    end: () => {
      ended = true;
      clearTimeout(timer);
      return running;
    },
  };
};
