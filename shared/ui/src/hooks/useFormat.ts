import { useTranslation } from 'react-i18next';
import { type Format, formatFor } from '../base/format.ts';

/** Formats money, numbers and dates in the page's language. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation(undefined, { useSuspense: false });
  return formatFor(i18n.language ?? 'en');
};
