import { writeFactor } from '@mall/contract/catalog/shop-price';
import { hourMs } from '@mall/contract/core/time';
import { createPeople, type People } from '../../../testing/people.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const shopWith = async (factor: number) => {
  const shop = await people.shop({ factor });
  const visitor = api.as({ code: shop.code });
  const priceOf = async (productId: string) =>
    (await visitor.call('product.detail', { id: productId })).data.price;
  return { ...shop, visitor, priceOf };
};
const auditOf = (shopId: string, action: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'object', 'diff'])
    .where('shop_id', '=', shopId)
    .where('action', '=', action)
    .orderBy('at')
    .execute();

describe('the coefficient', () => {
  it('is told and changed, with what changed when, and shoppers see it at once', async () => {
    const { productId } = await api.given.sku({ price: 100_000 });
    const shop = await shopWith(15_000);
    expect(await shop.priceOf(productId)).toBe(150_000);
    const changed = await shop.call('priceFactor.update', { priceFactor: '1.62', ending: 'nine' });
    expect(changed.data).toMatchObject({ priceFactor: '1.6200', ending: 'nine' });
    expect(await shop.priceOf(productId)).toBe(161_900);
    const { data } = await shop.call('priceFactor.show');
    expect(data).toMatchObject({
      priceFactor: '1.6200',
      ending: 'nine',
      changes: [
        { old: '1.5000', new: '1.6200', oldEnding: 'none', newEnding: 'nine', by: 'Lin', undoable: true },
      ],
    });
    expect(await auditOf(shop.id, 'price.factor')).toMatchObject([
      {
        actor_id: shop.ownerId,
        object: `shop:${shop.id}`,
        diff: {
          old: { priceFactor: '1.5000', ending: 'none' },
          new: { priceFactor: '1.6200', ending: 'nine' },
        },
      },
    ]);
  });

  it.each(['0.5', '11', '1.23456', 'abc', '', '1,5', '-1'])(
    '%s is refused with a sentence',
    async (typed) => {
      const shop = await shopWith(15_000);
      expect(await shop.call('priceFactor.update', { priceFactor: typed })).toMatchObject({
        code: 40001,
        msgKey: 'price.factorInvalid',
        data: { priceFactor: 'price.factorInvalid' },
      });
      expect((await shop.call('priceFactor.show')).data).toMatchObject({
        priceFactor: '1.5000',
        changes: [],
      });
    },
  );

  it('that is what it was changes nothing', async () => {
    const shop = await shopWith(15_000);
    expect((await shop.call('priceFactor.update', { priceFactor: '1.5' })).data.changeId).toBeNull();
    expect((await shop.call('priceFactor.show')).data.changes).toEqual([]);
  });

  it('is for those who may edit prices', async () => {
    const shop = await shopWith(15_000);
    const sales = await people.staff(shop.id, 'sales');
    const manager = await people.staff(shop.id, 'manager');
    expect(await sales.call('priceFactor.update', { priceFactor: '2' })).toMatchObject({
      code: 40300,
      data: 'price.edit',
    });
    expect((await manager.call('priceFactor.update', { priceFactor: '2' })).code).toBe(200);
  });
});

