import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { cellsOf, takeFile } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { foldDue } from './fold-due.ts';
import { foldSales } from './fold-sales.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<People['shop']>>;
/** A shop with a buyer and goods at ¥1,000 that were supplied for ¥500. */
const opened = async () => {
  const shop = await people.shop();
  const buyer = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ price: 100_000, stock: 100 });
  return { shop, buyer, skuId };
};
const bring = async (shop: Shop, buyer: Shopper, id: string) => {
  await shop.call('shopOrder.record', { id });
  await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' });
  await buyer.call('order.receive', { id });
};
const giveBack = (shop: Shop, id: string, over = {}) =>
  shop.call('shopRefund.give', { id, reason: 'broken', ...over });
const lineOf = async (orderId: string): Promise<string> =>
  (
    await api.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).id;
/** A promoter who earns by what this buyer orders. */
const promotedBy = async ({ memberId }: Shopper, code: string): Promise<string> => {
  const promoter = await api.given.member({ name: '林小满' });
  await api.db.insertInto('promoters').values({ user_id: promoter, status: 'approved', code }).execute();
  await api.db
    .insertInto('referrals')
    .values({ user_id: memberId, bound_to: promoter, bound_at: new Date() })
    .execute();
  return promoter;
};
/** As if it had been paid at noon of that day. */
const paidOn = (orderId: string, day: string) =>
  sql`update orders set paid_at = ${`${day}T12:00:00+08:00`}::timestamptz where id = ${orderId}`.execute(
    api.db,
  );
/** As if it had been paid so many days ago. */
const backdate = (orderId: string, days: number) =>
  sql`update orders set paid_at = paid_at - make_interval(days => ${days}::int) where id = ${orderId}`.execute(
    api.db,
  );
const askShop = async (shop: Pick<Shop, 'call'>, input: Sent<'shopReport.sales'> = {}) => {
  const { data } = await shop.call('shopReport.sales', input);
  return { ...data, yuan: data.money[0] };
};
const askMall = async (input: Sent<'mallReport.sales'>) => {
  const { data } = await operator.call('mallReport.sales', input);
  return { ...data, yuan: data.money[0] };
};

