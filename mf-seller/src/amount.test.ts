import { readPercent, readPrice, writePrice } from './amount.ts';

it.each([
  ['13999', 1_399_900],
  ['13,999.00', 1_399_900],
  [' 8.5 ', 850],
  ['0.01', 1],
  ['0', undefined],
  ['', undefined],
  ['1.234', undefined],
  ['abc', undefined],
  ['-5', undefined],
])('%s is a price of %s', (text, price) => expect(readPrice(text)).toBe(price));

it('is typed as it is read', () => expect(readPrice(writePrice(1_399_905))).toBe(1_399_905));

it.each([
  ['-5', -500],
  ['−5 %', -500],
  ['+7.5', 750],
  ['0', undefined],
  ['-95', undefined],
  ['ten', undefined],
])('%s is a change of %s', (text, points) => expect(readPercent(text)).toBe(points));
