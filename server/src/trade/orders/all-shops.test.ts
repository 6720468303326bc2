import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Input } from '@mall/contract/operations';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let wei: Awaited<ReturnType<typeof operator>>;
const operator = async (permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operator();
});
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<People['shop']>>;
/** A paid order of a shop. */
const ordered = async (shop: Shop, who?: Shopper): Promise<string> => {
  const lin = who ?? (await people.shopper({ code: shop.code }));
  return people.paidOrder(lin, (await api.given.sku()).skuId);
};
const found = async (asked: Partial<Input<'mallShopOrder.list'>>) => {
  const { data } = await wei.call('mallShopOrder.list', { size: 100, ...asked });
  return data.list.map(({ id }) => id);
};
const numberOf = async (id: string) => {
  const { no } = await api.db
    .selectFrom('orders')
    .select('no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return no;
};

it("lists the orders of all shops or of one, the newest first, and never the mall's own", async () => {
  const [oak, elm] = [await people.shop(), await people.shop()];
  const own = await people.paidOrder(await people.shopper(), (await api.given.sku()).skuId);
  const first = await ordered(oak);
  const second = await ordered(elm);
  const third = await ordered(oak);
  const all = await found({});
  expect(all.slice(0, 3)).toEqual([third, second, first]);
  expect(all).not.toContain(own);
  const { data } = await wei.call('mallShopOrder.list', { shop: oak.id });
  expect(data).toMatchObject({
    list: [{ id: third, actions: [], shop: { id: oak.id, code: oak.code } }, { id: first }],
    total: 2,
    counts: { all: 2, awaitingShipment: 2, received: 0 },
    atLeast: [],
    shop: { id: oak.id, code: oak.code },
  });
  expect(await found({ shop: oak.id, size: 1, page: 2 })).toEqual([first]);
  expect((await wei.call('mallShopOrder.list', { shop: 'nobody' })).data).toMatchObject({
    total: 0,
    shop: null,
  });
});

it('finds by state and by days of the mall, both of them included', async () => {
  const shop = await people.shop();
  const [paid, sent] = [await ordered(shop), await ordered(shop)];
  await shop.call('shopOrder.record', { id: sent });
  await shop.call('shopOrder.ship', { id: sent, carrier: 'SF', receiptNo: 'SF1' });
  expect(await found({ shop: shop.id, tab: 'awaitingReceipt' })).toEqual([sent]);
  expect(await found({ shop: shop.id, tab: 'awaitingShipment' })).toEqual([paid]);
  // Half past midnight of the 3rd in Shanghai is still the 2nd in Greenwich.
  await api.db
    .updateTable('orders')
    .set({ created_at: new Date('2026-03-03T00:30:00+08:00') })
    .where('id', '=', paid)
    .execute();
  expect(await found({ shop: shop.id, from: '2026-03-03', to: '2026-03-03' })).toEqual([paid]);
  expect(await found({ shop: shop.id, to: '2026-03-02' })).toEqual([]);
  expect(await found({ shop: shop.id, from: '2026-03-04' })).toEqual([sent]);
});

it('finds by a whole order number or its end, and by no fewer than six digits', async () => {
  const id = await ordered(await people.shop());
  const no = await numberOf(id);
  expect(await found({ keyword: no })).toEqual([id]);
  expect(await found({ keyword: no.slice(-9) })).toEqual([id]);
  expect(await found({ keyword: no.slice(-5) })).toEqual([]);
  expect(await found({ keyword: 'Lin' })).toEqual([]);
});

it("finds the receiver's number in any shop, whole and however it is written, and no part of it", async () => {
  const [oak, elm] = [await people.shop(), await people.shop()];
  const phone = api.given.mobile();
  const [one, two] = [
    await ordered(oak, await people.shopper({ code: oak.code, phone })),
    await ordered(elm, await people.shopper({ code: elm.code, phone })),
  ];
  await ordered(elm);
  expect(await found({ keyword: phone })).toEqual([two, one]);
  expect(await found({ keyword: `+86 ${phone.slice(0, 3)}-${phone.slice(3)}` })).toEqual([two, one]);
  expect(await found({ keyword: phone, shop: oak.id })).toEqual([one]);
  expect(await found({ keyword: phone, tab: 'received' })).toEqual([]);
  expect(await found({ keyword: phone.slice(-8) })).toEqual([]);
});

it('shows also what a shop took out of its own list', async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { data } = await people.buy(lin, (await api.given.sku()).skuId);
  await lin.call('order.cancel', { id: data.orderId });
  const open = await ordered(shop);
  await shop.call('shopOrder.hide', { ids: [data.orderId], hidden: true });
  expect((await shop.call('shopOrder.list', {})).data.list.map(({ id }) => id)).toEqual([open]);
  expect(await found({ shop: shop.id })).toEqual([open, data.orderId]);
  expect((await wei.call('mallShopOrder.list', { shop: shop.id })).data.counts).toMatchObject({ all: 2 });
});

