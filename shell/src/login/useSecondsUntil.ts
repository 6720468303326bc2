import { useSyncExternalStore } from 'react';

/** Whole seconds until a moment (epoch ms), counting down to 0. */
export const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(tick, () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)));

const tick = (listener: () => void): (() => void) => {
  const clock = setInterval(listener, 250);
  return () => clearInterval(clock);
};
