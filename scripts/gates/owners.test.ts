import { ownerProblems } from './owners.ts';

const rules = {
  owners: { trade: ['orders'], catalog: ['skus'] },
  crossings: { 'member/accounts/erase.ts': 'one transaction' },
};
const said = (path: string, text: string) =>
  ownerProblems([{ path: `server/src/${path}`, text }], rules).map(({ says }) => says);

describe('who writes a table', () => {
  it.each([
    ['sql`update skus set held = 0`'],
    ['sql`\n  insert into skus (id) values (1)`'],
    ['sql`with gone as (delete from skus returning id) select 1`'],
    ["db.updateTable('skus').set({ held: 0 })"],
    ["tx.insertInto(\n  'skus')"],
  ])('is refused where it is not the owner: %s', (text) => {
    expect(said('trade/orders/a.ts', text)).toEqual([expect.stringContaining('which belongs to catalog')]);
  });

  it.each([
    ['catalog/products/a.ts', 'sql`update skus set held = 0`'],
    ['trade/orders/a.ts', 'sql`select id from skus for update`'],
    ['trade/orders/a.ts', 'sql`select id from skus for no key update skip locked`'],
    ['trade/orders/a.ts', 'sql`insert into orders (id) values (1) on conflict do update set id = 2`'],
    ['member/accounts/erase.ts', 'sql`update skus set held = 0`'],
    ['testing/given.ts', "db.insertInto('skus')"],
  ])('may be %s with %s', (path, text) => {
    expect(said(path, text)).toEqual([]);
  });

  it('is said of every table that a migration makes', () => {
    expect(said('platform/db/migrations/0001.ts', 'create table parcels (id int)')).toEqual([
      expect.stringContaining('makes parcels, which no context owns'),
    ]);
  });
});
