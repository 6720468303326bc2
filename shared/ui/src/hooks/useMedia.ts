import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches one of `media`. Use it for different content, not for the same content in
 * another shape.
 */
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
