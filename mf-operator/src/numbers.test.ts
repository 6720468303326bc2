import { readAmount, readCount, readPercent, typedPercent } from './numbers.ts';

it.each([
  ['5', 500],
  ['2.5', 250],
  ['2,05', 205],
  ['7.25 %', 725],
  ['0', 0],
  ['50', 5000],
  ['50.01', undefined],
  ['2.555', undefined],
  ['-1', undefined],
  ['', undefined],
] as const)('reads %s per cent', (typed, bps) => {
  expect(readPercent(typed, 5000)).toBe(bps);
});

it.each([0, 5, 250, 205, 10_000])('types %d basis points so that they are read again', (bps) => {
  expect(readPercent(typedPercent(bps), 10_000)).toBe(bps);
});

it('reads amounts and days up to their most', () => {
  expect([readAmount('1,299.50', 129_950), readAmount('1,299.51', 129_950), readAmount('x', 1)]).toEqual([
    129_950,
    undefined,
    undefined,
  ]);
  expect([readCount('90', 90), readCount('91', 90), readCount('1.5', 90)]).toEqual([
    90,
    undefined,
    undefined,
  ]);
});
