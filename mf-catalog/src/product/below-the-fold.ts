import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { BelowTheFold } from './BelowTheFold.tsx';

/** The part below the first window, with phrases of its own: they load with it. */
export const open = async () => {
  await loadPhrases(
    'product',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
  return { Component: BelowTheFold };
};
