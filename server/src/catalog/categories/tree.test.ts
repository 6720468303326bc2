import { type Category, placedAmong, refuseParent, refuseTaken, siblingsIn } from './tree.ts';

const category = (id: number, parent: number | null, zh: string, en?: string): Category => ({
  id,
  parent_id: parent,
  name: { zh, ...(en === undefined ? {} : { en }) },
  image: '',
  version: 1,
});
const all = [
  category(1, null, '沙发', 'Sofas'),
  category(2, null, '床', 'Beds'),
  category(3, 1, '转角沙发', 'Corner sofas'),
  category(4, 1, '沙发床', 'Sofa beds'),
];

it('siblings are those of one parent, in their order', () => {
  expect(siblingsIn(all, null).map(({ id }) => id)).toEqual([1, 2]);
  expect(siblingsIn(all, 1).map(({ id }) => id)).toEqual([3, 4]);
  expect(siblingsIn(all, 2)).toEqual([]);
});

it('a main category may have others below it, one below may not', () => {
  expect(() => refuseParent(all, null)).not.toThrow();
  expect(() => refuseParent(all, 2)).not.toThrow();
  expect(() => refuseParent(all, 3)).toThrow('category.tooDeep');
  expect(() => refuseParent(all, 9)).toThrow('missing');
});

it('siblings share no name in any language; a category keeps its own', () => {
  const siblings = siblingsIn(all, null);
  expect(() => refuseTaken(siblings, { zh: '椅', en: ' SOFAS' }, null)).toThrow('category.taken');
  expect(() => refuseTaken(siblings, { zh: '沙发', en: 'Sofas' }, 1)).not.toThrow();
  expect(() => refuseTaken(siblings, { zh: '床', en: 'Sleep' }, 1)).toThrow('category.taken');
  expect(() => refuseTaken(siblings, { zh: '转角沙发' }, null)).not.toThrow();
});

it.each([
  ['to the front', 4, 3, [4, 3]],
  ['to the end', 3, null, [4, 3]],
  ['from elsewhere before the last', 9, 4, [3, 9, 4]],
  ['from elsewhere to the end', 9, null, [3, 4, 9]],
])('places one %s', (_where, id, before, ids) => {
  expect(placedAmong(siblingsIn(all, 1), id, before)).toEqual(ids);
});

it('refuses a place before one that is not there', () => {
  expect(() => placedAmong(siblingsIn(all, 1), 3, 2)).toThrow('category.movedElsewhere');
  expect(() => placedAmong(siblingsIn(all, 1), 3, 3)).toThrow('category.movedElsewhere');
});
