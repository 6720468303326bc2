import { numIdIn, pageIn } from './read-query.ts';

const params = (query: string) => new URLSearchParams(query);

it.each([
  ['id=7', '7'],
  ['id=999999999', '999999999'],
  ['id=0', undefined],
  ['id=07', undefined],
  ['id=1000000000', undefined],
  ['id=7%27', undefined],
  ['id=', undefined],
  ['other=7', undefined],
])('%s names the id %s', (query, id) => expect(numIdIn(params(query), 'id')).toBe(id));

it.each([
  ['page=3', 3],
  ['page=10000', 10_000],
  ['page=10001', 1],
  ['page=1000000000', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['', 1],
])('%s asks for page %s', (query, page) => expect(pageIn(params(query))).toBe(page));
