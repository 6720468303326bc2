import { json } from '../../platform/db/open.ts';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { findNewest } from './find-newest.queries.ts';
import { findOrders } from './find.queries.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** A shop with three orders of different goods, and its search results; both ways of searching must agree. */
const shopWithOrders = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const ordered = async (name: string) => {
    const { skuId, productId } = await api.given.sku({ name });
    return { productId, ...(await people.buy(lin, skuId)).data };
  };
  const [bench, sofa, table] = [
    await ordered('Walnut 50% bench'),
    await ordered('云山沙发'),
    await ordered('Oak table'),
  ];
  const all = new Map(
    Object.entries({ bench, sofa, table }).map(([name, { orderId }]) => [orderId, name] as const),
  );
  const filter = { tab: 'all', range: 'all', page: 1, size: 20 } as const;
  const found = async (keyword: string) => {
    const [few, many] = [
      await findOrders(api.db, shop.id, { ...filter, keyword }),
      await findOrders(api.db, shop.id, { ...filter, keyword }, 0),
    ];
    expect(many).toEqual(few);
    expect(await findNewest(api.db, shop.id, { ...filter, keyword })).toEqual({ ...few, atLeast: [] });
    expect(
      await findNewest(api.db, shop.id, { ...filter, keyword }, { read: 1, many: 9, products: 0 }),
    ).toEqual({
      ...few,
      atLeast: [],
    });
    expect(few.counts.reduce((sum, { n }) => sum + n, 0)).toBe(few.ids.length);
    return few.ids.map((id) => all.get(id));
  };
  return { shop, lin, bench, sofa, table, found };
};

describe('a shop finds its orders', () => {
  it('by a part of a product in any case and script, even one character', async () => {
    const { found } = await shopWithOrders();
    expect(await found('沙发')).toEqual(['sofa']);
    expect(await found('沙')).toEqual(['sofa']);
    expect(await found('OAK')).toEqual(['table']);
    expect(await found('alnut')).toEqual(['bench']);
    expect(await found('发沙')).toEqual([]);
  });

  it('by the words as they stand: a wildcard means itself', async () => {
    const { found } = await shopWithOrders();
    expect(await found('50%')).toEqual(['bench']);
    expect(await found('5_%')).toEqual([]);
    expect(await found("' or 1=1")).toEqual([]);
  });

  it('by the customer, newest first', async () => {
    const { found } = await shopWithOrders();
    expect(await found('林')).toEqual(['table', 'sofa', 'bench']);
  });

  it('by the beginning and the end of a number, and by few digits at its end', async () => {
    const { found, sofa } = await shopWithOrders();
    expect(await found(sofa.orderNo)).toEqual(['sofa']);
    expect(await found(sofa.orderNo.slice(0, 12))).toEqual(['sofa']);
    expect(await found(sofa.orderNo.slice(-7))).toEqual(['sofa']);
    expect(await found(sofa.orderNo.slice(-5))).toEqual(['sofa']);
    expect(await found(`${sofa.orderNo}0`)).toEqual([]);
  });

  it('by what a product was called when it was ordered, also after it has another name', async () => {
    const { found, table } = await shopWithOrders();
    await api.db
      .updateTable('products')
      .set({ name: json({ zh: '橡木餐桌', en: 'Dining table' }) })
      .where('id', '=', Number(table.productId))
      .execute();
    expect(await found('oak')).toEqual(['table']);
    expect(await found('餐桌')).toEqual(['table']);
  });

  it('and none of another shop or that it has hidden', async () => {
    const { shop, sofa, lin, found } = await shopWithOrders();
    const other = await shopWithOrders();
    expect(await other.found(sofa.orderNo)).toEqual([]);
    await lin.call('order.cancel', { id: sofa.orderId });
    await shop.call('shopOrder.remove', { id: sofa.orderId });
    expect(await found('沙发')).toEqual([]);
  });

  it('among the newest alone where a word hits very many, and says so', async () => {
    const { shop, table, bench } = await shopWithOrders();
    const wanted = { tab: 'all', range: 'all', page: 1, size: 20, keyword: '林' } as const;
    expect(await findNewest(api.db, shop.id, wanted, { read: 2, many: 2, products: 9 })).toMatchObject({
      ids: [table.orderId, expect.any(String)],
      atLeast: [0, 1, 2, 3, 4, 5],
    });
    await api.db.updateTable('orders').set({ status: 4 }).where('id', '=', bench.orderId).execute();
    const received = { ...wanted, tab: 'received' } as const;
    expect(await findNewest(api.db, shop.id, received, { read: 2, many: 2, products: 9 })).toEqual({
      ids: [bench.orderId],
      counts: [
        { status: 0, n: 2 },
        { status: 4, n: 1 },
      ],
      // All of this tab were searched.
      atLeast: [0, 1, 2, 3, 5],
    });
    const shipped = { ...wanted, tab: 'awaitingReceipt' } as const;
    expect(await findNewest(api.db, shop.id, shipped, { read: 2, many: 2, products: 9 })).toEqual({
      ids: [],
      counts: [{ status: 0, n: 2 }],
      atLeast: [0, 1, 2, 4, 5],
    });
    expect(
      await findNewest(api.db, shop.id, { ...wanted, keyword: 'bench' }, { read: 2, many: 1, products: 9 }),
    ).toMatchObject({
      ids: [expect.any(String)],
      atLeast: [],
    });
  });

  it('page by page, with the numbers of each tab', async () => {
    const { shop, lin, bench } = await shopWithOrders();
    await lin.call('order.cancel', { id: bench.orderId });
    const { data } = await shop.call('shopOrder.list', {
      keyword: '林',
      size: 1,
      page: 2,
      tab: 'awaitingPayment',
    });
    expect([data.total, data.list.length, data.counts['all'], data.counts['awaitingPayment']]).toEqual([
      2, 1, 3, 2,
    ]);
  });
});
