import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { freshPhone, inDays, terms } from '../../testing/wanted.ts';

let api: Api;
let people: People;
let wei: Awaited<ReturnType<typeof operatorWith>>;
let mei: Awaited<ReturnType<typeof operatorWith>>;

const operatorWith = async (name: string, ...keys: OperatorPermission[]) => {
  const memberId = await api.given.member({ name });
  await api.given.operator(memberId, keys);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operatorWith('Wei', 'order.view', 'order.edit', 'audit.view');
  mei = await operatorWith('Mei', 'order.view', 'order.edit');
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A member who asks the mall itself for a table. */
const asked = async (over: object = {}) => {
  const lin = await people.shopper();
  const mine = {
    contact: '林小满',
    phone: freshPhone(),
    quantity: 2,
    brand: 'Alva',
    remark: '一张白橡木大餐桌',
  };
  const { data } = await lin.call('purchaseRequest.create', {
    ...mine,
    ...over,
    ...(await api.given.regions()),
  });
  return { lin, phone: mine.phone, ...data };
};
const newsOf = async (who: { call: Awaited<ReturnType<People['shopper']>>['call'] }) =>
  (await who.call('message.list')).data.list.filter(({ type }) => type.startsWith('want.'));

it('lists the mall’s own by stage, words and number, masked, and those of a shop to nobody of the mall', async () => {
  const shop = await people.shop();
  const theirs = await people.shopper({ code: shop.code });
  await theirs.call('purchaseRequest.create', {
    contact: '王',
    phone: freshPhone(),
    quantity: 1,
    remark: '一张黑胡桃木大餐桌',
    ...(await api.given.regions()),
  });
  const want = await asked({ remark: '一把孔雀蓝扶手椅' });
  const found = async (input: object) =>
    (await wei.call('platformWant.list', input)).data.list.map(({ id }) => id);
  for (const keyword of ['孔雀蓝扶', '孔雀', want.no, want.phone])
    expect(await found({ keyword })).toEqual([want.id]);
  expect(await found({ keyword: '黑胡桃木' })).toEqual([]);
  const { data } = await wei.call('platformWant.list', { stage: 'toVerify', range: 'today' });
  expect(data.list[0]).toMatchObject({
    id: want.id,
    contact: '林**',
    phone: expect.stringContaining('****'),
  });
  expect(await found({ stage: 'inWork' })).not.toContain(want.id);
  await wei.call('platformWant.update', { id: want.id, verify: 'real', nextAt: inDays(-1) });
  expect(await found({ stage: 'inWork', due: true })).toContain(want.id);
});

it('is worked on as in a shop: noted, taken on, offered for, and ended with a reason that the member reads', async () => {
  const { id, lin } = await asked();
  await wei.call('platformWant.update', { id, verify: 'real', followUp: { note: '已致电' } });
  const { data: before } = await mei.call('platformWant.detail', { id });
  expect(before).toMatchObject({ followUpBy: { id: wei.memberId }, stage: 'inWork', member: true });
  expect(before.history.map(({ what, by }) => [what, by])).toEqual([
    ['note', 'Wei'],
    ['assign', 'Wei'],
    ['verify', 'Wei'],
    ['asked', null],
  ]);
  expect((await mei.call('platformWant.people')).data.list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Wei', me: false }),
      expect.objectContaining({ name: 'Mei', me: true }),
    ]),
  );
  expect(await wei.call('platformWant.update', { id, followUpBy: lin.memberId })).toMatchObject({
    msgKey: 'want.cannotFollow',
  });
  await mei.call('platformWant.update', { id, quote: terms });
  expect((await mei.call('platformWant.detail', { id })).data).toMatchObject({
    stage: 'quoted',
    quotes: [{ state: 'sent' }],
    quote: { total: 501_000 },
  });
  await wei.call('platformWant.update', { id, end: 'lost', endNote: '交期太长' });
  expect((await newsOf(lin))[0]).toMatchObject({
    type: 'want.endedBecause',
    body: expect.stringContaining('交期太长'),
  });
});

it('shows who asks to those who work on it alone, and the log says who looked', async () => {
  const { id, phone } = await asked();
  const reader = await operatorWith('Rao', 'order.view');
  for (const op of ['platformWant.contact', 'platformWant.update', 'platformWant.hand'] as const)
    expect(await reader.call(op, { id, shopId: 'x' })).toMatchObject({ code: 40300 });
  expect((await reader.call('platformWant.detail', { id })).data.phone).not.toBe(phone);
  expect((await wei.call('platformWant.contact', { id })).data).toEqual({ contact: '林小满', phone });
  const { data } = await wei.call('operatorLog.list');
  expect(data.list[0]).toMatchObject({ action: 'want.contact', actor: { name: 'Wei' } });
});

