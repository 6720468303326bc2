import { eachLanguage } from '@mall/contract/core/languages';

/** The words of both by language code of the mall; whoever shows them adds them to i18next as the namespace `proof`. */
export const proofPhrases = eachLanguage((language) => () => import(`./phrases/${language}.json`));
