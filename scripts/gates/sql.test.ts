import { sqlProblems } from './sql.ts';

const verbs = ['place', 'ship'];
const said = (file: string, text: string) =>
  sqlProblems([{ path: `server/src/${file}`, text }], verbs).map(
    ({ line, says }) => `${line ?? '-'} ${says}`,
  );

const reads = 'export const rows = (db) => sql`select 1`.execute(db);';
const writes = "export const placeOrder = (tx) => tx.insertInto('orders').execute();";

describe('where the database is asked', () => {
  it.each([
    ['trade/orders/queries.ts', reads],
    ['trade/orders/rows.queries.ts', "export const rows = (db) => db.selectFrom('orders');"],
    ['trade/orders/rows.queries.ts', 'export const locked = sql`select id from orders for no key update`;'],
    ['trade/orders/place.ts', writes],
    ['trade/orders/place-order.ts', `${writes}\n${reads}`],
    ['trade/orders/ship.ts', 'export async function ship(tx) { await sql`update orders set qty = 1`; }'],
    ['trade/orders/service.ts', 'export const words = (sql: string) => `select ${sql}`;'],
    ['platform/db/open.ts', reads],
    ['demo/orders.ts', writes],
    ['testing/given.ts', writes],
  ])('may be %s: %s', (file, text) => {
    expect(said(file, text)).toEqual([]);
  });

  it.each([
    ['trade/orders/service.ts', reads],
    ['trade/orders/routes.ts', "\nexport const a = (db) => db.selectFrom('orders');"],
    ['trade/orders/present.ts', 'export const mine = sql<boolean>`true`;'],
    ['trade/orders/placed.ts', writes],
    ['app.ts', reads],
  ])('is refused in %s: %s', (file, text) => {
    expect(said(file, text)).toEqual([
      expect.stringMatching(
        /^[12] asks the database: .*queries\.ts.*command.*scripts\/gates\/command-verbs\.ts/,
      ),
    ]);
  });

  it.each([
    ["export const a = (db) => db.updateTable('orders');"],
    ['export const a = (db) => sql`with gone as (delete from orders returning id) select 1`;'],
    ['export const a = (db) => sql`\n  update orders set status = ${to}`;'],
  ])('is not written in a file that reads: %s', (text) => {
    expect(said('trade/orders/rows.queries.ts', text)).toEqual([
      expect.stringMatching(/^1 writes, and a queries file only reads/),
    ]);
  });

  it('is refused in a file with a verb that exports no such function', () => {
    const text = `const placeOrder = 1;\nexport const places = (db) => sql\`select 1\`;`;
    expect(said('trade/orders/place.ts', text)).toEqual([
      expect.stringMatching(/^2 is named by "place" and exports no function/),
    ]);
  });
});
