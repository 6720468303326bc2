import fc from 'fast-check';
import { optionsOf, partsOf } from './options.ts';

const known = {
  categories: [{ id: '1', name: 'Sofas', children: [{ id: '101', name: 'Corner sofas' }] }],
  suggest: ['sofa', 'Sofas', 'sofa bed', 'Alva sofa'],
  own: ['oak', 'rug'],
  hot: ['lamp', 'oak'],
};
const words = (text: string) => optionsOf(text, known).map(({ kind, word }) => `${kind} ${word}`);

it('offers own searches, then those of everybody, each word once', () => {
  expect(words('  ')).toEqual(['own oak', 'own rug', 'hot lamp']);
});

it('goes on from the text: categories, then words, without the text itself', () => {
  expect(words('sofa')).toEqual([
    'category Sofas',
    'category Corner sofas',
    'suggest sofa bed',
    'suggest Alva sofa',
  ]);
  expect(optionsOf('sofa', known)[0]?.to).toBe('/product/productCenter?categoryId=1');
});

it('never offers more than ten', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), fc.array(fc.string()), (text, suggest, own) => {
      expect(optionsOf(text, { ...known, suggest, own }).length).toBeLessThanOrEqual(10);
    }),
  );
});

it.each([
  ['sofa bed', 'so', ['so', '+fa bed']],
  ['Alva sofa', 'SOFA', ['+Alva ', 'sofa']],
  ['小圆几', '圆', ['+小', '圆', '+几']],
  ['沙发', 'sofa', ['+沙发']],
])('tells what %s adds to %s', (word, typed, parts) => {
  expect(partsOf(word, typed).map(({ part, added }) => (added ? `+${part}` : part))).toEqual(parts);
});

it('says the whole word, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (word, typed) => {
      const said = partsOf(word, typed)
        .map(({ part }) => part)
        .join('');
      expect(said).toBe(word);
    }),
  );
});
