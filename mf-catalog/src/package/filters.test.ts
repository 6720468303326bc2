import fc from 'fast-check';
import { inputOf, orders, readFilters, tiers, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of a list of packages', () => {
  it('come back from the address as they were written', () => {
    const filters = fc.record({
      categoryId: fc.option(fc.integer({ min: 1, max: 99 }).map(String), { nil: undefined }),
      tier: fc.option(fc.constantFrom(...tiers), { nil: undefined }),
      order: fc.constantFrom(...orders),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(read(writeFilters(wanted))).toEqual(wanted);
      }),
    );
  });

  it('read nonsense as nothing', () => {
    const nothing = { categoryId: undefined, tier: undefined, order: 'comprehensive', page: 1 };
    for (const query of [
      'categoryId=-1&tier=gold&sort=beauty&page=1000000000',
      `categoryId=${'9'.repeat(10_000)}&page=0&order=up`,
      'categoryId=1%20or%201&page=1e9',
    ])
      expect(read(query)).toEqual(nothing);
  });

  it('are sent with the names of the API', () => {
    expect(inputOf(read('categoryId=3&tier=comfort&sort=price&order=desc&page=2'))).toEqual({
      categoryId: '3',
      tier: 'comfort',
      sort: 'price',
      order: 'desc',
      page: 2,
      size: 24,
    });
  });
});
