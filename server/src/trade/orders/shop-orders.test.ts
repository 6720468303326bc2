import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const operations = ['shopOrder.detail', 'shopOrder.remove', 'shopOrder.record'] as const;

describe("a shop's orders", () => {
  it('go from paid to shipped by its staff, step by step', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const id = await people.paidOrder(lin, skuId);
    const ship = () =>
      shop.call('shopOrder.ship', { id, carrier: '顺丰', receiptNo: 'SF1', note: '小心轻放' });
    expect((await ship()).msgKey).toBe('delivery.notReady');
    const recorded = await shop.call('shopOrder.record', {
      id,
      productionDays: 10,
      transitDays: 4,
      urgent: true,
    });
    expect(recorded.data).toMatchObject({ status: 2, actions: ['ship'], deliveries: [{ status: 1 }] });
    const expected = Date.parse(recorded.data.deliveries[0]?.expectedAt ?? '') - Date.now();
    expect(Math.round(expected / dayMs)).toBe(10);
    expect((await shop.call('shopOrder.record', { id })).msgKey).toBe('order.notAllowed');
    expect((await ship()).data).toMatchObject({ status: 3, deliveries: [{ status: 3, carrier: '顺丰' }] });
    expect((await ship()).msgKey).toBe('order.notAllowed');

    const { data: logistics } = await lin.call('order.logistics', { orderId: id });
    expect(logistics.deliveries).toMatchObject([
      {
        status: 3,
        receiptNo: 'SF1',
        risk: 'none',
        steps: [{ status: 1 }, { status: 2 }, { status: 3, note: '小心轻放' }],
      },
    ]);
    expect((await lin.call('order.receive', { id })).code).toBe(200);
    const notes = (await lin.call('order.detail', { id })).data.events.map((event) => [
      event.actor,
      event.note,
    ]);
    expect(notes).toEqual([
      ['buyer', 'created'],
      ['buyer', 'paid'],
      ['shop', 'recorded'],
      ['shop', 'shipped'],
      ['buyer', 'received'],
    ]);
    const types = (await lin.call('message.list')).data.list.map((message) => message.type);
    expect(types).toEqual([
      'order.received',
      'order.shipped',
      'order.recorded',
      'order.paid',
      'order.created',
    ]);
  });

  it('show the customer in part in the list and in full in the detail, and find them by name', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const { data } = await people.buy(lin, skuId);
    const { data: list } = await shop.call('shopOrder.list', { keyword: '林' });
    expect(list.list).toMatchObject([
      { id: data.orderId, consignee: '林**', phone: '138****1111', actions: ['confirmPayment', 'cancel'] },
    ]);
    expect((await shop.call('shopOrder.detail', { id: data.orderId })).data).toMatchObject({
      consignee: '林',
      phone: '13800001111',
    });
    expect((await lin.call('order.list', { keyword: '林' })).data.total).toBe(0);
  });

  it('are hidden by one side for that side only', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const { data } = await people.buy(lin, skuId);
    await lin.call('order.cancel', { id: data.orderId });
    expect((await shop.call('shopOrder.remove', { id: data.orderId })).code).toBe(200);
    expect((await shop.call('shopOrder.detail', { id: data.orderId })).msgKey).toBe('missing');
    expect((await lin.call('order.detail', { id: data.orderId })).code).toBe(200);
  });

  it.each(operations)('of another shop do not exist: %s', async (operation) => {
    const [shop, other] = [await people.shop(), await people.shop()];
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const id = await people.paidOrder(lin, skuId);
    expect(await other.call(operation, { id })).toMatchObject({ code: 40400, msgKey: 'missing', data: null });
    expect(await other.call('shopOrder.confirmPayment', { id, amount: 1 })).toMatchObject({
      msgKey: 'missing',
    });
    expect(await other.call('shopOrder.ship', { id, carrier: 'x', receiptNo: 'y' })).toMatchObject({
      msgKey: 'missing',
    });
    expect((await other.call('shopOrder.list')).data.total).toBe(0);
  });

  it('are not for members, and not for staff without the key', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const { data } = await people.buy(lin, skuId);
    const id = data.orderId;
    expect(await lin.call('shopOrder.list')).toMatchObject({ code: 40300, data: 'order.view' });
    const carrier = await people.staff(shop.id, 'delivery');
    expect((await carrier.call('shopOrder.detail', { id })).code).toBe(200);
    expect(await carrier.call('shopOrder.record', { id })).toMatchObject({ code: 40300, data: 'order.edit' });
    expect(await carrier.call('shopOrder.confirmPayment', { id, amount: 1 })).toMatchObject({
      code: 40300,
      data: 'order.confirm_payment',
    });
  });
});
