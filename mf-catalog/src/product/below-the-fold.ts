import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { BelowTheFold } from './BelowTheFold.tsx';

/** What stands below the first window, with words of its own: they come when it comes. */
export const open = async () => {
  await openPhrases(
    'product',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
  return { Component: BelowTheFold };
};
