import { previewOf, type RateSum } from './rate-preview.ts';

const none = { base: 0, withAbove: 0, first: 0, second: 0 };
/** ¥1,000.00 for goods at 5 % and 2 %, half of it of promoters whom others invited. */
const usual: RateSum = {
  ...{ source: 'default', level: 1, lines: 10 },
  ...{ base: 100_000, withAbove: 50_000, first: 5000, second: 1000, limited: none },
};
const ofLevel: RateSum = { ...usual, source: 'level', level: 2, first: 8000 };

it('says what it was as it was, and what it would have been by the new rate', () => {
  expect(previewOf([usual], { of: 'usual', first: 500, second: 200 })).toEqual({
    ...{ lines: 10, base: 100_000 },
    now: { first: 5000, second: 1000 },
    next: { first: 5000, second: 1000 },
  });
  expect(previewOf([usual], { of: 'usual', first: 1000, second: 0 }).next).toEqual({
    first: 10_000,
    second: 0,
  });
});

it('the usual rate leaves alone what was made by the rate of a level', () => {
  const { base, next } = previewOf([usual, ofLevel], { of: 'usual', first: 0, second: 0 });
  expect({ base, next }).toEqual({ base: 100_000, next: { first: 0, second: 0 } });
});

it('the rate of a level takes the place of the usual one for its promoters alone', () => {
  const others = { ...usual, level: 3 };
  const { base, now, next } = previewOf([{ ...usual, level: 2 }, ofLevel, others], {
    of: 2,
    first: 100,
    second: 0,
  });
  expect({ base, now: now.first, next: next.first }).toEqual({ base: 200_000, now: 13_000, next: 2000 });
});

it('what a limit held stays there, until the rate is lower than that', () => {
  // ¥400.00 of it earned ¥4.00 and no more.
  const limited = { base: 40_000, withAbove: 0, first: 400, second: 0 };
  const held = { ...usual, first: 3400, limited };
  const firstBy = (first: number) => previewOf([held], { of: 'usual', first, second: 200 }).next.first;
  expect(firstBy(500)).toBe(3400);
  expect(firstBy(1000)).toBe(6400);
  expect(firstBy(50)).toBe(300 + 200);
});

it('whoever had no inviter earns no inviter anything, also by the first rate above nothing', () => {
  const before = { ...usual, second: 0 };
  expect(previewOf([before], { of: 'usual', first: 500, second: 100 })).toMatchObject({
    now: { second: 0 },
    next: { second: 500 },
  });
  expect(previewOf([], { of: 3, first: 1, second: 1 })).toMatchObject({
    lines: 0,
    next: { first: 0, second: 0 },
  });
});
