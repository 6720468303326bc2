import { useState } from 'react';

type Steps<T> = { readonly before: readonly T[]; readonly after: T };

/**
 * A value with undo: `put` makes a step, `undo` takes the last one back and is undefined without one. Any
 * other change of the value clears the history, so that nobody else's change is undone.
 */
export const useSteps = <T extends object>(value: T, onChange: (next: T) => void) => {
  const [steps, setSteps] = useState<Steps<T>>({ before: [], after: value });
  const before = steps.after === value ? steps.before : [];
  const last = before.at(-1);
  const go = (to: Steps<T>): void => {
    setSteps(to);
    onChange(to.after);
  };
  return {
    put: (next: T): void => go({ before: [...before, value], after: next }),
    undo: last && (() => go({ before: before.slice(0, -1), after: last })),
  };
};
