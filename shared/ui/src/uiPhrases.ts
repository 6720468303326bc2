import { eachLanguage } from '@mall/contract/core/languages';

/** The kit's own words by language code of the mall; the host adds them to i18next as the namespace `ui`. */
export const uiPhrases = eachLanguage((language) => () => import(`./phrases/${language}.json`));
