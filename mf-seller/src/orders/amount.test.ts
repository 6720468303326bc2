import { readAmount } from './amount.ts';

it.each([
  ['9137.16', 913_716],
  ['9,137.1', 913_710],
  ['¥ 300', 30_000],
  ['0', 0],
  ['1.234', null],
  ['-5', null],
  ['', null],
  ['abc', null],
])('reads %j as %j', (typed, expected) => expect(readAmount(typed)).toBe(expected));
