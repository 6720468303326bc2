import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further than so many px. Renders only when the answer changes. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > px,
    () => false,
  );

const watchScroll = (listener: () => void): (() => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
