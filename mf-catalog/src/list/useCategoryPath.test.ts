import { pathTo } from './useCategoryPath.ts';

const category = (id: string) => ({ id, name: `Category ${id}`, image: '', level: 1, count: 1 });
const tree = [
  { ...category('3'), children: [category('105'), category('106')] },
  { ...category('4'), children: [] },
];

it.each([
  ['4', ['4']],
  ['105', ['3', '105']],
  ['9', []],
])('leads to category %s by %j', (id, path) => {
  expect(pathTo(tree, id).map((step) => step.id)).toEqual(path);
});
