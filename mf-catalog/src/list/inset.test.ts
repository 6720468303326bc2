import { cardsPerInset, insetBefore } from './inset.ts';

const columns = 3;
const picturesIn = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index).filter(
    (index) => insetBefore(index, count) !== undefined,
  );

test('a full page of 24 has three pictures and full rows', () => {
  expect(picturesIn(24)).toEqual([3, 11, 19]);
  expect((24 + 2 * 3) % columns).toBe(0);
});

test('a picture never ends a list alone in its row', () => {
  for (let count = cardsPerInset; count <= 24; count += 1) {
    for (const index of picturesIn(count)) expect(count - index).toBeGreaterThanOrEqual(2);
  }
  expect(picturesIn(20)).toEqual([3, 11]);
});
