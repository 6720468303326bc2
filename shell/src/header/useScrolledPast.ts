import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further than so many px. Renders only when the answer changes. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrolled > px,
    () => false,
  );

/** Kept from the event: React asks at every render, and to read where the page stands makes the browser lay it out at once. */
let scrolled = window.scrollY;

const watchScroll = (listener: () => void): (() => void) => {
  const read = (): void => {
    scrolled = window.scrollY;
    listener();
  };
  window.addEventListener('scroll', read, { passive: true });
  return () => window.removeEventListener('scroll', read);
};
