import { hourMs } from '@mall/contract/core/time';
import { json } from '../../platform/db/open.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const ids = (reply: { data: { list: { id: string }[] } }) => reply.data.list.map(({ id }) => id);

describe('products like one', () => {
  it('are of its category first, and never itself', async () => {
    const categoryId = await api.given.category();
    const [one, other] = [await api.given.sku({ categoryId }), await api.given.sku({ categoryId })];
    const elsewhere = await api.given.sku();
    const found = ids(await api.as().call('product.alike', { id: one.productId, size: 12 }));
    expect(found[0]).toBe(other.productId);
    expect(found).toContain(elsewhere.productId);
    expect(found).not.toContain(one.productId);
  });

  it('come for one that is gone, and for one that never was', async () => {
    const categoryId = await api.given.category();
    const gone = await api.given.sku({ categoryId, onSale: false });
    const still = await api.given.sku({ categoryId });
    const shop = await people.shop();
    const found = ids(await api.as({ code: shop.code }).call('product.alike', { id: gone.productId }));
    expect(found[0]).toBe(still.productId);
    expect(ids(await api.as().call('product.alike', { id: '987654' })).length).toBeGreaterThan(0);
  });
});

describe('what goes with a product', () => {
  it('stands in the same rooms and is of another category', async () => {
    const categoryId = await api.given.category();
    const [sofa, second, table] = [
      await api.given.sku({ categoryId }),
      await api.given.sku({ categoryId }),
      await api.given.sku(),
    ];
    const id = await api.given.designCase({ skuId: sofa.skuId });
    const spots = [sofa, second, table].map(({ skuId }) => ({ x: 1, y: 1, skuId: Number(skuId) }));
    await api.db
      .updateTable('design_cases')
      .set({ hotspots: json(spots) })
      .where('id', '=', Number(id))
      .execute();
    expect(ids(await api.as().call('product.together', { id: sofa.productId }))).toEqual([table.productId]);
    expect(ids(await api.as().call('product.together', { id: '987654' }))).toEqual([]);
  });
});

describe('cards of products that somebody has looked at', () => {
  it('come in the order asked for, each once, without what is not shown', async () => {
    const [one, other] = [await api.given.sku(), await api.given.sku()];
    const gone = await api.given.sku({ onSale: false });
    const asked = [other, gone, one, other].map(({ productId }) => productId).join(',');
    expect(ids(await api.as().call('product.cards', { ids: asked }))).toEqual([
      other.productId,
      one.productId,
    ]);
  });

  it.each(['', 'x', '1,,2', '1;drop', Array.from({ length: 41 }, () => '1').join(',')])(
    'are refused for "%s"',
    async (asked) => expect((await api.as().call('product.cards', { ids: asked })).code).toBe(40001),
  );
});

describe('coupons of a product', () => {
  it('are those that count for it, by category, brand or itself', async () => {
    const brandId = await api.given.brand();
    const { productId } = await api.given.sku({ brandId });
    const other = await api.given.sku();
    const own = [
      await people.template({ scope: 'brand', scopeIds: [String(brandId)] }),
      await people.template({ scope: 'product', scopeIds: [productId] }),
    ];
    const foreign = await people.template({ scope: 'product', scopeIds: [other.productId] });
    const over = await people.template({
      takeFrom: new Date(Date.now() - 7_200_000),
      takeTo: new Date(Date.now() - hourMs),
    });
    const shop = await people.shop();
    const seen = ids(await api.as({ code: shop.code }).call('coupon.center', { productId, size: 100 }));
    expect(seen).toEqual(expect.arrayContaining(own));
    expect(seen).not.toContain(foreign);
    expect(seen).not.toContain(over);
    const { data } = await api.as({ code: shop.code }).call('product.detail', { id: productId });
    expect(data.coupons).toBe(seen.length);
  });
});
