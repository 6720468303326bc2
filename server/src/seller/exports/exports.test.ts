import type { Input } from '@mall/contract/operations';
import { shanghaiOffsetMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { createPeople } from '../../testing/people.ts';
import { cellsOf, createWorker, takeFile } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** A shop with some orders, newest last; the second one is paid. */
const selling = async (count = 3) => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ price: 129_950, freight: 8000, stock: 1000, name: '=1+1' });
  const orderIds: string[] = [];
  for (let at = 0; at < count; at += 1)
    orderIds.push(
      at === 1 ? await people.paidOrder(lin, skuId, 2) : (await people.buy(lin, skuId)).data.orderId,
    );
  return { shop, lin, skuId, orderIds };
};
const excel = (key: string) => `/api/shop/exportOrderExcel/${key}`;

describe('a key to one order', () => {
  it('opens it as an Excel file with typed cells and titles in the language of who asked', async () => {
    const { shop, orderIds } = await selling(2);
    const { data } = await shop.call('shopOrder.exportKey', { id: orderIds[1] ?? '' });
    const file = await takeFile(api, shop.token, excel(data.key));
    expect(file).toMatchObject({ status: 200, name: expect.stringMatching(/^orders-.*\.xlsx$/) });
    const [titles = [], line = [], ...rest] = await cellsOf(file.bytes);
    expect(rest).toEqual([]);
    const at = (title: string) => line[titles.indexOf(title)];
    expect(at('Order no.')).toMatch(/^\d+$/);
    expect([at('Status'), at('Qty'), at('Unit price'), at('Freight'), at('Line total'), at('Paid')]).toEqual([
      'Paid',
      2,
      1299.5,
      160,
      2759,
      2759,
    ]);
    expect(at('Ordered')).toBeInstanceOf(Date);
    expect(at('Product')).toBe('=1+1');
  });

  it('opens it once', async () => {
    const { shop, orderIds } = await selling(1);
    const { data } = await shop.call('shopOrder.exportKey', { id: orderIds[0] ?? '' });
    expect((await takeFile(api, shop.token, excel(data.key))).status).toBe(200);
    expect((await takeFile(api, shop.token, excel(data.key))).refused).toBe('export.keyOver');
  });

  it('opens it once also when it is tried at the same time', async () => {
    const { shop, orderIds } = await selling(1);
    const { data } = await shop.call('shopOrder.exportKey', { id: orderIds[0] ?? '' });
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => takeFile(api, shop.token, excel(data.key))),
    );
    expect(tries.filter(({ refused }) => refused === undefined)).toHaveLength(1);
  });

  it("opens nothing for another of the shop's staff, another shop, or after its time", async () => {
    const { shop, orderIds } = await selling(1);
    const finance = await people.staff(shop.id, 'finance');
    const other = await people.shop();
    const { data } = await shop.call('shopOrder.exportKey', { id: orderIds[0] ?? '' });
    for (const token of [finance.token, other.token])
      expect((await takeFile(api, token, excel(data.key))).refused).toBe('export.keyOver');
    expect((await takeFile(api, undefined, excel(data.key))).refused).toBe('session.expired');
    await api.db
      .updateTable('file_keys')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('shop_id', '=', shop.id)
      .execute();
    expect((await takeFile(api, shop.token, excel(data.key))).refused).toBe('export.keyOver');
  });

  it('is not given for an order of another shop, nor to who may not export', async () => {
    const { shop, orderIds } = await selling(1);
    const other = await people.shop();
    const id = orderIds[0] ?? '';
    expect((await other.call('shopOrder.exportKey', { id })).msgKey).toBe('missing');
    const sales = await people.staff(shop.id, 'sales');
    expect(await sales.call('shopOrder.exportKey', { id })).toMatchObject({
      code: 40300,
      data: 'order.export',
    });
    expect((await other.call('shopOrder.batchExportKey', { ids: [id] })).msgKey).toBe('export.nothing');
  });
});

