import { lines, partsOf, places, px } from './layout.ts';

const perLetter = (text: string) => [...text].length * 10;

it('prints at 300 dots an inch', () => {
  expect([px(210), px(297), px(105)]).toEqual([2480, 3508, 1240]);
});

it('puts four cards on a sheet, and one poster on its own', () => {
  expect(places('a4')).toEqual([{ x: 0, y: 0, w: 210, h: 297 }]);
  expect(places('cards').map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [105, 0],
    [0, 148.5],
    [105, 148.5],
  ]);
});

it.each([
  ['everything', { ratio: 640 / 1360, logo: true, product: false }],
  ['a product', { ratio: 1, logo: true, product: true }],
  ['nothing but a name', { ratio: null, logo: false, product: false }],
])('lets no part of a poster with %s lie upon another', (_what, has) => {
  const { words, qr, caption, foot } = partsOf(has);
  expect(words.y + words.h).toBeLessThanOrEqual(qr.y);
  expect(qr.y + qr.h).toBeLessThanOrEqual(caption.y);
  expect(caption.y + caption.h).toBeLessThanOrEqual(foot.y);
  expect(qr.w).toBeGreaterThanOrEqual(55);
});

it.each([
  ['between words', 'Warm rooms, honest wood', 120, 2, ['Warm rooms,', 'honest wood']],
  ['between Chinese characters', '原木家具送货上门', 40, 2, ['原木家具', '送货上门']],
  ['in a word that is too long', 'Wirtschaftsraum', 80, 2, ['Wirtscha', 'ftsraum']],
  ['and ends what is too much', 'one two three four', 50, 2, ['one', 'two…']],
])('breaks text %s', (_how, text, width, most, expected) => {
  expect(lines(text, width, most, perLetter)).toEqual(expected);
});
