import { type Language, languages } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';

/** The text in this language, else in one that has it. */
export const textOf = (typed: Typed, lang: Language): string =>
  [lang, ...languages].map((code) => (typed[code] ?? '').trim()).find((text) => text !== '') ?? '';
