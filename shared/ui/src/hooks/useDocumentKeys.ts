import { useLayoutEffect, useRef } from 'react';

/**
 * Handles keys wherever the focus is. It listens before the first paint, so that what is displayed can be
 * pressed.
 */
export const useDocumentKeys = (press: (event: KeyboardEvent) => void, on = true): void => {
  const latest = useRef(press);
  latest.current = press;
  // The document is outside React.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
};
