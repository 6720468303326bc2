import { eachLanguage } from '@mall/contract/core/languages';

/**
 * The words of the office's kit by language code of the mall; whoever shows it adds them to i18next as the namespace
 * `office`.
 */
export const officePhrases = eachLanguage((language) => () => import(`./phrases/${language}.json`));