it('is handed to a shop, which is told of it and of nothing that the mall noted', async () => {
  const shop = await people.shop();
  const { id, lin, phone } = await asked();
  await wei.call('platformWant.update', {
    id,
    verify: 'real',
    followUp: { note: '只给商城看' },
    quote: terms,
  });
  expect((await wei.call('platformWant.hand', { id, shopId: shop.id, note: '急用' })).code).toBe(200);

  const { data: theirs } = await shop.call('shopPurchaseRequest.detail', { id });
  expect(theirs).toMatchObject({ stage: 'inWork', followUpBy: null, quote: null, quotes: [] });
  expect(theirs.history.map(({ what, by, note }) => [what, by, note])).toEqual([
    ['handed', '', '急用'],
    ['asked', null, ''],
  ]);
  expect((await shop.call('shopPurchaseRequest.list', { keyword: phone })).data.total).toBe(1);
  expect((await wei.call('platformWant.list', { keyword: phone })).data.total).toBe(0);
  expect(await wei.call('platformWant.update', { id, end: 'lost' })).toMatchObject({ msgKey: 'missing' });

  const { data: news } = await shop.call('message.list', { audience: 'shop' });
  expect(news.list.map(({ type }) => type)).toEqual(['want.handed']);
  expect((await newsOf(lin))[0]).toMatchObject({ type: 'want.handed' });
  const { data: mine } = await lin.call('purchaseRequest.list');
  expect(mine.list[0]).toMatchObject({ id, state: 'open', quote: null });
  expect((await shop.call('shopPurchaseRequest.update', { id, quote: terms })).code).toBe(200);
});

it('is not handed on with an offer that the operator has not seen; the member hears that a seen one is gone', async () => {
  const shop = await people.shop();
  const { id, lin } = await asked();
  const { data } = await mei.call('platformWant.update', { id, verify: 'real', quote: terms });
  const hand = (seenQuote: string) => wei.call('platformWant.hand', { id, shopId: shop.id, seenQuote });
  expect(await hand('')).toMatchObject({ msgKey: 'want.changedElsewhere' });
  expect((await wei.call('platformWant.detail', { id })).data.stage).toBe('quoted');
  expect((await hand(data.quoteId ?? '')).code).toBe(200);
  const { data: news } = await lin.call('message.list');
  expect(
    news.list
      .map(({ type }) => type)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['quote.withdrawn', 'want.handed']);
});

it('is either the mall’s order or the shop’s request when the member accepts while it is handed on', async () => {
  const shop = await people.shop();
  const { id, lin } = await asked();
  const { data } = await mei.call('platformWant.update', { id, verify: 'real', quote: terms });
  const offer = { id: data.quoteId ?? '', addressId: lin.addressId };
  const previewHash = hashShown(await lin.call('quote.preview', offer));
  const [handed, order] = await Promise.all([
    wei.call('platformWant.hand', { id, shopId: shop.id }),
    lin.call('quote.accept', { ...offer, previewHash }),
  ]);
  expect([handed.code, order.code].filter((code) => code === 200)).toHaveLength(1);
  expect((await shop.call('shopPurchaseRequest.list')).data.total).toBe(handed.code === 200 ? 1 : 0);
});

it('is nobody’s again when its operator is one no more', async () => {
  const { id } = await asked();
  const gone = await operatorWith('Gao', 'order.view', 'order.edit');
  await gone.call('platformWant.update', { id, followUpBy: gone.memberId });
  const chief = await api.signIn(await api.given.member({ operator: true }));
  expect((await api.as({ token: chief }).call('operator.remove', { userId: gone.memberId })).code).toBe(200);
  expect((await wei.call('platformWant.detail', { id })).data.followUpBy).toBeNull();
});

it('is handed to one shop of two at once', async () => {
  const shops = [await people.shop(), await people.shop()];
  const { id, lin } = await asked();
  const answers = await Promise.all(
    shops.map(({ id: shopId }, at) => (at === 0 ? wei : mei).call('platformWant.hand', { id, shopId })),
  );
  expect(answers.map(({ msgKey }) => msgKey ?? '').sort()).toEqual(['', 'want.handed']);
  const owned = await Promise.all(
    shops.map(async (shop) => (await shop.call('shopPurchaseRequest.list')).data.total),
  );
  expect(owned.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await newsOf(lin)).toHaveLength(1);
});

it('is not handed to a shop that is closed, nor what is fake, over or nobody’s', async () => {
  const shop = await people.shop();
  const closed = await people.shop();
  await api.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', closed.id).execute();
  const { id } = await asked();
  const hand = (shopId: string, want = id) => wei.call('platformWant.hand', { id: want, shopId });
  expect(await hand(closed.id)).toMatchObject({ msgKey: 'want.shopClosed' });
  expect(await hand(shop.id, 'none')).toMatchObject({ msgKey: 'missing' });
  await wei.call('platformWant.update', { id, verify: 'fake' });
  expect(await hand(shop.id)).toMatchObject({ msgKey: 'want.fake' });
  await wei.call('platformWant.update', { id, verify: 'real', end: 'cancelled' });
  expect(await hand(shop.id)).toMatchObject({ msgKey: 'want.closed' });
});

it('tells what goods cost to supply to nobody who may not see the catalogue', async () => {
  const { id } = await asked();
  const { skuId } = await api.given.sku({ price: 90_000, supply: 60_000 });
  const chief = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const quote = { ...terms, lines: [{ skuId, qty: 1, unitPrice: 100 }] };
  const offeredBy = async (who: Pick<typeof wei, 'call'>) => {
    const { msgKey, data } = await who.call('platformWant.update', { id, quote });
    return { msgKey, data };
  };
  expect(await offeredBy(wei)).toEqual({ msgKey: 'quote.belowSupply', data: { skuId } });
  expect(await offeredBy(chief)).toEqual({ msgKey: 'quote.belowSupply', data: { skuId, least: 60_000 } });
});
