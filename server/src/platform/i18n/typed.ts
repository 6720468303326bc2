import { languages, type Texts } from '@mall/contract/core/languages';
import type { Typed } from '@mall/contract/seller/own-goods';
import { firstCharacters } from './storable.ts';

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

/** Texts as somebody would have typed them, each cut after so many characters. */
export const shortened = (texts: Texts, most: number): Typed => joined([texts], '', most);

/** Several texts as one, in each language those that it has, cut after so many characters. */
export const joined = (texts: readonly Texts[], between: string, most: number): Typed =>
  Object.fromEntries(
    languages.flatMap((code) => {
      const said = texts.flatMap((text) => (text[code] === undefined ? [] : [text[code]]));
      return said.length === 0 ? [] : [[code, firstCharacters(said.join(between), most)]];
    }),
  );
