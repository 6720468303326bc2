import { categoryTrail } from './category-trail.ts';

const tree = [
  { id: '3', children: [{ id: '105' }, { id: '106' }] },
  { id: '4', children: [] },
];

it.each([
  ['4', ['4']],
  ['105', ['3', '105']],
  ['9', []],
])('leads to category %s by %j', (id, trail) => {
  expect(categoryTrail(tree, id).map((step) => step.id)).toEqual(trail);
});
