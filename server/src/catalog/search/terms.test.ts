import fc from 'fast-check';
import { compactNumber, indexTerms, looseTerms, queryTerms } from './terms.ts';

const finds = (query: string, ...texts: string[]): boolean => {
  const terms = new Set(indexTerms(texts));
  const asked = queryTerms(query);
  return asked.length > 0 && asked.every((term) => terms.has(term));
};

describe('terms', () => {
  it.each([
    ['a word inside a Chinese name', '餐桌', '北欧实木餐桌'],
    ['one character', '桌', '北欧实木餐桌'],
    ['two words with a gap', '新中式 餐椅', '餐椅 新中式'],
    ['traditional characters', '餐桌櫃', '餐桌柜'],
    ['full width letters', 'ＳＯＦＡ', 'Alva 3-seat sofa'],
    ['the beginning of a word', 'bouc', 'Nube 2.5-seat bouclé sofa'],
    ['an accent that is not typed', 'boucle', 'Nube 2.5-seat bouclé sofa'],
    ['a word among Chinese', 'alva', 'Alva三人沙发'],
    ['Filipino', 'mesa kainan', 'Nora mesa sa kainan'],
    ['a goods number as it is', 'FM10023', 'FM10023'],
    ['a goods number with signs', 'fm-10023', 'FM-10023'],
  ])('%s: %s', (_what, query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['characters that are not neighbours', '桌餐', '餐桌'],
    ['the end of a Latin word', 'ofa', 'sofa'],
    ['another word', 'chair', 'sofa'],
  ])('%s are not found: %s', (_what, query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('finds words that are written without a gap when asked loosely', () => {
    const terms = new Set(indexTerms(['新中式', '餐椅']));
    expect(queryTerms('新中式餐椅').every((term) => terms.has(term))).toBe(false);
    expect(looseTerms('新中式餐椅').every((term) => terms.has(term))).toBe(true);
  });

  it('any word of a text finds the text', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdeéñ桌餐椅沙发0123'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), (words, at) => {
        const one = words[at % words.length] ?? '';
        return finds(one, words.join(' '));
      }),
    );
  });

  it('never fails, and asks at most forty terms', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => queryTerms(text).length <= 40),
    );
  });

  it('reads goods numbers however they are typed', () => {
    expect(compactNumber(' FM_10-023 ')).toBe('fm10023');
  });
});
