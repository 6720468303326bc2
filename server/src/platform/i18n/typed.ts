import { languages, type Texts } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';

/** Typed text for readers of any language: zh is always present, others where they were entered. */
export const toTexts = (typed: Typed): Texts => {
  const said = Object.fromEntries(
    languages.flatMap((code) => {
      const text = (typed[code] ?? '').trim();
      return text === '' ? [] : [[code, text]];
    }),
  );
  const any = languages.map((code) => said[code]).find((text) => text !== undefined) ?? '';
  return { ...said, zh: said.zh ?? said.en ?? any };
};