describe('what a coefficient would do', () => {
  it('is what it does, for every SKU and ending', async () => {
    const skus = [];
    for (const price of [333, 9_901, 100_000, 129_900, 130_100, 469_930])
      skus.push(await api.given.sku({ price }));
    const shop = await shopWith(15_000);
    await shop.call('shopGoods.changePrice', { id: skus[2]?.productId ?? '', price: 133_300 });
    for (const ending of ['none', 'yuan', 'nine'] as const) {
      const next = { priceFactor: '1.6213', ending } as const;
      const { data } = await shop.call('priceFactor.update', { ...next, dryRun: true, size: 100 });
      const { data: own } = await shop.call('priceFactor.update', { ...next, dryRun: true, only: 'own' });
      expect(own.preview?.list).toMatchObject([{ now: 133_300, next: 133_300, own: true }]);
      const before = new Map<string, number>();
      for (const { productId } of skus) before.set(productId, await shop.priceOf(productId));
      const foretold = new Map(data.preview?.list.map((row) => [row.productId, row.next]));
      const changes = data.preview?.list.map((row) => Math.abs(row.next - row.now)) ?? [];
      expect(changes).toEqual([...changes].sort((a, b) => b - a));
      expect((await shop.call('priceFactor.show')).data.priceFactor).toBe('1.5000');
      const { data: made } = await shop.call('priceFactor.update', next);
      for (const { productId } of skus)
        expect(await shop.priceOf(productId)).toBe(foretold.get(productId) ?? before.get(productId));
      await shop.call('priceFactor.undo', { id: made.changeId ?? '' });
    }
  });

  it('counts what goes up and down, own prices, margins and carts', async () => {
    const shop = await shopWith(20_000);
    const other = await shopWith(20_000);
    const { skuId, productId } = await api.given.sku({ price: 100_000, supply: 50_000, shopId: shop.id });
    const fixed = await api.given.sku({ price: 100_000, supply: 50_000, shopId: shop.id });
    await shop.call('shopGoods.changePrice', { id: fixed.productId, price: 250_000 });
    const buyer = await people.shopper({ code: shop.code });
    await buyer.call('cart.add', { skuId, qty: 1 });
    const onlyOwn = await people.shopper({ code: shop.code });
    await onlyOwn.call('cart.add', { skuId: fixed.skuId, qty: 1 });
    const ask = { priceFactor: '1.9', dryRun: true, size: 100 } as const;
    const { data } = await shop.call('priceFactor.update', ask);
    const summary = data.preview?.summary;
    expect(summary).toMatchObject({ up: 0, same: 0, own: 1, carts: 1 });
    expect(summary?.down).toBe(data.preview?.total);
    expect(data.preview?.list.find((row) => row.productId === productId)).toMatchObject({
      platformPrice: 100_000,
      now: 200_000,
      next: 190_000,
      supplyPrice: 50_000,
    });
    expect(summary?.marginNow).toBeGreaterThan(summary?.marginNext ?? 0);
    const back = (await other.call('priceFactor.update', ask)).data.preview;
    expect(back?.list.some((row) => row.productId === productId)).toBe(false);
  });

  it('tells supply prices and margins only to those who may see the finances', async () => {
    const shop = await shopWith(20_000);
    await api.given.sku({ shopId: shop.id });
    const manager = await people.staff(shop.id, 'manager');
    const { data } = await manager.call('priceFactor.update', { priceFactor: '2.5', dryRun: true });
    expect(data.preview?.summary).toMatchObject({ marginNow: null, marginNext: null });
    expect(data.preview?.list.every((row) => row.supplyPrice === null)).toBe(true);
  });

  it('finds a product by its goods number, and pages', async () => {
    const shop = await shopWith(20_000);
    const { productId } = await api.given.sku({ price: 77_700 });
    const ask = { priceFactor: '2.5', dryRun: true } as const;
    const found = await shop.call('priceFactor.update', { ...ask, keyword: `g${productId}` });
    expect(found.data.preview).toMatchObject({ total: 1, list: [{ productId }] });
    const first = (await shop.call('priceFactor.update', { ...ask, size: 2 })).data.preview?.list ?? [];
    const second =
      (await shop.call('priceFactor.update', { ...ask, size: 2, page: 2 })).data.preview?.list ?? [];
    expect(new Set([...first, ...second].map((row) => row.skuId)).size).toBe(4);
  });
});

