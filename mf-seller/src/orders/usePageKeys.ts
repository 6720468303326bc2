import { useSingleKeys } from '@mall/platform';
import { isMeantElsewhere } from '@mall/ui/office';
import { useEffect, useRef } from 'react';

/**
 * Single-letter keys of one page, unless the user turned them off; never in a field or over a dialog (look,
 * "Keyboard").
 */
export const usePageKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  const on = useSingleKeys();
  const latest = useRef(keys);
  latest.current = keys;
  // The keys work wherever the focus is, so the document listens to them.
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined || isMeantElsewhere(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
};
