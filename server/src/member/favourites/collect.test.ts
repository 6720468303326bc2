import { dayInShanghai } from '../../platform/i18n/day.ts';
import { eventually } from '../../testing/eventually.ts';
import { startApi, type Api } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const someone = async () => api.as({ token: await api.signIn(await api.given.member()) });

describe('favourites', () => {
  it('are turned on and off, and listed latest first', async () => {
    const lin = await someone();
    const [one, other] = [await api.given.sku(), await api.given.sku()];
    expect((await lin.call('favourite.toggle', { productId: one.productId })).data).toEqual({ state: 1 });
    expect((await lin.call('favourite.toggle', { productId: other.productId })).data).toEqual({ state: 1 });
    const { data } = await lin.call('favourite.list');
    expect(data.list.map(({ id }) => id)).toEqual([other.productId, one.productId]);
    expect((await lin.call('favourite.marks', { ids: `${one.productId},999999` })).data.ids).toEqual([
      one.productId,
    ]);
    expect((await lin.call('favourite.toggle', { productId: one.productId })).data).toEqual({ state: 0 });
    expect((await lin.call('favourite.list')).data.total).toBe(1);
  });

  it('with a wanted state a repeated call changes nothing', async () => {
    const lin = await someone();
    const { productId } = await api.given.sku();
    for (const state of [1, 1, 0, 0])
      expect((await lin.call('favourite.toggle', { productId, state })).data).toEqual({ state });
  });

  it('are for products that there are', async () => {
    const lin = await someone();
    const gone = await api.given.sku({ onSale: false });
    expect((await lin.call('favourite.toggle', { productId: gone.productId })).code).toBe(40400);
    expect((await lin.call('favourite.toggle', { productId: '987654' })).code).toBe(40400);
    expect((await api.as().call('favourite.list')).code).toBe(40003);
  });

  it('are one, however often they are asked for at once', async () => {
    const lin = await someone();
    const { productId } = await api.given.sku();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => lin.call('favourite.toggle', { productId, state: 1 })),
    );
    expect(replies.every(({ data }) => data.state === 1)).toBe(true);
    expect((await lin.call('favourite.list')).data.total).toBe(1);
  });
});

describe('followed brands', () => {
  it('are turned on and off, counted, and listed', async () => {
    const lin = await someone();
    const brand = String(await api.given.brand());
    expect((await lin.call('brandFollow.toggle', { brandId: brand })).data).toEqual({ state: 1 });
    expect((await lin.call('brandFollow.list')).data.list[0]).toMatchObject({ id: brand, attention: 1 });
    expect((await lin.call('brandFollow.count')).data).toEqual({ collect: 0, attention: 1, history: 0 });
    expect((await lin.call('brandFollow.toggle', { brandId: brand })).data).toEqual({ state: 0 });
    expect((await lin.call('brandFollow.toggle', { brandId: '987654' })).code).toBe(40400);
  });
});

describe('the browsing history', () => {
  const looked = async (lin: Awaited<ReturnType<typeof someone>>, productId: string) => {
    await lin.call('product.detail', { id: productId });
    await eventually(
      async () => (await lin.call('browsingHistory.list')).data.list,
      (list) => list.some(({ id }) => id === productId),
    );
  };

  it('has a product once a day, also when its page came from memory', async () => {
    const [lin, mei] = [await someone(), await someone()];
    const { productId } = await api.given.sku();
    await looked(lin, productId);
    await looked(lin, productId);
    await looked(mei, productId);
    for (const who of [lin, mei]) {
      const { data } = await who.call('browsingHistory.list', { range: 'today' });
      expect(data.list.map(({ id }) => id)).toEqual([productId]);
    }
  });

  it('is forgotten in part or whole', async () => {
    const lin = await someone();
    const [one, other] = [await api.given.sku(), await api.given.sku()];
    await looked(lin, one.productId);
    await looked(lin, other.productId);
    const { undo } = (await lin.call('browsingHistory.clear', { ids: [one.productId] })).data;
    expect((await lin.call('browsingHistory.list')).data.list.map(({ id }) => id)).toEqual([other.productId]);
    await lin.call('trash.restore', { id: undo ?? '' });
    expect((await lin.call('browsingHistory.list')).data.total).toBe(2);
    expect((await lin.call('browsingHistory.clear', { day: '2020-01-01' })).data.undo).toBeNull();
    const today = dayInShanghai(new Date());
    expect((await lin.call('browsingHistory.clear', { day: today })).data.undo).not.toBeNull();
    expect((await lin.call('browsingHistory.list')).data.total).toBe(0);
  });

  it('does not note what is not there', async () => {
    const lin = await someone();
    const { productId } = await api.given.sku();
    await lin.call('product.detail', { id: '987654' });
    await looked(lin, productId);
    expect((await lin.call('browsingHistory.list')).data.list.map(({ id }) => id)).toEqual([productId]);
    expect((await lin.call('brandFollow.count')).data.history).toBe(1);
  });
});
