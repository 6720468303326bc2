import { dayMs } from '@mall/contract/core/time';
import { campaigns } from '../../campaign/index.ts';
import { sql } from 'kysely';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { makeOverdue, shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { sweepOrders } from './sweep.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const skuRow = (skuId: string) => shelfOf(api, skuId);
const overdue = (orderId: string) => makeOverdue(api, orderId);

describe('the clock', () => {
  it('warns at half time once, then ends the order', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const { data: order } = await people.buy(lin, skuId);
    expect((await sweepOrders({ db: api.db, campaigns })).warned).toBe(0);
    await api.db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 16 * 60_000), expires_at: new Date(Date.now() + 14 * 60_000) })
      .where('id', '=', order.orderId)
      .execute();
    expect((await sweepOrders({ db: api.db, campaigns })).warned).toBe(1);
    expect((await sweepOrders({ db: api.db, campaigns })).warned).toBe(0);
    await overdue(order.orderId);
    expect((await sweepOrders({ db: api.db, campaigns })).expired).toBe(1);
    const types = (await lin.call('message.list')).data.list.map((message) => message.type);
    expect(types).toEqual(['order.expired', 'order.payReminder', 'order.created']);
    expect(await skuRow(skuId)).toEqual({ stock: 5, held: 0 });
  });

  it('records a paid order after 24 hours and receives it 15 days after arrival', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const id = await people.paidOrder(lin, skuId);
    expect((await sweepOrders({ db: api.db, campaigns })).recorded).toBe(0);
    await api.db
      .updateTable('orders')
      .set({ paid_at: new Date(Date.now() - dayMs) })
      .where('id', '=', id)
      .execute();
    expect((await sweepOrders({ db: api.db, campaigns })).recorded).toBe(1);
    await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' });
    const arrive = (days: number) =>
      api.db
        .updateTable('deliveries')
        .set({ arrived_at: new Date(Date.now() - days * dayMs) })
        .where('order_id', '=', id)
        .execute();
    expect((await sweepOrders({ db: api.db, campaigns })).received).toBe(0);
    await arrive(14);
    expect((await sweepOrders({ db: api.db, campaigns })).received).toBe(0);
    await arrive(15);
    expect((await sweepOrders({ db: api.db, campaigns })).received).toBe(1);
    expect(
      (await lin.call('order.detail', { id })).data.events.map(({ actor, note }) => [actor, note]),
    ).toEqual([
      ['buyer', 'created'],
      ['buyer', 'paid'],
      ['system', 'recorded'],
      ['shop', 'shipped'],
      ['system', 'received'],
    ]);
  });
});

describe('an order that the database will not let end', () => {
  /** Every change of it is refused, as by a constraint that it breaks. */
  const spoil = async (orderId: string) => {
    await sql`
      create function refuse_update() returns trigger language plpgsql as $$
      begin
        raise exception 'this row is spoiled' using errcode = '23514';
      end $$`.execute(api.db);
    await sql`create trigger refuse_update before update on orders for each row
      when (old.id = ${sql.lit(orderId)}) execute function refuse_update()`.execute(api.db);
  };
  afterEach(() => sql`drop function refuse_update cascade`.execute(api.db));

  it('keeps none behind it from ending, and fails the sweep with its id once all else is done', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const orders = [];
    for (let n = 0; n < 3; n += 1) orders.push((await people.buy(lin, skuId)).data.orderId);
    const [bad = '', ...good] = orders;
    const paid = await people.paidOrder(await people.shopper(), (await api.given.sku()).skuId);
    await api.db
      .updateTable('orders')
      .set({ paid_at: new Date(Date.now() - dayMs) })
      .where('id', '=', paid)
      .execute();
    await overdue(bad);
    for (const id of good) await overdue(id);
    await spoil(bad);

    const swept = await sweepOrders({ db: api.db, campaigns });
    expect(swept).toMatchObject({ expired: 2, recorded: 1 });
    expect(swept.failed.map(({ message }) => message)).toEqual([`order ${bad}: this row is spoiled`]);
    expect(await skuRow(skuId)).toEqual({ stock: 5, held: 1 });
  });

  it('is shown as it stands to its buyer', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    await overdue(order.orderId);
    await spoil(order.orderId);
    expect(await lin.call('order.detail', { id: order.orderId })).toMatchObject({ code: 200 });
    expect((await lin.call('order.list', { tab: 'all' })).data.total).toBe(1);
  });
});
