import {
  appliedOf,
  inputOf,
  readFilters,
  withFilters,
  withoutAll,
  withoutPart,
  writeFilters,
} from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of a list', () => {
  it('are the address: what is written is read again', () => {
    const query =
      'keyword=sofa&categoryId=2&brandId=7&priceMin=100000&maxW=2100&inStock=1&sort=price&order=asc&page=3';
    expect(writeFilters(read(query)).split('&').sort()).toEqual(query.split('&').sort());
  });

  it('leave the defaults out of the address', () => {
    expect(writeFilters(read('sort=comprehensive&order=desc&page=1&inStock=0'))).toBe('');
  });

  it.each([
    'categoryId=0',
    'categoryId=2;drop',
    'brandId=-1',
    'priceMin=abc',
    'maxW=999999',
    'page=0',
    'sort=newest',
    'flag=x',
  ])('pass over %s', (query) => {
    expect(writeFilters(read(query))).toBe('');
  });

  it('start at the first page after another choice', () => {
    expect(withFilters(read('page=4'), { categoryId: '2' })).toMatchObject({ page: 1, categoryId: '2' });
  });

  it('ask the API for 24 a page and for stock only when it matters', () => {
    expect(inputOf(read('')).size).toBe(24);
    expect(inputOf(read(''))).not.toHaveProperty('inStock');
    expect(inputOf(read('inStock=1'))).toMatchObject({ inStock: true });
  });

  it('can be taken away one by one, price and size as a whole', () => {
    const filters = read('keyword=oak&priceMin=1&priceMax=2&maxW=100&maxH=200&inStock=1&brandId=7');
    expect(appliedOf(filters)).toHaveLength(4);
    expect(writeFilters(withoutPart(filters, ['priceMin', 'priceMax']))).not.toMatch(/price/);
    expect(writeFilters(withoutAll(filters))).toBe('keyword=oak');
  });
});
