import {
  appliedOf,
  inputOf,
  readFilters,
  withFilters,
  withKey,
  withoutAll,
  withoutPart,
  writeFilters,
} from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of a list', () => {
  it('are the address: what is written is read again', () => {
    const query =
      'keyword=sofa&categoryId=2&brandId=7&priceMin=100000&maxW=2100&style=modern,nordic&leadDays=7&inStock=1&sort=price&order=asc&page=3';
    expect(writeFilters(read(query)).split('&').sort()).toEqual(query.split('&').sort());
  });

  it('are one address whatever order keys were chosen in', () => {
    expect(writeFilters(read('style=nordic,modern,nordic'))).toBe('style=modern,nordic');
    expect(writeFilters(withKey(withKey(read(''), 'style', 'nordic'), 'style', 'modern'))).toBe(
      'style=modern,nordic',
    );
    expect(writeFilters(withKey(read('style=nordic'), 'style', 'nordic'))).toBe('');
  });

  it('of several keys are taken away key by key', () => {
    const filters = read('brandId=10,7&style=modern,nordic&material=oak&leadDays=7');
    expect(appliedOf(filters)).toHaveLength(6);
    expect(writeFilters(withoutPart(filters, { part: ['style'], key: 'modern' }))).toBe(
      'brandId=10,7&style=nordic&material=oak&leadDays=7',
    );
    expect(writeFilters(withoutPart(filters, { part: ['brandId'], key: '10' }))).toMatch(
      /^brandId=7&style=modern,nordic/,
    );
  });

  it('keep what the list is by itself: no chip, and in the address only where the path does not say it', () => {
    const fresh = readFilters(new URLSearchParams('flag=custom&inStock=1'), { flag: 'new' });
    expect(fresh.flag).toBe('new');
    expect(appliedOf(fresh, { flag: 'new' })).toEqual([{ part: ['inStock'] }]);
    expect(writeFilters(fresh, { flag: 'new' })).toBe('inStock=1');
    const brand = { brandId: '50' };
    expect(writeFilters(withoutAll(readFilters(new URLSearchParams('inStock=1'), brand), brand), brand)).toBe(
      'brandId=50',
    );
  });

  it('leave the defaults out of the address', () => {
    expect(writeFilters(read('sort=comprehensive&order=desc&page=1&inStock=0'))).toBe('');
  });

  it.each([
    'categoryId=0',
    'categoryId=2;drop',
    'brandId=-1',
    'brandId=x,0',
    'priceMin=abc',
    'maxW=999999',
    'page=0',
    'sort=newest',
    'flag=x',
    'style=,;DROP',
    'leadDays=9999',
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
    expect(writeFilters(withoutPart(filters, { part: ['priceMin', 'priceMax'] }))).not.toMatch(/price/);
    expect(writeFilters(withoutAll(filters))).toBe('keyword=oak');
  });
});
