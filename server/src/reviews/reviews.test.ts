import { expectInvariants } from '../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../testing/people.ts';
import { type Api, startApi } from '../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const received = async (lin: Shopper, owner: Awaited<ReturnType<People['shop']>>, skuId: string) => {
  const id = await people.paidOrder(lin, skuId);
  await owner.call('shopOrder.record', { id });
  await owner.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' });
  await lin.call('order.receive', { id });
  const { data } = await lin.call('order.detail', { id });
  return { id, lineId: data.lines[0]?.id ?? '', actions: data.actions };
};

describe('POST /order/evaluate', () => {
  it('reviews a received line once and counts it for the product', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code, name: '林小明' });
    const { skuId, productId } = await api.given.sku();
    const order = await received(lin, shop, skuId);
    expect(order.actions).toEqual(['evaluate', 'remove']);
    const picture = await people.picture(lin.memberId);
    const review = {
      lineId: order.lineId,
      score: 4,
      text: '坐感很好，颜色正。',
      images: [picture],
      anonymous: true,
    };
    expect((await lin.call('order.evaluate', { orderId: order.id, lines: [review] })).code).toBe(200);

    expect((await lin.call('order.evaluate', { orderId: order.id, lines: [review] })).msgKey).toBe(
      'order.alreadyReviewed',
    );
    expect((await lin.call('order.detail', { id: order.id })).data.actions).toEqual(['remove']);
    const { data } = await api.as().call('review.list', { productId });
    expect(data).toMatchObject({
      total: 1,
      list: [{ name: '林**', avatar: null, score: 4, service: 5, images: [picture], specText: 'Standard' }],
    });
    const product = await api.db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count', 'good_count'])
      .where('id', '=', Number(productId))
      .executeTakeFirstOrThrow();
    expect(product).toEqual({ rating_sum: 4, rating_count: 1, good_count: 1 });
    const types = (await shop.call('message.list', { audience: 'shop' })).data.list.map(
      (message) => message.type,
    );
    expect(types[0]).toBe('order.reviewed');
  });

  it('filters by score and pictures', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId, productId } = await api.given.sku();
    for (const score of [5, 3, 1]) {
      const order = await received(lin, shop, skuId);
      await lin.call('order.evaluate', {
        orderId: order.id,
        lines: [{ lineId: order.lineId, score, text: 'long enough' }],
      });
    }
    const scores = async (filter: 'all' | 'good' | 'medium' | 'bad' | 'pictures') =>
      (await api.as().call('review.list', { productId, filter })).data.list.map((review) => review.score);
    expect(await scores('all')).toEqual([1, 3, 5]);
    expect(await scores('good')).toEqual([5]);
    expect(await scores('medium')).toEqual([3]);
    expect(await scores('bad')).toEqual([1]);
    expect(await scores('pictures')).toEqual([]);
  });

  it('refuses what is not received, not the member’s, not his picture, or too short', async () => {
    const shop = await people.shop();
    const [lin, mei] = [await people.shopper({ code: shop.code }), await people.shopper()];
    const { skuId } = await api.given.sku();
    const unpaid = (await people.buy(lin, skuId)).data.orderId;
    const order = await received(lin, shop, skuId);
    const line = { lineId: order.lineId, score: 5, text: 'long enough' };
    const refused = async (who: Shopper, orderId: string, lines: (typeof line & { images?: string[] })[]) =>
      (await who.call('order.evaluate', { orderId, lines })).msgKey;
    expect(await refused(lin, unpaid, [line])).toBe('order.notAllowed');
    expect(await refused(mei, order.id, [line])).toBe('missing');
    expect(await refused(lin, order.id, [{ ...line, lineId: 'x' }])).toBe('missing');
    expect(await refused(lin, order.id, [line, line])).toBe('request.invalid');
    expect(await refused(lin, order.id, [{ ...line, text: '四个字。' }])).toBe('request.invalid');
    expect(await refused(lin, order.id, [{ ...line, images: [await people.picture(mei.memberId)] }])).toBe(
      'request.invalid',
    );
  });
});
