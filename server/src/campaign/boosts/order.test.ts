import { expectInvariants } from '../../testing/invariants.ts';
import { type BoostFriends, createFriends } from '../../testing/friends.ts';
import { createPeople, hashShown, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let friends: BoostFriends;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  friends = createFriends(api, people);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

describe('an order of a launch', () => {
  it('is at the floor price when the goal is reached, with ten minutes to pay', async () => {
    const { lin, activityId, launch } = await friends.reached();
    const { data } = await friends.order(lin, launch.id);
    expect(data.pay).toBe(60_000);
    expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
    expect(await friends.stockOf(activityId)).toEqual({ left: 9, held: 1 });
    await people.pay(lin, data.orderId);
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch).toMatchObject({
      status: 'done',
      orderId: data.orderId,
    });
    expect(await friends.stockOf(activityId)).toEqual({ left: 9, held: 0 });
    expect((await friends.order(lin, launch.id)).msgKey).toBe('boost.over');
  });

  it('is at the price so far for an early buyer, and ends the helping', async () => {
    const { lin, launch } = await friends.launched();
    const { data } = await friends.order(lin, launch.id);
    expect(data.pay).toBe(launch.currentPrice);
    expect((await (await friends.somebody()).help(launch.id)).msgKey).toBe('boost.over');
  });

  it('is refused before the goal where early buying is not offered, and to anybody else', async () => {
    const { lin, launch } = await friends.launched({ earlyBuy: false });
    expect((await friends.order(lin, launch.id)).msgKey).toBe('boost.notReached');
    expect((await friends.order(await people.shopper(), launch.id)).msgKey).toBe('missing');
  });

  it('is refused with the price of the preview when a friend helped meanwhile', async () => {
    const { lin, launch } = await friends.launched();
    const preview = await lin.call('boost.preview', { id: launch.id, addressId: lin.addressId });
    await (await friends.somebody()).help(launch.id);
    const reply = await lin.call('boost.order', {
      id: launch.id,
      addressId: lin.addressId,
      previewHash: hashShown(preview),
    });
    expect(reply.msgKey).toBe('order.priceChanged');
  });

  it('is one, of twenty at the same moment', async () => {
    const { lin, launch } = await friends.reached();
    const preview = await lin.call('boost.preview', { id: launch.id, addressId: lin.addressId });
    const submit = { id: launch.id, addressId: lin.addressId, previewHash: hashShown(preview) };
    const replies = await Promise.all(Array.from({ length: 20 }, () => lin.call('boost.order', submit)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('gives its piece back when it is cancelled, and the launch is over', async () => {
    const { lin, activityId, launch } = await friends.reached();
    const { data } = await friends.order(lin, launch.id);
    await lin.call('order.cancel', { id: data.orderId });
    expect(await friends.stockOf(activityId)).toEqual({ left: 10, held: 0 });
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch?.status).toBe('lapsed');
  });

  it('has its launch ordered again when the payment is taken back, and lapsed when it is then cancelled', async () => {
    const shop = await people.shop();
    const { lin, activityId, launch } = await friends.reached({}, await people.shopper({ code: shop.code }));
    const { data } = await friends.order(lin, launch.id);
    const statusNow = async () => (await lin.call('boost.detail', { id: launch.id })).data.launch?.status;
    await shop.call('shopOrder.confirmPayment', { id: data.orderId, amount: data.pay });
    expect(await statusNow()).toBe('done');
    await shop.call('shopOrder.takeBackPayment', { id: data.orderId, reason: '银行退回' });
    expect(await statusNow()).toBe('ordered');
    await lin.call('order.cancel', { id: data.orderId });
    expect(await statusNow()).toBe('lapsed');
    expect(await friends.stockOf(activityId)).toEqual({ left: 10, held: 0 });
  });

  it('takes no coupon', async () => {
    const { lin, launch } = await friends.reached();
    await lin.call('coupon.take', { id: await people.template({ value: 5000 }) });
    const { data } = await lin.call('boost.preview', { id: launch.id });
    expect(data).toMatchObject({ discount: 0, pay: 60_000, payWithinMinutes: 10 });
    expect(data.coupons.unusable).toMatchObject([{ reason: 'Not for goods at an activity price' }]);
  });
});