describe('one order', () => {
  it('is shown with money, deliveries and what happened, and its receiver masked', async () => {
    const shop = await people.shop();
    const phone = api.given.mobile();
    const lin = await people.shopper({ code: shop.code, phone });
    const id = await ordered(shop, lin);
    await shop.call('shopOrder.record', { id });
    await api.db
      .updateTable('orders')
      .set({ remark: `Call ${phone} first` })
      .where('id', '=', id)
      .execute();
    const { data } = await wei.call('mallShopOrder.detail', { id });
    const whole = (await shop.call('shopOrder.detail', { id })).data;
    const masked = `${phone.slice(0, 3)}****${phone.slice(7)}`;
    expect(data).toMatchObject({
      no: whole.no,
      shop: { id: shop.id, code: shop.code },
      pay: whole.pay,
      actions: [],
      consignee: `${[...whole.consignee][0] ?? ''}**`,
      phone: masked,
      address: { name: `${[...whole.consignee][0] ?? ''}**`, phone: masked, detail: '***' },
      deliveries: [{ status: 1 }],
      payments: [{ status: 'succeeded' }],
      remark: `Call ${masked} first`,
    });
    expect(data.receipt).toHaveLength(1);
    expect(data.events.map(({ note }) => note)).toEqual(['created', 'paid', 'recorded']);
    const said = JSON.stringify([data, (await wei.call('mallShopOrder.list', { shop: shop.id })).data]);
    for (const own of [phone, whole.address.detail]) expect(said).not.toContain(own);
  });

  it('of the mall itself is not among them, nor one that there is not', async () => {
    const own = await people.paidOrder(await people.shopper(), (await api.given.sku()).skuId);
    for (const id of [own, 'nobody']) {
      expect((await wei.call('mallShopOrder.detail', { id })).msgKey).toBe('missing');
      expect((await wei.call('mallShopOrder.reveal', { id, what: 'phone' })).msgKey).toBe('missing');
    }
  });

  it('shows one masked part whole to who may handle orders, and logs each look', async () => {
    const shop = await people.shop();
    const phone = api.given.mobile();
    const id = await ordered(shop, await people.shopper({ code: shop.code, phone }));
    const { address } = (await shop.call('shopOrder.detail', { id })).data;
    const look = async (what: Input<'mallShopOrder.reveal'>['what']) =>
      (await wei.call('mallShopOrder.reveal', { id, what })).data.value;
    expect([await look('name'), await look('phone'), await look('street')]).toEqual([
      address.name,
      phone,
      address.detail,
    ]);
    const looks = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'shop_id', 'diff'])
      .where('object', '=', `order:${id}`)
      .where('actor_id', '=', wei.memberId)
      .orderBy('at')
      .execute();
    expect(looks).toEqual(
      ['order.revealName', 'order.revealPhone', 'order.revealStreet'].map((action) => ({
        action,
        actor_id: wei.memberId,
        shop_id: null,
        diff: {},
      })),
    );
    const reader = await operator(['order.view']);
    expect((await reader.call('mallShopOrder.detail', { id })).code).toBe(200);
    expect((await reader.call('mallShopOrder.reveal', { id, what: 'phone' })).code).toBe(40300);
  });

  it('of a person who was erased has nothing to look at', async () => {
    const shop = await people.shop();
    const id = await ordered(shop);
    await api.db
      .updateTable('orders')
      .set({ address: JSON.stringify({ name: '', province: 'F', city: 'X', district: 'S' }) as never })
      .where('id', '=', id)
      .execute();
    expect((await wei.call('mallShopOrder.detail', { id })).data).toMatchObject({
      consignee: '',
      phone: '',
      address: { detail: '' },
    });
    expect((await wei.call('mallShopOrder.reveal', { id, what: 'name' })).msgKey).toBe('missing');
  });
});
