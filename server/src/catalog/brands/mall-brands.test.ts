import type { MallBrand } from './mall-brands.queries.ts';
import { foundBrand, placedAt, refuseBrandTaken } from './mall-brands.ts';

const brand = (id: number, zh: string, en: string, hidden = false): MallBrand => ({
  id,
  name: { zh, en },
  logo: null,
  intro: { zh: '' },
  hidden,
  version: 1,
});
const all = [brand(1, '橡木', 'Oak'), brand(2, '白桦', 'Birch'), brand(3, '梧桐', 'Plane', true)];

it.each([
  ['to the front', 3, 1, [3, 1, 2]],
  ['to the middle', 1, 2, [2, 1, 3]],
  ['to the end', 1, 3, [2, 3, 1]],
  ['beyond the end', 1, 99, [2, 3, 1]],
  ['where it is', 2, 2, [1, 2, 3]],
])('a brand comes %s', (_where, id, place, ids) => {
  expect(placedAt([1, 2, 3], id, place)).toEqual(ids);
});

it('a name is taken in any language and case, but not by a removed brand or by itself', () => {
  expect(() => refuseBrandTaken(all, { zh: '木', en: ' OAK ' }, null)).toThrow('brand.taken');
  expect(() => refuseBrandTaken(all, { zh: 'birch' }, 1)).toThrow('brand.taken');
  expect(() => refuseBrandTaken(all, { zh: '橡木', en: 'Oak' }, 1)).not.toThrow();
  expect(() => refuseBrandTaken(all, { zh: '梧桐' }, null)).not.toThrow();
});

it('a removed brand is found among the removed ones alone', () => {
  expect(foundBrand(all, 3, true).id).toBe(3);
  expect(() => foundBrand(all, 3, false)).toThrow('missing');
  expect(() => foundBrand(all, 1, true)).toThrow('missing');
  expect(() => foundBrand(all, 9, false)).toThrow('missing');
});
