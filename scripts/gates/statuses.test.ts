import { judge } from './sample.ts';
import { statuses, statusProblems } from './statuses.ts';

const said = (text: string, path = 'server/src/trade/orders/a.ts') =>
  statusProblems([{ path, text }]).map(({ line, says }) => `${line} ${says}`);

describe('a status by its number', () => {
  it.each([
    ['if (order.status === 3) ship();'],
    ['if (3 !== order.status) ship();'],
    ['const isOpen = row.order_status >= 2;'],
    ['const waits = held?.status === 1;'],
    ["query.where('o.status', '=', 0);"],
    ["query.where('status', 'in', [1, 2]);"],
    ["update.set({ status: 3, note: '' });"],
    ['const one = [1, 2].includes(order.status);'],
    ['switch (order.status) { case 4: break; }'],
    ['let status = 0; status = 5;'],
    ['const write = (state: 0 | 1) => state;'],
    ['type Told = { state: 0 | 1 };'],
    ['sql`select 1 from orders o where o.status = 3`'],
    ['sql`select status <> 5 from orders`'],
    ['sql`select 1 from orders where id = ${id} and status in (1, 2)`'],
    ['sql`select 1 from orders where order_status not in (4,5)`'],
    ['sql`select 1 from orders where status between 2 and 4`'],
    ['sql`update orders set status = 5 where id = ${id}`'],
    ['sql`select case status when 3 then 1 end from orders`'],
    ["await client.query('select 1 from orders where status = 1');"],
  ])('is refused: %s', (text) => {
    expect(said(text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1 .*: call it by its name \(orderStatus\.paid/)]),
    );
  });

  it.each([
    ['if (order.status === orderStatus.shipped) ship();'],
    ['const isGone = answer.status === 404 || reply.statusCode >= 500;'],
    ['const isOk = status >= 200 && status <= 299;'],
    ['const page = { status: 200, states: 3 };'],
    ['const estate = 3;'],
    ["const launched = launch.status === 'done';"],
    ["query.where('status', '=', orderStatus.unpaid).limit(5);"],
    ['sql`select 1 from orders where status = ${literal(orderStatus.paid)} and qty = 1`'],
    ["sql`select 1 from coupons where status = 'used' limit 1`"],
  ])('may stand: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('is found in a statement of several lines, at its own', () => {
    expect(said('sql`\n  select 1 from orders\n  where status = 3`')).toEqual([
      expect.stringMatching(/^3 holds "status = 3"/),
    ]);
  });

  it('may stand in migrations, in tests and in what only tests use', async () => {
    const fault = { text: 'export const a = (order: { status: number }) => order.status === 3;\n' };
    const paths = ['trade/orders/a', 'trade/orders/a.test', 'testing/a', 'platform/db/migrations/a'];
    const planted = Object.fromEntries(paths.map((path) => [`server/src/${path}.ts`, fault.text]));
    const problems = await judge(statuses, { ...planted, 'mf-x/src/A.tsx': fault.text });
    const files = problems.map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(['mf-x/src/A.tsx', 'server/src/trade/orders/a.ts']));
  });
});
