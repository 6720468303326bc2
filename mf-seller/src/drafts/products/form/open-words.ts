import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../../open-words.ts';

/** The phrases of a product's form, beside those of all drafts. */
export const openGoodsFormWords = () =>
  Promise.all([
    openPhrases(
      'goodsForm',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
