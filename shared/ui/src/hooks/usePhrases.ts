import { useTranslation } from 'react-i18next';

/** The kit's own phrases. A missing bundle shows keys rather than suspending a page for the word "Close". */
export const usePhrases = () => useTranslation('ui', { useSuspense: false }).t;
