import { sql } from 'kysely';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** A shop with orders of 30, 10 and 20, placed in this order; the second one is paid. */
const selling = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const ids: string[] = [];
  for (const price of [3000, 1000, 2000]) {
    const { skuId } = await api.given.sku({ price, stock: 10 });
    ids.push(
      price === 1000 ? await people.paidOrder(lin, skuId) : (await people.buy(lin, skuId)).data.orderId,
    );
  }
  const list = async (input: Parameters<typeof shop.call<'shopOrder.list'>>[1] = {}) => {
    const { data } = await shop.call('shopOrder.list', input);
    return data.list.map(({ id }) => ids.indexOf(id));
  };
  return { shop, lin, ids, list };
};

describe("the list of a shop's orders", () => {
  it('is sorted by time or total, both ways, also within a tab and a word', async () => {
    const { list } = await selling();
    expect(await list()).toEqual([2, 1, 0]);
    expect(await list({ order: 'asc' })).toEqual([0, 1, 2]);
    expect(await list({ sort: 'total' })).toEqual([0, 2, 1]);
    expect(await list({ sort: 'total', order: 'asc' })).toEqual([1, 2, 0]);
    expect(await list({ sort: 'total', tab: 'awaitingPayment', order: 'asc' })).toEqual([2, 0]);
    expect(await list({ sort: 'total', keyword: '林', order: 'asc' })).toEqual([1, 2, 0]);
    expect(await list({ tab: 'awaitingShipment' })).toEqual([1]);
  });

  it('shows what waits for somebody, and how many for each reason', async () => {
    const { shop, lin, ids, list } = await selling();
    await lin.call('payment.start', { id: ids[0] ?? '', method: 'offline' });
    await sql`update orders set promised_at = now() + interval '3 days' where id = ${ids[1]}`.execute(api.db);
    const { data } = await shop.call('shopOrder.list', { need: 'due' });
    expect([data.needs, data.total, data.counts['awaitingShipment'], data.atLeast]).toEqual([
      expect.objectContaining({ due: 1, proof: expect.any(Number), refund: 0 }),
      1,
      1,
      [],
    ]);
    expect(await list({ need: 'due' })).toEqual([1]);
    expect(await list({ need: 'due', tab: 'received' })).toEqual([]);
    await lin.call('refund.ask', { id: ids[1] ?? '', reason: 'changedMind' });
    expect(await list({ need: 'refund' })).toEqual([1]);
    expect(await list({ need: 'refund', keyword: '林' })).toEqual([1]);
  });

  it('counts a status up to a limit and says that there are more', async () => {
    const { shop, ids, list } = await selling();
    await sql`
      insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, qty, address,
        created_at)
      select 'many' || n, (7000000000000000 + n)::text, user_id, shop_id, 4, source, n, 0, 0, n, 1,
        address - array['sealed', 'number', 'tail'],
        now() - interval '1 year' - make_interval(secs => n)
      from orders, generate_series(1, 10001) n where id = ${ids[0]}`.execute(api.db);
    const { data } = await shop.call('shopOrder.list', {});
    expect(data).toMatchObject({ total: 10_003, atLeast: ['all', 'received'], counts: { received: 10_000 } });
    expect(await list({ size: 3 })).toEqual([2, 1, 0]);
    for (const [order, first] of [
      ['desc', 'many10001'],
      ['asc', 'many1'],
    ] as const) {
      const { data: sorted } = await shop.call('shopOrder.list', { tab: 'received', sort: 'total', order });
      expect(sorted.list[0]?.id).toBe(first);
    }
    const { data: oldest } = await shop.call('shopOrder.list', { tab: 'received', order: 'asc', page: 2 });
    expect([oldest.list[0]?.id, oldest.list.length]).toEqual(['many9991', 10]);
  });
});
