import { useTranslation } from 'react-i18next';
import { type Format, formatFor } from '../base/format.ts';

/** Money, numbers and dates in the language that the page speaks. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation(undefined, { useSuspense: false });
  return formatFor(i18n.language ?? 'en');
};
