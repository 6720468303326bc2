import { languages, type Texts } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';

/** What was typed as texts that readers of any language get: zh is always there, others where they were said. */
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
