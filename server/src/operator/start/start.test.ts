import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const operator = async (permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
const waits = async (permissions: OperatorPermission[] | null = null) =>
  Object.fromEntries(
    (await (await operator(permissions)).call('operator.start')).data.queues.map(({ queue, count }) => [
      queue,
      count,
    ]),
  );
const stepsOf = async (who: Awaited<ReturnType<typeof operator>>) =>
  Object.fromEntries((await who.call('operator.start')).data.steps.map(({ step, done }) => [step, done]));

it('says what a new mall still needs, until all of it is there', async () => {
  const wei = await operator();
  expect(await stepsOf(wei)).toEqual({
    factors: false,
    payment: true,
    categories: false,
    brands: false,
    products: false,
    shop: false,
  });
  expect(await stepsOf(await operator(['order.view']))).toEqual({});
  await api.db
    .updateTable('operators')
    .set({ removed_at: new Date() })
    .where('user_id', '<>', wei.memberId)
    .execute();
  await api.given.sku();
  await api.given.shop();
  expect(await stepsOf(wei)).toMatchObject({
    factors: false,
    categories: true,
    brands: true,
    products: true,
    shop: true,
  });
  await api.db
    .insertInto('authenticators')
    .values({ user_id: wei.memberId, secret: 'x', confirmed_at: new Date() })
    .execute();
  expect(await stepsOf(wei)).toEqual({});
});

it('counts what waits, each queue for those who may list it', async () => {
  expect(await waits()).toEqual({});
  const buyer = await people.shopper();
  const { skuId } = await api.given.sku();
  await people.paidOrder(buyer, skuId);
  const refunded = await people.paidOrder(buyer, skuId);
  await buyer.call('refund.ask', { id: refunded, reason: 'changedMind' });
  await buyer.call('promoter.apply', { realName: '林小满', contact: '13800008888', reason: '朋友常问我' });
  const shop = await people.shop();
  await shop.call('shop.update', { propaganda: '好木头' });
  // What a shop's people do is not the mall's.
  await people.paidOrder(await people.shopper({ code: shop.code }), skuId);

  expect(await waits()).toEqual({ record: 2, refund: 1, promoter: 1, shopReview: 1 });
  expect(await waits(['order.view'])).toEqual({ record: 2, refund: 1 });
  expect(await waits(['review.view'])).toEqual({ shopReview: 1 });
  expect(await waits(['audit.view'])).toEqual({});

  const wei = await operator();
  const [first] = (await wei.call('platformOrder.list', { need: 'record' })).data.list;
  await wei.call('platformOrder.record', { id: first?.id ?? '', productionDays: 1, transitDays: 1 });
  expect(await waits(['order.view'])).toMatchObject({ record: 1, ship: 1 });
});

it('counts what shoppers see of the mall and is low in stock', async () => {
  const before = (await waits(['catalogue.view']))['lowStock'];
  expect(before).toBeUndefined();
  await api.given.sku({ stock: 5 });
  await api.given.sku({ stock: 6 });
  await api.given.sku({ stock: 0, onSale: false });
  await api.given.sku({ stock: 0, shopId: (await people.shop()).id });
  const wei = await operator(['catalogue.view']);
  expect((await wei.call('operator.start')).data.queues).toEqual([
    { queue: 'lowStock', count: 1, since: null },
  ]);
});

it('counts to a hundred, and says since when the first waits', async () => {
  const at = (days: number) => new Date(Date.UTC(2026, 0, days));
  for (let n = 0; n < 101; n += 1) {
    const user_id = await api.given.member();
    await api.db
      .insertInto('promoters')
      .values({ user_id, status: 'pending', applied_at: at(101 - n) })
      .execute();
  }
  const { queues } = (await (await operator(['campaign.view'])).call('operator.start')).data;
  expect(queues).toEqual([{ queue: 'promoter', count: 100, since: at(1).toISOString() }]);
});
