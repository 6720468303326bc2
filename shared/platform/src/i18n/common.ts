import { eachLanguage } from '@mall/contract/core/languages';
import type { ParseKeys } from 'i18next';
import { i18n, loadPhrases, type PhraseFiles } from './i18n.ts';

const files: PhraseFiles = eachLanguage((language) => () => import(`../phrases/${language}.json`));

/** The platform's own phrases (spec §8), namespace `common`, which every remote may use too. */
export const loadCommonPhrases = (): Promise<void> => loadPhrases('common', files);

export type CommonKey = ParseKeys<'common'>;

/** Translates one of them outside React. */
export const common = (key: CommonKey, values: Record<string, string | number> = {}): string =>
  i18n.t(key, { ns: 'common', ...values });
