import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadDraftsPhrases } from '../load-phrases.ts';

/** The phrases of the list of own products, beside those of all drafts. */
export const loadOwnGoodsPhrases = () =>
  Promise.all([
    loadPhrases(
      'ownGoods',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadDraftsPhrases(),
  ]);
