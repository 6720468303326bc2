import fc from 'fast-check';
import { fromDecimal, inUnits, minorDigits, toDecimal } from './money.ts';

it.each([
  [0, 2, '0.00'],
  [5, 2, '0.05'],
  [123_456, 2, '1234.56'],
  [123_456, 0, '123456'],
] as const)('%i minor units with %i digits are written %s', (minor, digits, text) => {
  expect(toDecimal(minor, digits)).toBe(text);
});

it.each([
  ['1234.56', 2, 123_456],
  ['1234.5', 2, 123_450],
  ['1234', 2, 123_400],
  ['1000.00', 0, 1000],
  ['1.005', 2, null],
  ['1e3', 2, null],
  ['-1', 2, null],
  ['', 2, null],
  [' 1', 2, null],
  ['99999999999999', 6, null],
] as const)('%s with %i digits is %s', (text, digits, minor) => {
  expect(fromDecimal(text, digits)).toBe(minor);
});

it.each([
  [100_000, 2, 0, 1000],
  [100_050, 2, 0, null],
  [1000, 0, 2, 100_000],
  [7, 2, 2, 7],
] as const)('%i of %i digits is in units of %i digits %s', (amount, from, to, units) => {
  expect(inUnits(amount, from, to)).toBe(units);
});

it('comes back as it was written, whatever the amount and the currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 13 }),
      fc.constantFrom(...Object.values(minorDigits)),
      (minor, digits) => {
        expect(fromDecimal(toDecimal(minor, digits), digits)).toBe(minor);
        // A JSON number with this many digits is written as it was read.
        expect(String(Number(toDecimal(minor, 2)))).toBe(toDecimal(minor, 2).replace(/\.?0+$/, ''));
      },
    ),
  );
});

it.each([-1, 1.5, Number.NaN, 2 ** 53])('%d is no amount', (minor) => {
  expect(() => toDecimal(minor, 2)).toThrow(RangeError);
});
