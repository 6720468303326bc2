import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as one of `media` says: for what is another thing there, not the same thing in another shape. */
export const useMedia = (rule: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = listOf(rule);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [rule],
    ),
    () => listOf(rule).matches,
  );

const listOf = (rule: string): MediaQueryList => matchMedia(rule.replace('@media ', ''));
