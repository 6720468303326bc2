/**
 * The past, the present and the undone states. Consecutive steps with the same name are one step: a drag, a
 * run of key presses.
 */
export type History<T> = {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly step: string | null;
};

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], step: null });

/** Adds a step. A change without a difference adds none. */
export const did = <T>(history: History<T>, next: T, step: string | null = null): History<T> => {
  if (next === history.present) return history;
  const goesOn = step !== null && step === history.step;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-depth);
  return { past, present: next, future: [], step };
};

export const undone = <T>({ past, present, future }: History<T>): History<T> => {
  const last = past.at(-1);
  if (last === undefined) return { past, present, future, step: null };
  return { past: past.slice(0, -1), present: last, future: [present, ...future], step: null };
};

export const redone = <T>({ past, present, future }: History<T>): History<T> => {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future, step: null };
  return { past: [...past, present], present: next, future: rest, step: null };
};

/** The next step is separate, whatever its name. */
export const settled = <T>(history: History<T>): History<T> => ({ ...history, step: null });

const depth = 200;
