import { readPercent, readPrice } from './amount.ts';

it.each([
  ['13,999.00', 1_399_900],
  ['0', undefined],
  ['abc', undefined],
])('%s is a price of %s', (text, price) => expect(readPrice(text)).toBe(price));

it.each([
  ['-5', -500],
  ['−5 %', -500],
  ['+7.5', 750],
  ['0', undefined],
  ['-95', undefined],
  ['ten', undefined],
])('%s is a change of %s', (text, points) => expect(readPercent(text)).toBe(points));
