import { eachLanguage } from '@mall/contract/core/languages';
import type { PhraseEntries } from '@mall/platform';

export const phrases: PhraseEntries = eachLanguage((language) => () => import(`../phrases/${language}.json`));