describe('what is counted', () => {
  it('is what was paid less what was given back, on the day of the payment', async () => {
    const { shop, buyer, skuId } = await opened();
    const [kept, ended, part] = [
      await people.paidOrder(buyer, skuId, 2),
      await people.paidOrder(buyer, skuId),
      await people.paidOrder(buyer, skuId, 4),
    ];
    expect((await askShop(shop)).yuan?.now).toMatchObject({
      orders: 3,
      pieces: 7,
      paid: 700_000,
      net: 700_000,
    });
    await paidOn(kept, '2026-03-09');
    for (const id of [ended, part]) await paidOn(id, '2026-03-10');
    await bring(shop, buyer, part);
    await giveBack(shop, part, { lines: [{ lineId: await lineOf(part), qty: 1 }] });
    await giveBack(shop, ended);
    const { yuan, waiting } = await askShop(shop, {
      period: 'free',
      from: '2026-03-04',
      to: '2026-03-10',
    });
    expect(waiting).toBe(false);
    expect(yuan?.now).toMatchObject({
      orders: 2,
      pieces: 7,
      list: 700_000,
      paid: 700_000,
      refunded: 200_000,
      net: 500_000,
      average: 250_000,
      profit: { known: 500_000, cost: 250_000, margin: 250_000 },
    });
    // The latest first: on the last day what is left of two orders, on the day before the third.
    expect(yuan?.rows.map(({ now }) => now.net)).toEqual([300_000, 200_000, 0, 0, 0, 0, 0]);
    expect(yuan?.points.map(({ now }) => now.orders)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('is in no report while it is not paid, nor once the payment was taken back', async () => {
    const { shop, buyer, skuId } = await opened();
    const { data } = await people.buy(buyer, skuId);
    expect((await askShop(shop)).money).toEqual([]);
    await shop.call('shopOrder.confirmPayment', { id: data.orderId, amount: 100_000 });
    expect((await askShop(shop)).yuan?.now.net).toBe(100_000);
    await shop.call('shopOrder.takeBackPayment', { id: data.orderId, reason: 'another order' });
    expect((await askShop(shop)).yuan?.now).toMatchObject({ orders: 0, paid: 0, net: 0 });
  });

  it('keeps the category, the brand and the supply price of the sale', async () => {
    const { shop, buyer, skuId } = await opened();
    const id = await people.paidOrder(buyer, skuId);
    const [row] = (await askShop(shop, { by: 'category' })).yuan?.rows ?? [];
    const other = await api.given.sku({ price: 10_000 });
    await sql`
      update products p set category_id = q.category_id, brand_id = q.brand_id
      from skus s, skus t join products q on q.id = t.product_id
      where s.id = ${skuId} and p.id = s.product_id and t.id = ${other.skuId}`.execute(api.db);
    await sql`update skus set supply_price = 99999 where id = ${skuId}`.execute(api.db);
    await bring(shop, buyer, id);
    await giveBack(shop, id, { lines: [{ lineId: await lineOf(id), qty: 1 }] });
    const { yuan } = await askShop(shop, { by: 'category' });
    expect(yuan?.rows).toHaveLength(1);
    expect(yuan?.rows[0]).toMatchObject({
      key: row?.key,
      name: row?.name,
      now: { refunded: 100_000, net: 0 },
    });
    expect(yuan?.now.profit).toEqual({ known: 0, cost: 0, margin: 0 });
  });

  it('says by which promotion a price fell, and what it cost', async () => {
    const { shop, buyer, skuId } = await opened();
    const template = await people.template({ value: 7000 });
    const { data: coupon } = await buyer.call('coupon.take', { id: template });
    const { data } = await people.buy(buyer, skuId, 1, { couponId: coupon.id });
    await people.pay(buyer, data.orderId);
    const sale = await people.activity();
    const preview = await buyer.call('seckill.preview', { ...sale, qty: 1 });
    const flash = await buyer.call('seckill.create', {
      ...sale,
      qty: 1,
      addressId: buyer.addressId,
      previewHash: preview.data.previewHash,
    });
    await people.pay(buyer, flash.data.orderId);
    const { yuan } = await askShop(shop, { by: 'coupon' });
    expect(yuan?.now.discounts).toEqual({
      member: 0,
      package: 0,
      flash: 50_000,
      boost: 0,
      offer: 0,
      coupon: 7000,
    });
    expect(yuan?.rows).toMatchObject([{ key: template, name: 'Coupon', now: { paid: 93_000 } }]);
    expect((await askShop(shop, { by: 'activity' })).yuan?.rows).toMatchObject([
      { key: `flash:${sale.activityId}`, name: 'Flash sale', now: { paid: 50_000 } },
    ]);
  });

  it('says who promotes the goods of a shop, with what they sold and cost', async () => {
    const { shop, buyer, skuId } = await opened();
    await promotedBy(buyer, 'BBBB2222');
    const id = await people.paidOrder(buyer, skuId, 2);
    const earned = async () => (await askShop(shop, { by: 'promoter' })).yuan?.rows[0];
    const row = await earned();
    expect(row).toMatchObject({ name: '林**', note: 'BBBB2222', now: { orders: 1, net: 200_000 } });
    expect(row?.now.commission).toBeGreaterThan(0);
    await bring(shop, buyer, id);
    await giveBack(shop, id, { lines: [{ lineId: await lineOf(id), qty: 1 }] });
    expect((await earned())?.now.commission).toBe(Math.round((row?.now.commission ?? 0) / 2));
  });

  it('counts a commission also when it follows the payment late', async () => {
    const { shop, buyer, skuId } = await opened();
    const promoter = await promotedBy(buyer, 'BBBB3333');
    const id = await people.paidOrder(buyer, skuId);
    // As an order whose payment was counted before its commission was booked.
    await sql`update commissions set state = 'quoted' where order_id = ${id}`.execute(api.db);
    expect((await askShop(shop, { by: 'promoter' })).yuan?.rows).toEqual([]);
    await sql`update commissions set state = 'estimated' where order_id = ${id}`.execute(api.db);
    const { yuan } = await askShop(shop, { by: 'promoter' });
    expect(yuan?.rows).toMatchObject([{ key: promoter, now: { net: 100_000 } }]);
    expect(yuan?.now.commission).toBeGreaterThan(0);
  });
});

describe('who is told what', () => {
  it('a shop its own sales, the mall those of all, of one or its own', async () => {
    const [one, other] = [await opened(), await opened()];
    await people.paidOrder(one.buyer, one.skuId, 3);
    await people.paidOrder(other.buyer, other.skuId, 9);
    const alone = await people.shopper();
    await people.paidOrder(alone, one.skuId);
    expect((await askShop(one.shop)).yuan?.now.net).toBe(300_000);
    expect((await askMall({ shopId: other.shop.id })).yuan?.now.net).toBe(900_000);
    const unknown = { period: '7d', shopId: 'no-such-shop' } as const;
    expect((await operator.call('mallReport.sales', unknown)).msgKey).toBe('missing');
    const own = await askMall({ own: true, by: 'shop' });
    expect(own.yuan?.now.net).toBe(100_000);
    expect(own.yuan?.rows).toMatchObject([{ key: '', name: '', now: { net: 100_000 } }]);
    const { yuan } = await askMall({ by: 'shop' });
    expect(yuan?.rows.find(({ key }) => key === other.shop.id)?.now.net).toBe(900_000);
    expect(yuan?.rows.reduce((sum, { now }) => sum + now.net, 0)).toBe(yuan?.now.net);
  });

  it('money that a shop pays only to who may see money', async () => {
    const { shop, buyer, skuId } = await opened();
    await people.paidOrder(buyer, skuId);
    const seller = await people.staff(shop.id, 'sales');
    expect((await askShop(seller)).yuan?.now).toMatchObject({ net: 100_000, commission: null, profit: null });
    const accountant = await people.staff(shop.id, 'finance');
    expect((await askShop(accountant)).yuan?.now.profit?.cost).toBe(50_000);
    const { code } = await (await people.staff(shop.id, 'content')).call('shopReport.sales', {});
    expect(code).toBe(40300);
  });

  it('a sheet, with all rows, in their language and with what they may see', async () => {
    const { shop, buyer, skuId } = await opened();
    await people.paidOrder(buyer, skuId, 2);
    const url = '/api/shop/reportSheet?period=7d&by=region';
    const titles = async (token: string | undefined) => {
      const file = await takeFile(api, token, url);
      expect(file.name).toMatch(/^sales-region-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
      return cellsOf(file.bytes);
    };
    const [head, row, ...rest] = await titles(shop.token);
    expect(rest).toEqual([]);
    expect(head?.[0]).toBe('Province');
    expect(head).toContain('Margin');
    expect(row?.[head?.indexOf('Net sales') ?? 0]).toBe(2000);
    const [less] = await titles((await people.staff(shop.id, 'sales')).token);
    expect(less).not.toContain('Margin');
    const mall = await takeFile(
      api,
      operator.token,
      `/api/platform/reportSheet?period=7d&by=shop&shopId=${shop.id}`,
    );
    expect((await cellsOf(mall.bytes)).length).toBe(2);
  });
});

describe('a period', () => {
  it('stands beside as many days before it, or a year earlier', async () => {
    const { shop, buyer, skuId } = await opened();
    const [now, before, year] = [
      await people.paidOrder(buyer, skuId),
      await people.paidOrder(buyer, skuId, 2),
      await people.paidOrder(buyer, skuId, 3),
    ];
    await backdate(before, 7);
    await sql`update orders set paid_at = paid_at - interval '1 year' where id = ${year}`.execute(api.db);
    const report = await askShop(shop, { period: '7d', by: 'category' });
    expect(report.yuan?.now.net).toBe(100_000);
    expect(report.yuan?.before?.net).toBe(200_000);
    expect(report.yuan?.rows).toMatchObject([{ now: { net: 100_000 }, before: { net: 200_000 } }]);
    expect((await askShop(shop, { period: '7d', compare: 'year' })).yuan?.before?.net).toBe(300_000);
    expect((await askShop(shop, { period: '7d', compare: 'none' })).yuan?.before).toBeNull();
    expect(now).not.toBe(before);
  });

  it('of somebody’s own has two days in their order, and no more than three years', async () => {
    const refused = async (input: Sent<'mallReport.sales'>) =>
      (await operator.call('mallReport.sales', { period: 'free', ...input })).msgKey;
    expect(await refused({})).toBe('request.invalid');
    expect(await refused({ from: '2026-02-02', to: '2026-02-01' })).toBe('request.invalid');
    expect(await refused({ from: '2020-01-01', to: '2026-01-01' })).toBe('request.invalid');
    expect(await refused({ from: '2023-03-01', to: '2026-02-28' })).toBeUndefined();
    for (const [from, to] of [
      ['1999-12-31', '2000-01-31'],
      ['9998-12-01', '9999-12-31'],
    ] as const)
      expect(await refused({ from, to, by: 'month' })).toBe('request.invalid');
    for (const compare of ['before', 'year'] as const) {
      expect(await refused({ from: '2000-01-01', to: '2000-12-31', compare })).toBeUndefined();
      expect(await refused({ from: '9998-12-31', to: '9998-12-31', compare, by: 'month' })).toBeUndefined();
    }
  });
});

describe('counting', () => {
  it('takes what was paid before there were reports, and counts nothing twice', async () => {
    const { shop, buyer, skuId } = await opened();
    await people.paidOrder(buyer, skuId);
    await foldDue(api.db);
    for (const table of ['sold_lines', 'sales_days', 'sales_stale'])
      await sql`delete from ${sql.table(table)}`.execute(api.db);
    await sql`insert into sales_fill values ('')`.execute(api.db);
    expect((await askShop(shop)).yuan?.now.net).toBe(100_000);
    await sql`insert into sales_stale select id from orders`.execute(api.db);
    await sql`insert into sales_stale select id from orders`.execute(api.db);
    await foldDue(api.db);
    expect((await askShop(shop)).yuan?.now.net).toBe(100_000);
    expect(await foldSales(api.db, { waits: true })).toBe(0);
  });

  it('is done by one at a time, whoever else counts or sells meanwhile', async () => {
    const { shop, buyer, skuId } = await opened();
    const orders = Array.from({ length: 6 }, () => people.paidOrder(buyer, skuId));
    const counts = Array.from({ length: 6 }, () => foldSales(api.db, { waits: true }));
    await Promise.all([...orders, ...counts]);
    expect((await askShop(shop)).yuan?.now).toMatchObject({ orders: 6, net: 600_000 });
  });
});
