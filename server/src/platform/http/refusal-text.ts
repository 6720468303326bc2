import type { Language } from '@mall/contract/core/languages';
import type { RefusalKey } from '@mall/contract/core/refusals';
import { phrasesBeside } from '../i18n/phrases.ts';
import type zh from './phrases/zh.json';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

/**
 * The mall's text for a refusal (spec §8 where it gives the text); `{{name}}` in it is taken from `detail`.
 */
export const refusalText = (key: RefusalKey, language: Language, detail: unknown): string =>
  say(key, language, valuesIn(detail));

const valuesIn = (detail: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(detail ?? {}).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    ),
  );