describe('a key to many orders', () => {
  it('opens those that were named or filtered, with the columns that were chosen, in their one order', async () => {
    const { shop, orderIds } = await selling(3);
    const take = async (input: Parameters<typeof keyFor>[0]) => {
      const { data } = await keyFor(input);
      return cellsOf((await takeFile(api, shop.token, excel(data.key))).bytes);
    };
    const keyFor = (input: NonNullable<Parameters<typeof shop.call<'shopOrder.batchExportKey'>>[1]>) =>
      shop.call('shopOrder.batchExportKey', input);
    const named = await take({ ids: orderIds.slice(0, 2), columns: ['linePay', 'no'] });
    expect(named[0]).toEqual(['Order no.', 'Line total']);
    expect(named).toHaveLength(3);
    expect(await take({ tab: 'awaitingPayment', columns: ['status'] })).toEqual([
      ['Status'],
      ['Awaiting payment'],
      ['Awaiting payment'],
    ]);
    const today = new Date(Date.now() + shanghaiOffsetMs).toISOString().slice(0, 10);
    expect(await take({ from: today, to: today, columns: ['no'] })).toHaveLength(4);
    expect((await keyFor({ from: '2020-01-01', to: '2020-12-31' })).msgKey).toBe('export.nothing');
    expect((await keyFor({ keyword: 'nobody-has-this' })).msgKey).toBe('export.nothing');
  });

  it('leaves out what is not of the shop, and says so before', async () => {
    const { shop, orderIds } = await selling(2);
    const { orderIds: foreign } = await selling(1);
    const ids = [...orderIds, ...foreign, 'no-such-order'];
    expect((await shop.call('shopOrder.exportCount', { ids })).data).toEqual({ orders: 2, lines: 2 });
    const { data } = await shop.call('shopOrder.batchExportKey', { ids, columns: ['no'] });
    const file = await takeFile(api, shop.token, excel(data.key));
    expect(await cellsOf(file.bytes)).toHaveLength(3);
    expect(file.name).toMatch(/^orders-2-chosen-/);
  });

  it('counts as one of the three things that a shop does at a time', async () => {
    const { shop, orderIds } = await selling(1);
    const { data } = await shop.call('shopOrder.exportKey', { id: orderIds[0] ?? '' });
    for (let at = 0; at < 3; at += 1)
      expect((await shop.call('shopOrder.exportJob', { ids: orderIds })).code).toBe(200);
    expect((await shop.call('shopOrder.exportJob', { ids: orderIds })).msgKey).toBe('job.tooMany');
    expect((await takeFile(api, shop.token, excel(data.key))).refused).toBe('job.tooMany');
  });
});

describe('all that a list has found', () => {
  type Filter = Partial<Input<'shopOrder.list'>>;

  /** Numbers of the orders in the list, in the count of an export, and in the file of the same filter. */
  const bothWays = async (shop: Awaited<ReturnType<typeof selling>>['shop'], filter: Filter) => {
    const { data: list } = await shop.call('shopOrder.list', { ...filter, size: 50 });
    const { data: counted } = await shop.call('shopOrder.exportCount', filter);
    const { data: job } = await shop.call('shopOrder.exportJob', { ...filter, columns: ['no'] });
    await createWorker(api).run(job.id);
    const { data: key } = await shop.call('shopJob.fileKey', { id: job.id });
    const file = await takeFile(api, shop.token, `/api/shop/jobFile/${key.key}`);
    const rows = (await cellsOf(file.bytes)).slice(1).map(([no]) => String(no));
    return { list, counted, rows, name: file.name, about: job.about };
  };

  it.each<[string, Filter, number[]]>([
    ['waits for money', { need: 'proof' }, [0]],
    ['waits to be recorded', { need: 'record' }, [1]],
    ['wants its money back', { need: 'refund' }, [1]],
    ['waits, in a tab', { need: 'record', tab: 'awaitingShipment' }, [1]],
    ['waits, in a tab where it cannot be', { need: 'proof', tab: 'received' }, []],
    ['waits and has a word', { need: 'proof', keyword: '林', range: '3d' }, [0]],
    ['was placed in three days', { range: '3d' }, [3, 2, 1, 0]],
    ['is unpaid, but for one whose time is over', { tab: 'awaitingPayment' }, [2, 0]],
  ])('is exported by the same filter, no more and no less: what %s', async (_what, filter, expected) => {
    const { shop, lin, orderIds } = await selling(5);
    const [first = '', second = '', , late = '', old = ''] = orderIds;
    await lin.call('payment.start', {
      id: first,
      method: 'offline',
      proofUrl: await people.picture(lin.memberId),
    });
    await lin.call('refund.ask', { id: second, reason: 'changedMind' });
    await sql`update orders set expires_at = now() - interval '1 minute' where id = ${late}`.execute(api.db);
    await lin.call('order.cancel', { id: old });
    await sql`update orders set created_at = now() - interval '9 days' where id = ${old}`.execute(api.db);
    if (expected.length === 0) {
      expect((await shop.call('shopOrder.list', filter)).data.total).toBe(0);
      expect((await shop.call('shopOrder.exportJob', filter)).msgKey).toBe('export.nothing');
      return;
    }
    const { list, counted, rows, name, about } = await bothWays(shop, filter);
    expect(list.list.map(({ id }) => orderIds.indexOf(id))).toEqual(expected);
    expect(rows).toEqual(list.list.map(({ no }) => no));
    expect([list.total, counted.orders, list.atLeast]).toEqual([rows.length, rows.length, []]);
    expect(about).toMatchObject(filter);
    for (const part of [filter.need, filter.tab, filter.range]) expect(name).toContain(part ?? '');
  });

  it('is all of them also where the list looks through the newest only', async () => {
    const { shop, orderIds } = await selling(1);
    await sql`
      with many as (
        insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, qty, address,
          created_at)
        select 'all' || n, (8000000000000000 + n)::text, user_id, shop_id, 4, source, n, 0, 0, n, 1,
          address - array['sealed', 'number', 'tail'],
          now() - make_interval(secs => n)
        from orders, generate_series(1, 5001) n where id = ${orderIds[0]} returning id)
      insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', m.id, 'order_id', m.id))).*
      from many m, order_lines l where l.order_id = ${orderIds[0]}`.execute(api.db);
    // As a server does soon by itself: else the plan of the count is that of a few orders.
    await sql`analyze orders`.execute(api.db);
    await sql`analyze order_lines`.execute(api.db);
    const { data: list } = await shop.call('shopOrder.list', { keyword: '林' });
    expect([list.total, list.atLeast.includes('all')]).toEqual([3000, true]);
    const { data: counted } = await shop.call('shopOrder.exportCount', { keyword: '林' });
    expect(counted).toEqual({ orders: 5002, lines: 5002 });
  });
});

