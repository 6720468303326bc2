import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than this many px. Renders only when the answer changes. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrolled > px,
    () => false,
  );

/**
 * Stored by the scroll event: React reads it at every render, and reading the scroll position would force a
 * layout.
 */
let scrolled = window.scrollY;

const watchScroll = (listener: () => void): (() => void) => {
  const read = (): void => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
};