describe('taking a change back', () => {
  it('restores the prices once, within a day', async () => {
    const { productId } = await api.given.sku({ price: 100_000 });
    const shop = await shopWith(15_000);
    const { data } = await shop.call('priceFactor.update', { priceFactor: '3', ending: 'yuan' });
    const id = data.changeId ?? '';
    expect(await shop.priceOf(productId)).toBe(300_000);
    expect((await shop.call('priceFactor.undo', { id })).data).toEqual({
      priceFactor: '1.5000',
      ending: 'none',
    });
    expect(await shop.priceOf(productId)).toBe(150_000);
    expect((await shop.call('priceFactor.undo', { id })).msgKey).toBe('price.undoTooLate');
    expect((await shop.call('priceFactor.show')).data.changes[0]).toMatchObject({
      undoneAt: expect.any(String),
      undoable: false,
    });
    expect(await auditOf(shop.id, 'price.factor')).toHaveLength(2);
  });

  it('is too late after a day', async () => {
    const shop = await shopWith(15_000);
    const { data } = await shop.call('priceFactor.update', { priceFactor: '3' });
    const yesterday = new Date(Date.now() - 25 * hourMs);
    await api.db
      .updateTable('price_factor_changes')
      .set({ at: yesterday })
      .where('shop_id', '=', shop.id)
      .execute();
    expect((await shop.call('priceFactor.undo', { id: data.changeId ?? '' })).msgKey).toBe(
      'price.undoTooLate',
    );
  });

  it('is refused after another change, and says what holds now', async () => {
    const shop = await shopWith(15_000);
    const { data } = await shop.call('priceFactor.update', { priceFactor: '3' });
    await shop.call('priceFactor.update', { priceFactor: '2' });
    expect(await shop.call('priceFactor.undo', { id: data.changeId ?? '' })).toMatchObject({
      code: 40900,
      msgKey: 'price.changedSince',
      data: { priceFactor: '2.0000' },
    });
  });

  it('is for the last change alone, also where an older one made the same', async () => {
    const shop = await shopWith(15_000);
    const { data } = await shop.call('priceFactor.update', { priceFactor: '3' });
    await shop.call('priceFactor.update', { priceFactor: '2' });
    await shop.call('priceFactor.update', { priceFactor: '3' });
    expect((await shop.call('priceFactor.undo', { id: data.changeId ?? '' })).msgKey).toBe(
      'price.changedSince',
    );
  });

  it('of another shop does not exist', async () => {
    const shop = await shopWith(15_000);
    const other = await shopWith(15_000);
    const { data } = await shop.call('priceFactor.update', { priceFactor: '3' });
    expect((await other.call('priceFactor.undo', { id: data.changeId ?? '' })).code).toBe(40400);
  });
});

describe('two at once', () => {
  it('who decided by an older coefficient is told what it is now', async () => {
    const shop = await shopWith(15_000);
    const second = await people.staff(shop.id, 'manager');
    const replies = await Promise.all(
      [shop, second].map((who, index) =>
        who.call('priceFactor.update', {
          priceFactor: `2.${index}`,
          seenFactor: '1.5000',
          seenEnding: 'none',
        }),
      ),
    );
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40900]);
    const [won] = replies.filter(({ code }) => code === 200);
    const [lost] = replies.filter(({ code }) => code !== 200);
    expect(lost).toMatchObject({
      msgKey: 'price.changedElsewhere',
      data: { priceFactor: won?.data.priceFactor, ending: 'none' },
    });
    expect((await shop.call('priceFactor.show')).data.changes).toHaveLength(1);
  });

  it('an undo and a change end as one of them wished', async () => {
    const shop = await shopWith(15_000);
    const { data } = await shop.call('priceFactor.update', { priceFactor: '3' });
    await Promise.all([
      shop.call('priceFactor.undo', { id: data.changeId ?? '' }),
      shop.call('priceFactor.update', { priceFactor: '4', seenFactor: '3' }),
    ]);
    const now = (await shop.call('priceFactor.show')).data;
    expect(['1.5000', '4.0000']).toContain(now.priceFactor);
    expect(now.changes.filter(({ undoneAt }) => undoneAt !== null)).toHaveLength(
      now.priceFactor === '1.5000' ? 1 : 0,
    );
  });
});

it('carts are priced anew with what they were put in for; orders stay', async () => {
  const { skuId } = await api.given.sku({ price: 100_000, stock: 10 });
  const shop = await shopWith(15_000);
  const buyer = await people.shopper({ code: shop.code });
  const { data: order } = await people.buy(buyer, skuId);
  await buyer.call('cart.add', { skuId, qty: 1 });
  await shop.call('priceFactor.update', { priceFactor: writeFactor(20_000) });
  expect((await buyer.call('cart.get')).data.list).toMatchObject([{ price: 200_000, priceSeen: 150_000 }]);
  expect((await buyer.call('order.detail', { id: order.orderId })).data.pay).toBe(150_000);
});