describe('an export in the background', () => {
  it('is written by a worker, told, and downloaded by a key of its own', async () => {
    const { run } = createWorker(api);
    const { shop } = await selling(3);
    const { data: job } = await shop.call('shopOrder.exportJob', { tab: 'all', columns: ['no', 'qty'] });
    expect(job).toMatchObject({ state: 'waiting', kind: 'orderExport', actions: ['cancel'], mine: true });
    await run(job.id);
    const { data: jobs } = await shop.call('shopJob.list');
    expect(jobs).toMatchObject({
      total: 1,
      underWay: 0,
      list: [{ state: 'done', rows: 3, actions: ['download'] }],
    });
    const { data } = await shop.call('shopJob.fileKey', { id: job.id });
    const file = await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`);
    expect(await cellsOf(file.bytes)).toHaveLength(4);
    expect((await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`)).refused).toBe('export.keyOver');
    const messages = await api.db
      .selectFrom('messages')
      .select(['type', 'params'])
      .where('shop_id', '=', shop.id)
      .where('type', 'like', 'job.%')
      .execute();
    expect(messages).toEqual([{ type: 'job.ordersExported', params: { rows: 3 } }]);
  });

  it('leaves a row in the log of the shop, and so does every file that is taken', async () => {
    const { run } = createWorker(api);
    const { shop, orderIds } = await selling(1);
    const { data: job } = await shop.call('shopOrder.exportJob', { ids: orderIds });
    await run(job.id);
    const { data } = await shop.call('shopJob.fileKey', { id: job.id });
    await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`);
    const { data: one } = await shop.call('shopOrder.exportKey', { id: orderIds[0] ?? '' });
    await takeFile(api, shop.token, excel(one.key));
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('shop_id', '=', shop.id)
      .orderBy('at')
      .execute();
    expect(rows).toEqual(
      ['export.orders', 'export.download', 'export.orders'].map((action) => ({
        action,
        actor_id: shop.ownerId,
      })),
    );
  });

  it('is not seen by staff who may not export', async () => {
    const { shop, orderIds } = await selling(1);
    const { data: job } = await shop.call('shopOrder.exportJob', { ids: orderIds });
    const sales = await people.staff(shop.id, 'sales');
    expect((await sales.call('shopJob.list')).data).toMatchObject({ total: 0, list: [] });
    for (const name of ['shopJob.cancel', 'shopJob.retry', 'shopJob.fileKey'] as const)
      expect((await sales.call(name, { id: job.id })).msgKey).toBe('missing');
  });
});

describe('the customers of a shop', () => {
  it('leave as a file that a worker writes: each once for a currency, their numbers masked', async () => {
    const { shop } = await selling(2);
    const lin = await people.shopper({ code: shop.code, name: 'Mei' });
    const { skuId } = await api.given.sku({ price: 50_000 });
    await people.paidOrder(lin, skuId);
    const rupiah = await people.paidOrder(lin, skuId);
    await api.db.updateTable('orders').set({ currency: 'IDR' }).where('id', '=', rupiah).execute();
    await shop.call('shopCustomer.save', { userId: lin.memberId, version: 0, tags: ['VIP'], note: '=1+1' });
    expect((await shop.call('shopCustomer.exportJob', { tag: 'nobody' })).msgKey).toBe('export.noCustomers');
    const { data } = await shop.call('shopCustomer.exportJob', { tag: 'VIP' });
    expect(data).toMatchObject({ kind: 'customerExport', about: { tag: 'VIP' }, total: 1 });
    await createWorker(api).run(data.id);
    const key = (await shop.call('shopJob.fileKey', { id: data.id, part: 'result' })).data.key;
    const file = await takeFile(api, shop.token, `/api/shop/jobFile/${key}`);
    expect(file.name).toMatch(/^customers-.*\.xlsx$/);
    const [titles, first, second, ...rest] = await cellsOf(file.bytes);
    expect(rest).toEqual([]);
    expect(titles?.slice(0, 5)).toEqual(['Name', 'Mobile', 'Orders', 'Paid', 'Currency']);
    const masked = `${lin.mobile.slice(0, 3)}****${lin.mobile.slice(-4)}`;
    expect(first?.slice(0, 3)).toEqual(['Mei', masked, 2]);
    expect([first?.[4], second?.[4]]).toEqual(['CNY', 'IDR']);
    expect(first?.slice(7)).toEqual(['VIP', '=1+1']);
    const sales = await people.staff(shop.id, 'sales');
    expect((await sales.call('shopCustomer.exportJob', {})).code).toBe(40300);
  });
});
