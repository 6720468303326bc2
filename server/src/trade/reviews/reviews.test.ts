import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

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
    expect(order.actions).toContain('evaluate');
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
    expect((await lin.call('order.detail', { id: order.id })).data.actions).not.toContain('evaluate');
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
    const scores = async (filter: 'all' | 'pictures' | '5' | '4' | '1') => {
      const { list, total } = (await api.as().call('review.list', { productId, filter })).data;
      expect(total).toBe(list.length);
      return list.map((review) => review.score);
    };
    expect(await scores('all')).toEqual([1, 3, 5]);
    expect(await scores('5')).toEqual([5]);
    expect(await scores('4')).toEqual([]);
    expect(await scores('1')).toEqual([1]);
    expect(await scores('pictures')).toEqual([]);
  });

  it('says how scores are spread, whatever the filter, and turns pages', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId, productId } = await api.given.sku();
    const empty = (await api.as().call('review.list', { productId })).data.summary;
    expect(empty).toEqual({
      count: 0,
      average: 0,
      service: 0,
      logistics: 0,
      pictures: 0,
      stars: [0, 0, 0, 0, 0],
    });
    for (const [score, service] of [
      [5, 5],
      [5, 4],
      [2, 2],
    ] as const) {
      const order = await received(lin, shop, skuId);
      const line = { lineId: order.lineId, score, service, logistics: 3, text: 'long enough' };
      await lin.call('order.evaluate', { orderId: order.id, lines: [line] });
    }
    const page = async (number: number) =>
      (await api.as().call('review.list', { productId, filter: '5', page: number, size: 1 })).data;
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({
      total: 2,
      summary: { count: 3, average: 4, service: 3.7, logistics: 3, pictures: 0, stars: [0, 1, 0, 0, 2] },
    });
    expect([first.list.length, second.list.length]).toEqual([1, 1]);
    expect(second.list[0]?.id).not.toBe(first.list[0]?.id);
    expect((await page(10_000)).list).toEqual([]);
  });

  it('that helped come first: one voice of a member, which they can take back', async () => {
    const shop = await people.shop();
    const [lin, mei] = [await people.shopper({ code: shop.code }), await people.shopper()];
    const { skuId, productId } = await api.given.sku();
    for (const text of ['the older one', 'the newer one']) {
      const order = await received(lin, shop, skuId);
      await lin.call('order.evaluate', {
        orderId: order.id,
        lines: [{ lineId: order.lineId, score: 5, text }],
      });
    }
    const texts = async (sort: 'newest' | 'useful') =>
      (await api.as().call('review.list', { productId, sort })).data.list.map((review) => review.text);
    expect(await texts('useful')).toEqual(['the newer one', 'the older one']);
    const older = (await api.as().call('review.list', { productId })).data.list[1]?.id ?? '';
    const vote = async (state: number) => (await mei.call('review.useful', { id: older, state })).data.useful;
    expect([await vote(1), await vote(1)]).toEqual([1, 1]);
    expect(await texts('useful')).toEqual(['the older one', 'the newer one']);
    expect(await texts('newest')).toEqual(['the newer one', 'the older one']);
    const marks = async (who: Shopper) => (await who.call('review.marks', { productId })).data.ids;
    expect([await marks(mei), await marks(lin)]).toEqual([[older], []]);
    expect([await vote(0), await vote(0)]).toEqual([0, 0]);
    expect(await marks(mei)).toEqual([]);
    expect((await mei.call('review.useful', { id: 'nobody', state: 1 })).msgKey).toBe('missing');
    expect((await api.as().call('review.useful', { id: older, state: 1 })).code).toBe(40003);
  });

  it('show what the shop answered', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId, productId } = await api.given.sku();
    const order = await received(lin, shop, skuId);
    await lin.call('order.evaluate', {
      orderId: order.id,
      lines: [{ lineId: order.lineId, score: 2, text: 'long enough' }],
    });
    await api.db
      .updateTable('reviews')
      .set({ reply: 'A part is on its way.', replied_at: new Date('2026-10-01T00:00:00Z') })
      .where('product_id', '=', Number(productId))
      .execute();
    const { data } = await api.as().call('review.list', { productId });
    expect(data.list[0]?.reply).toEqual({ text: 'A part is on its way.', at: '2026-10-01T00:00:00.000Z' });
  });

  it('refuses what is not received, not the member’s, not their picture, or too short', async () => {
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
    expect(await refused(lin, order.id, [{ ...line, text: '四个字。' }])).toBe('review.textLength');
    expect(await refused(lin, order.id, [{ ...line, images: [await people.picture(mei.memberId)] }])).toBe(
      'request.invalid',
    );
  });
});

