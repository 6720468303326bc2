import fc from 'fast-check';
import { pageMarks } from './pages.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [19, 20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %i of %i', (page, count, expected) => {
  expect(pageMarks(page, count)).toEqual(expected);
});

it('never more than 7 marks, always the first, the current and the last', () => {
  const where = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(where, ([page, count]) => {
      const marks = pageMarks(page, count);
      return marks.length <= 7 && [1, page, count].every((must) => marks.includes(must));
    }),
  );
});
