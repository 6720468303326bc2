import { type WordGroup, meaningOf } from './meaning.ts';
import { productTerms, productWords } from './product-terms.ts';
import { queryTerms } from './terms.ts';
import { otherNumber } from './word-forms.ts';

const groups: readonly WordGroup[] = [
  { language: 'zh', words: ['沙发', '梳化'] },
  { language: 'zh', words: ['餐桌', '饭桌'] },
  { language: 'zh', words: ['衣柜', '衣橱'] },
  { language: 'en', words: ['sofa', 'couch', 'settee'] },
  { language: 'en', words: ['dining table', 'dinner table'] },
  { language: 'indo', words: ['meja makan', 'meja dapur'] },
  { language: 'fili', words: ['mesa', 'lamesa'] },
];
const meaning = meaningOf(groups);
const product = {
  goodsNo: 'FM10001',
  name: { zh: 'Nora 实木餐桌', en: 'Nora dining table', indo: 'Meja makan Nora', fili: 'Nora mesang kainan' },
  keywords: [],
  brand: { zh: '榻沃', en: 'Tavola' },
  categories: [{ zh: '沙发', en: 'Sofas' }],
  values: [],
};
const found = (typed: string, among: readonly string[]): boolean =>
  queryTerms(typed).every((term) => among.includes(term));

describe('what a product is found by', () => {
  const { terms, name_terms: named } = productTerms(product, meaning);
  it.each([
    'couch',
    'settees',
    'dinner table',
    '饭桌',
    '梳化',
    'lamesa',
    'meja dapur',
    'canzhuo',
    'shimucanzhuo',
    'shafa',
  ])('has %s', (typed) => {
    expect(found(typed, terms)).toBe(true);
  });
  it.each(['dinner table', '饭桌', 'canzhuo', 'lamesa'])('has %s as its name', (typed) => {
    expect(found(typed, named)).toBe(true);
  });
  it.each(['couch', 'shafa'])('has %s of its category, which is not its name', (typed) => {
    expect(found(typed, named)).toBe(false);
  });
  it.each(['wardrobe', '衣橱', 'vola', 'can'])('has no %s', (typed) => {
    expect(found(typed, terms)).toBe(false);
  });
});

it('says the words of a product, Chinese ones with their sound, without numbers', () => {
  const words = productWords(product, meaning);
  expect(words).toEqual(
    expect.arrayContaining([
      { word: 'tables', sound: null },
      { word: 'couch', sound: null },
      { word: '沙发', sound: 'shafa' },
    ]),
  );
  expect(words.map(({ word }) => word).filter((word) => /\d/.test(word))).toEqual([]);
});

it.each([
  ['table', 'tables'],
  ['shelves', 'shelf'],
  ['bookshelf', 'bookshelves'],
  ['couch', 'couches'],
  ['couches', 'couch'],
  ['glass', undefined],
  ['body', 'bodies'],
])('of %s the other number is %s', (one, other) => {
  expect(otherNumber(one)).toBe(other);
});

it('takes words of one language alone, and whole words', () => {
  expect(meaning('Nora mesa', 'en')).toEqual([]);
  expect(meaning('sofabed', 'en')).toEqual([]);
  expect(meaning('Two sofas', 'en')).toEqual(['sofa', 'couch', 'settee']);
  expect(meaning('布艺沙发', 'zh')).toEqual(['沙发', '梳化']);
});
