import fc from 'fast-check';
import { wallOf } from './wall.ts';

const shape = { size: 90, columns: 9 };

describe('the wall of the buyer show', () => {
  it('has nine columns of ten, padded by repetition', () => {
    const wall = wallOf(['a', 'b', 'c', 'd'], shape);
    expect(wall.map((column) => column.length)).toEqual(Array(9).fill(10));
  });

  it('lets each picture be heard exactly once, however many there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (count) => {
        const items = Array.from({ length: count }, (_, index) => index);
        const heard = wallOf(items, shape)
          .flat()
          .filter(({ repeated }) => !repeated)
          .map(({ item }) => item);
        expect([...heard].sort((a, b) => a - b)).toEqual(items);
      }),
    );
  });

  it('is empty without pictures', () => {
    expect(wallOf([], shape).flat()).toEqual([]);
  });
});
