import { useSingleKeys } from '@mall/platform';
import { useDocumentKeys } from '@mall/ui';
import { isMeantElsewhere } from '@mall/ui/office';

/**
 * Single-letter keys of one page, unless the user turned them off; never in a field or over a dialog (look,
 * "Keyboard").
 */
export const usePageKeys = (keys: Readonly<Record<string, (() => void) | undefined>>): void => {
  useDocumentKeys((event) => {
    const act = keys[event.key.toLowerCase()];
    if (act === undefined || isMeantElsewhere(event)) return;
    event.preventDefault();
    act();
  }, useSingleKeys());
};
