import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

/** True on a phone's width. For what is another thing there, not the same thing in another shape. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