describe('a review that was written', () => {
  const reviewed = async (score = 5) => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId, productId } = await api.given.sku();
    const order = await received(lin, shop, skuId);
    const said = { lineId: order.lineId, score, text: 'long enough' };
    await lin.call('order.evaluate', { orderId: order.id, lines: [said] });
    const id = (await lin.call('review.mine', { orderId: order.id })).data.list[0]?.id ?? '';
    return { lin, id, productId, order };
  };
  const backdate = (id: string, days: number) =>
    api.db
      .updateTable('reviews')
      .set({ created_at: new Date(Date.now() - days * dayMs) })
      .where('id', '=', id)
      .execute();

  it('is found among one’s own, and changed within seven days with the figures of its product', async () => {
    const { lin, id, productId } = await reviewed(5);
    const image = await people.picture(lin.memberId);
    const said = {
      id,
      score: 2,
      service: 3,
      logistics: 4,
      text: 'not so good',
      images: [image],
      anonymous: true,
    };
    expect((await lin.call('review.edit', said)).data).toMatchObject({ ...said, editable: true });
    expect((await lin.call('review.mine')).data).toMatchObject({ total: 1, list: [{ id, score: 2 }] });
    const { data } = await api.as().call('review.list', { productId });
    expect(data.list).toMatchObject([{ score: 2, text: 'not so good', avatar: null }]);
    const product = await api.db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count', 'good_count'])
      .where('id', '=', Number(productId))
      .executeTakeFirstOrThrow();
    expect(product).toEqual({ rating_sum: 2, rating_count: 1, good_count: 0 });
    await backdate(id, 8);
    const late = await lin.call('review.edit', said);
    expect(late).toMatchObject({ msgKey: 'review.tooLate', msg: 'A review can be changed for 7 days' });
  });

  it('is added to once, also after the seven days, and the product page shows it', async () => {
    const { lin, id, productId } = await reviewed();
    await backdate(id, 30);
    const images = await Promise.all(Array.from({ length: 9 }, () => people.picture(lin.memberId)));
    const said = { id, text: 'still good after a month', images };
    const replies = await Promise.all([lin.call('review.follow', said), lin.call('review.follow', said)]);
    expect(replies.map(({ msgKey }) => msgKey ?? 'added').sort()).toEqual(['added', 'review.followed']);
    const { data } = await api.as().call('review.list', { productId });
    expect(data.list[0]?.followUp).toEqual({ text: said.text, images, at: expect.any(String) });
  });

  it('refuses 501 characters and a tenth picture in so many words', async () => {
    const { lin, id } = await reviewed();
    const images = await Promise.all(Array.from({ length: 10 }, () => people.picture(lin.memberId)));
    const long = { id, score: 5, text: 'x'.repeat(501) };
    const tenth = { id, score: 5, text: 'long enough', images };
    for (const name of ['review.edit', 'review.follow'] as const) {
      expect(await lin.call(name, long)).toMatchObject({
        code: 40001,
        msgKey: 'review.textLength',
        msg: 'Write 5 to 500 characters',
      });
      expect(await lin.call(name, tenth)).toMatchObject({
        code: 40001,
        msgKey: 'review.tooManyPictures',
        msg: 'At most 9 pictures',
      });
    }
    expect((await lin.call('review.mine')).data.list).toMatchObject([
      { text: 'long enough', followUp: null },
    ]);
  });

  it("is nobody else's to change", async () => {
    const { id } = await reviewed();
    const mei = await people.shopper();
    expect((await mei.call('review.edit', { id, score: 1, text: 'long enough' })).msgKey).toBe('missing');
    expect((await mei.call('review.follow', { id, text: 'long enough' })).msgKey).toBe('missing');
    expect((await mei.call('review.mine')).data.total).toBe(0);
  });
});
