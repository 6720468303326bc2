import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadDraftsPhrases } from '../../load-phrases.ts';

/** The phrases of a product's form, beside those of all drafts. */
export const loadGoodsFormPhrases = () =>
  Promise.all([
    loadPhrases(
      'goodsForm',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadDraftsPhrases(),
  ]);
