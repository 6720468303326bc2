import { languages, pickText, type Texts } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';
import { language } from '@mall/platform';

/** A text in the reader's language, else in one that has it. */
export const nameOf = (typed: Typed): string => {
  const said = languages.map((code) => typed[code] ?? '').find((text) => text !== '') ?? '';
  const texts: Texts = { ...typed, zh: typed.zh ?? said };
  return pickText(texts, language()).text;
};
