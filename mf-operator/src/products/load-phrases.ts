import { eachLanguage } from '@mall/contract/core/languages';
import { loadOwnGoodsPhrases } from '@mall/office/drafts/products/load-phrases';
import { loadJobPhrases } from '@mall/office/jobs/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'mallGoods',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the list of the mall's products, beside those of every list of products. */
export const loadMallGoodsPhrases = () => Promise.all([loadOwn(), loadOwnGoodsPhrases()]);

/** The phrases of the page of imports, beside those of all jobs. */
export const loadSheetPhrases = () => Promise.all([loadOwn(), loadJobPhrases()]);
