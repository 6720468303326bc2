import { hourMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { closeEnded } from './publish.ts';

let api: Api;
let people: People;
let operator: Shopper;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = await people.shopper();
  await api.given.operator(operator.memberId);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();
const draft = async (over: object = {}) => {
  const { skuId } = await api.given.sku({ stock: 10, price: 100_000 });
  const { data } = await operator.call('platformSeckill.create', {
    name: { zh: '晚间专场', en: 'Evening deals' },
    skuId,
    price: 50_000,
    stock: 6,
    startAt: inHours(-1),
    endAt: inHours(1),
    ...over,
  });
  return { ...data, sale: { activityId: data.id, skuId, qty: 1 } };
};
const stockOf = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('stock').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .stock;
const buy = async (who: Shopper, sale: { activityId: string; skuId: string; qty: number }) => {
  const preview = await who.call('seckill.preview', { ...sale, addressId: who.addressId });
  return who.call('seckill.create', { ...sale, addressId: who.addressId, previewHash: hashShown(preview) });
};

describe('a flash sale as its operator plans it', () => {
  it('is seen by nobody and holds no stock before it is published', async () => {
    const made = await draft();
    expect(made).toMatchObject({ status: 'draft', stock: 6, stockLeft: 6, platformPrice: 100_000 });
    expect(await stockOf(made.skuId)).toBe(10);
    expect((await buy(await people.shopper(), made.sale)).msgKey).toBe('missing');
    const { data } = await operator.call('platformSeckill.schedule', { id: made.id });
    expect(data.status).toBe('running');
    expect(await stockOf(made.skuId)).toBe(4);
    expect((await buy(await people.shopper(), made.sale)).code).toBe(200);
    expect((await operator.call('platformSeckill.schedule', { id: made.id })).msgKey).toBe(
      'seckill.notAllowed',
    );
    expect(await stockOf(made.skuId)).toBe(4);
  });

  it('is not published without the stock for it', async () => {
    const made = await draft({ stock: 11 });
    expect((await operator.call('platformSeckill.schedule', { id: made.id })).msgKey).toBe(
      'order.shortOfStock',
    );
    const { data } = await operator.call('platformSeckill.list', { status: 'draft', size: 100 });
    expect(data.list.map(({ id }) => id)).toContain(made.id);
  });

  it('is not published for what nobody sells any more, nor for goods of a shop', async () => {
    const { id, skuId } = await draft();
    const { skuId: ofShop } = await api.given.sku({ stock: 10, shopId: (await people.shop()).id });
    const schedules = async () => [
      (await operator.call('platformSeckill.schedule', { id })).msgKey,
      (await operator.call('mallCampaign.schedule', { kind: 'seckill', id, version: 1 })).msgKey,
    ];
    await api.db.updateTable('skus').set({ offered: false }).where('id', '=', Number(skuId)).execute();
    expect(await schedules()).toEqual(['missing', 'missing']);
    // As drafts of before may be.
    const moved = { sku_id: Number(ofShop) };
    await api.db.updateTable('seckill_activities').set(moved).where('id', '=', id).execute();
    expect(await schedules()).toEqual(['missing', 'missing']);
    expect(await Promise.all([skuId, ofShop].map(stockOf))).toEqual([10, 10]);
  });

  it('gives back what it has not sold when it is closed, and sells nothing from then on', async () => {
    const made = await draft();
    await operator.call('platformSeckill.schedule', { id: made.id });
    const lin = await people.shopper();
    const { data: order } = await buy(lin, made.sale);
    const { data } = await operator.call('platformSeckill.close', { id: made.id });
    expect(data).toMatchObject({ status: 'closed', stockLeft: 0 });
    expect(await stockOf(made.skuId)).toBe(9);
    expect((await buy(await people.shopper(), made.sale)).msgKey).toBe('seckill.over');
    expect((await operator.call('platformSeckill.close', { id: made.id })).msgKey).toBe('seckill.notAllowed');
    expect(await closeEnded(api.db)).toBe(0);
    await lin.call('order.cancel', { id: order.orderId });
    expect(await stockOf(made.skuId)).toBe(10);
    const { data: over } = await api.as().call('seckill.list', { tab: 'ended' });
    expect(over.slots.flatMap(({ items }) => items.map(({ seckill }) => seckill))).toContainEqual(
      expect.objectContaining({ activityId: made.id, state: 'ended' }),
    );
    const { data: summary } = await api.as().call('seckill.summary', { id: made.id });
    expect(summary).toMatchObject({
      stock: 6,
      orders: 1,
      cancelled: 1,
      sold: 0,
      returned: 1,
      resold: 0,
      left: 6,
    });
  });

  it('is written down with who did it', async () => {
    const made = await draft();
    await operator.call('platformSeckill.schedule', { id: made.id });
    await operator.call('platformSeckill.close', { id: made.id });
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('object', '=', `seckill:${made.id}`)
      .orderBy('at')
      .execute();
    expect(rows).toEqual(
      ['create', 'schedule', 'close'].map((did) => ({
        action: `seckill.${did}`,
        actor_id: operator.memberId,
      })),
    );
  });

  it('is for operators alone', async () => {
    const made = await draft();
    const lin = await people.shopper();
    expect((await lin.call('platformSeckill.schedule', { id: made.id })).code).toBe(40300);
  });

  it.each([
    ['that ends before it begins', { startAt: inHours(2), endAt: inHours(1) }],
    ['that is over', { startAt: inHours(-2), endAt: inHours(-1) }],
    [
      'with slots that overlap',
      {
        slots: [
          { from: '10:00', to: '12:00' },
          { from: '11:00', to: '13:00' },
        ],
      },
    ],
    ['with a slot that ends before it begins', { slots: [{ from: '12:00', to: '10:00' }] }],
    [
      'with no slot within its time',
      {
        startAt: '2090-01-01T01:00:00+08:00',
        endAt: '2090-01-01T02:00:00+08:00',
        slots: [{ from: '10:00', to: '12:00' }],
      },
    ],
  ])('cannot be one %s', async (_what, over) => {
    const { skuId } = await api.given.sku({ stock: 10 });
    const { msgKey } = await operator.call('platformSeckill.create', {
      name: { zh: '秒杀' },
      skuId,
      price: 100,
      stock: 1,
      startAt: inHours(1),
      endAt: inHours(9),
      ...over,
    });
    expect(msgKey).toBe('seckill.timesWrong');
  });
});

describe('a flash sale in daily slots', () => {
  /** The time in Shanghai this many hours from now, to the minute. */
  const clock = (hours: number): string =>
    new Date(Date.now() + (hours + 8) * hourMs).toISOString().slice(11, 16);
  const days = { startAt: inHours(-30), endAt: inHours(30) };

  it('runs within them and not between them, and is listed with each', async () => {
    // Around midnight one slot would lie on two days: then the test uses the other of two.
    const early = clock(-1) < clock(1);
    const running = early
      ? [{ from: clock(-1), to: clock(1) }]
      : [
          { from: '00:00', to: '12:00' },
          { from: '12:00', to: '24:00' },
        ];
    const now = await draft({ ...days, slots: running });
    await operator.call('platformSeckill.schedule', { id: now.id });
    expect((await buy(await people.shopper(), now.sale)).code).toBe(200);
    const tabs = await Promise.all(
      (['running', 'tomorrow'] as const).map(async (tab) =>
        (await api.as().call('seckill.list', { tab })).data.slots.flatMap(({ items }) =>
          items.map((item) => item.seckill.activityId),
        ),
      ),
    );
    expect(tabs.map((ids) => ids.includes(now.id))).toEqual([true, true]);
  });

  it('has not begun between two of them', async () => {
    const noon = clock(0) < '12:00';
    const other = await draft({
      ...days,
      slots: [noon ? { from: '12:00', to: '24:00' } : { from: '00:00', to: '12:00' }],
    });
    await operator.call('platformSeckill.schedule', { id: other.id });
    expect((await buy(await people.shopper(), other.sale)).msgKey).toBe('seckill.notBegun');
  });
});
