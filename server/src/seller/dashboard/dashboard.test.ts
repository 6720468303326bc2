import { presetRoles } from '@mall/contract/core/permissions';
import type { OperationName } from '@mall/contract/core/wire';
import { dayMs } from '@mall/contract/core/time';
import { createDeliveries, promiseAt } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { bestRows } from './queries.ts';
import { sales } from './service.ts';
import { spanOf } from './span.ts';

let api: Api;
let people: People;
let deliveries: ReturnType<typeof createDeliveries>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  deliveries = createDeliveries(api, people);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const setOrder = (id: string, over: { paid_at: Date }) =>
  api.db.updateTable('orders').set(over).where('id', '=', id).execute();

/** A shop with a customer, and a SKU of the mall. */
const open = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId, productId } = await api.given.sku({ price: 100_000, stock: 1000 });
  return { shop, lin, skuId, productId };
};

describe('orders that wait for the shop', () => {
  it('are counted by what they wait for, and each counter leads to its orders', async () => {
    const { shop, lin, skuId } = await open();
    const { data: slip } = await people.buy(lin, skuId);
    const proofUrl = await people.picture(lin.memberId);
    await lin.call('payment.start', { id: slip.orderId, method: 'offline', proofUrl });
    await people.buy(lin, skuId);
    const paid = await people.paidOrder(lin, skuId);
    const toShip = await people.paidOrder(lin, skuId);
    await shop.call('shopOrder.record', { id: toShip });
    await promiseAt(api.db, toShip, new Date(Date.now() + 3 * dayMs));
    await lin.call('refund.ask', { id: paid, reason: 'changedMind' });

    const { data } = await shop.call('dashboard.orders');
    const { data: order } = await shop.call('shopOrder.detail', { id: paid });
    expect(data).toEqual({
      proof: { count: 1, oldestAt: expect.any(String) },
      record: { count: 1, oldestAt: order.paidAt },
      ship: { count: 1, soon: 1 },
      refund: { count: 1, amount: order.pay },
    });
    const found = async (need: 'proof' | 'record' | 'ship' | 'refund', keyword?: string) =>
      (await shop.call('shopOrder.list', { need, ...(keyword === undefined ? {} : { keyword }) })).data;
    expect((await found('proof')).list.map(({ id }) => id)).toEqual([slip.orderId]);
    expect((await found('record')).list.map(({ id }) => id)).toEqual([paid]);
    expect((await found('ship')).list.map(({ id }) => id)).toEqual([toShip]);
    expect(await found('refund')).toMatchObject({ list: [{ id: paid }], total: 1, counts: { all: 1 } });
    expect((await found('ship', 'Lin')).total).toBe(0);
    expect((await found('ship', order.no)).total).toBe(0);
  });

  it('are none in a shop that has none, and nothing of another shop', async () => {
    const { lin, skuId } = await open();
    await people.paidOrder(lin, skuId);
    const other = await people.shop();
    expect((await other.call('dashboard.orders')).data).toEqual({
      proof: { count: 0, oldestAt: null },
      record: { count: 0, oldestAt: null },
      ship: { count: 0, soon: 0 },
      refund: { count: 0, amount: 0 },
    });
    expect((await other.call('dashboard.sales')).data.total).toEqual({ amount: 0, orders: 0 });
    expect((await other.call('dashboard.best')).data.list).toEqual([]);
  });
});

describe('sales', () => {
  it('stand at the day of their payment, beside the span before up to the same hour', async () => {
    const { shop, lin, skuId } = await open();
    const now = new Date('2026-11-20T15:00:00+08:00');
    const paidAt = [
      '2026-11-20T09:00',
      '2026-11-18T00:00',
      '2026-11-13T14:59',
      '2026-11-13T15:01',
      '2026-11-06T23:59',
    ];
    for (const at of paidAt)
      await setOrder(await people.paidOrder(lin, skuId), { paid_at: new Date(`${at}:00+08:00`) });
    const one = (await shop.call('shopOrder.list')).data.list[0]?.pay ?? 0;
    const caller = await callerOf(shop.ownerId, shop.id);
    const week = await sales(api.db, caller, '7d', now);
    expect(week.total).toEqual({ amount: 2 * one, orders: 2 });
    expect(week.totalBefore).toEqual({ amount: one, orders: 1 });
    expect(week.points.map((point) => [point.now?.orders, point.before.orders])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 2],
    ]);
    const today = await sales(api.db, caller, 'today', now);
    expect(today.points[9]).toEqual({
      at: '2026-11-20T01:00:00.000Z',
      now: { amount: one, orders: 1 },
      before: { amount: 0, orders: 0 },
    });
    expect(today.points.map((point) => point.now === null).lastIndexOf(false)).toBe(15);
    expect(today.points).toHaveLength(24);
  });

  it('lose what was given back, and an order of which nothing is left', async () => {
    const { shop, lin, skuId } = await open();
    const orderId = await people.paidOrder(lin, skuId);
    await people.paidOrder(lin, skuId);
    const { data: before } = await shop.call('dashboard.sales', { span: 'today' });
    expect(before.total.orders).toBe(2);
    const { data: refund } = await lin.call('refund.ask', { id: orderId, reason: 'changedMind' });
    await shop.call('shopRefund.decide', { id: refund.ids[0] ?? '', decision: 'approve', note: '' });
    const { data: after } = await shop.call('dashboard.sales', { span: 'today' });
    expect(after.total).toEqual({ amount: before.total.amount / 2, orders: 1 });
    expect((await shop.call('dashboard.best', { span: 'today' })).data.list).toMatchObject([{ pieces: 1 }]);
  });

  it('name what brought the most, from the newest orders only when there are very many', async () => {
    const { shop, lin, skuId, productId } = await open();
    const dear = await api.given.sku({ price: 900_000, stock: 10 });
    await people.paidOrder(lin, skuId, 3);
    await people.paidOrder(lin, dear.skuId);
    const { data } = await shop.call('dashboard.best', { span: '7d' });
    expect(data).toMatchObject({
      list: [
        { productId: dear.productId, pieces: 1, amount: 900_000 },
        { productId, pieces: 3, amount: 300_000 },
      ],
      sampled: false,
    });
    const newest = await bestRows(api.db, shop.id, spanOf('7d', new Date()), 1);
    expect(newest.orders).toBe(2);
    expect(newest.list.map(({ product_id: id }) => String(id))).toEqual([dear.productId]);
  });
});

describe('deliveries in danger', () => {
  it('are the late ones by their promise, then those that will miss it', async () => {
    const { shop, lin, orderId } = await deliveries.recorded();
    const skuId = await skuOf(orderId);
    const make = async (promised: number, expected: number | null) => {
      const id = await people.paidOrder(lin, skuId);
      await shop.call('shopOrder.record', { id });
      await promiseAt(api.db, id, new Date(Date.now() + promised * dayMs));
      await api.db
        .updateTable('deliveries')
        .set({ expected_at: expected === null ? null : new Date(Date.now() + expected * dayMs) })
        .where('order_id', '=', id)
        .execute();
      return id;
    };
    await make(9, 8);
    const soon = await make(4, 5);
    const far = await make(4, 9);
    const lately = await make(-1, null);
    const long = await make(-6, 1);
    const { data } = await shop.call('dashboard.deliveries');
    expect(data).toMatchObject({ late: 2, atRisk: 2, underWay: 6 });
    expect(data.list.map((one) => [one.orderId, one.risk, one.days])).toEqual([
      [long, 'late', 6],
      [lately, 'late', 1],
      [soon, 'atRisk', 1],
      [far, 'atRisk', 5],
    ]);
    expect(data.list[0]).toMatchObject({
      customer: expect.stringMatching(/^.\*\*$/),
      expectedAt: expect.any(String),
    });
  });
});

const skuOf = async (orderId: string): Promise<string> => {
  const line = await api.db
    .selectFrom('order_lines')
    .select('sku_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return String(line.sku_id);
};

describe('the inbox and the shelf', () => {
  it('shows open wanted purchases of the shop: those that are due first, new ones marked', async () => {
    const { shop, lin } = await open();
    const ask = async (remark: string, phone = '13800002222') =>
      (
        await lin.call('purchaseRequest.create', {
          contact: '林',
          phone,
          quantity: 1,
          remark,
          ...(await api.given.regions()),
        })
      ).data.id;
    const called = await ask('需要一张大餐桌');
    const over = await ask('需要两把椅子呢');
    const fresh = await ask('需要一个大沙发');
    await lin.call('purchaseRequest.cancel', { id: over });
    const later = await ask('需要一个小书架', '13800003333');
    for (const [id, days] of [
      [called, -1],
      [later, 2],
    ] as const)
      await api.db
        .updateTable('wants')
        .set({ next_at: new Date(Date.now() + days * dayMs), verify: 'real' })
        .where('id', '=', id)
        .execute();
    const { data } = await shop.call('dashboard.wants');
    expect([data.open, data.due]).toEqual([3, 1]);
    expect(data.list.map(({ id, fresh: isNew, due }) => [id, isNew, due])).toEqual([
      [called, false, true],
      [later, false, false],
      [fresh, true, false],
    ]);
    expect((await (await people.shop()).call('dashboard.wants')).data).toEqual({ open: 0, due: 0, list: [] });
  });

  it('shows own goods of which few are left, the fewest first; those of the mall are not its own', async () => {
    const { shop } = await open();
    const [few, gone] = [
      await api.given.sku({ shopId: shop.id, stock: 5 }),
      await api.given.sku({ shopId: shop.id, stock: 0 }),
    ];
    await api.given.sku({ shopId: shop.id, stock: 6 });
    await api.given.sku({ stock: 1 });
    const { data } = await shop.call('dashboard.stock');
    expect(data.total).toBe(2);
    expect(data.list.map(({ skuId, left }) => [skuId, left])).toEqual([
      [gone.skuId, 0],
      [few.skuId, 5],
    ]);
  });
});

describe('the first steps', () => {
  const done = async (who: Pick<Awaited<ReturnType<People['shop']>>, 'call'>) =>
    Object.fromEntries(
      (await who.call('dashboard.steps')).data.steps.map(({ step, done: yes }) => [step, yes]),
    );

  it('are done when the shop has done them', async () => {
    const shop = await people.shop();
    expect(await done(shop)).toEqual({
      logo: false,
      product: false,
      factor: false,
      staff: false,
      share: false,
    });
    await api.db.updateTable('shops').set({ logo: '/media/logo/x.webp' }).where('id', '=', shop.id).execute();
    await shop.call('priceFactor.update', { priceFactor: '1.5' });
    await people.staff(shop.id, 'sales');
    await api.given.sku({ shopId: shop.id });
    await shop.call('dashboard.saveSteps', { shared: true });
    expect(await done(shop)).toEqual({ logo: true, product: true, factor: true, staff: true, share: true });
    expect(await done(await people.shop())).toMatchObject({ logo: false, staff: false, share: false });
  });

  it('are shared by a member with a customer, and offered to those who may take them', async () => {
    const { shop, lin, skuId } = await open();
    await people.buy(lin, skuId);
    expect((await done(shop))['share']).toBe(true);
    const clerk = await people.staff(shop.id, 'manager');
    expect(Object.keys(await done(clerk))).toEqual(['logo', 'product', 'factor', 'staff', 'share']);
    const { data: role } = await shop.call('role.create', { name: 'Reader', permissions: ['shop.view'] });
    const reader = await people.staff(shop.id, 'sales');
    await shop.call('staff.change', { id: reader.memberId, roleId: role.id });
    expect(Object.keys(await done(reader))).toEqual(['share']);
  });

  it('are put away and brought back by each for themselves', async () => {
    const shop = await people.shop();
    const manager = await people.staff(shop.id, 'manager');
    const hidden = async (who: Pick<typeof shop, 'call'>) => (await who.call('dashboard.steps')).data.hidden;
    await shop.call('dashboard.saveSteps', { hidden: true });
    await shop.call('dashboard.saveSteps', { shared: true });
    expect([await hidden(shop), await hidden(manager)]).toEqual([true, false]);
    await shop.call('dashboard.saveSteps', { hidden: false });
    expect([await hidden(shop), (await done(shop))['share']]).toEqual([false, true]);
  });
});

describe('each part', () => {
  const parts = {
    'dashboard.orders': 'order.view',
    'dashboard.sales': 'order.view',
    'dashboard.best': 'order.view',
    'dashboard.deliveries': 'delivery.view',
    'dashboard.wants': 'want.view',
    'dashboard.stock': 'goods.view',
    'dashboard.steps': 'shop.view',
  } as const satisfies Partial<Record<OperationName, string>>;

  it.each(Object.entries(presetRoles))(
    'is there for a %s who may see its things',
    async (role, keys: readonly string[]) => {
      const shop = await people.shop();
      const who = role === 'owner' ? shop : await people.staff(shop.id, role);
      for (const [name, key] of Object.entries(parts) as [keyof typeof parts, string][]) // entries of a const table
        expect([name, (await who.call(name)).code]).toEqual([name, keys.includes(key) ? 200 : 40300]);
    },
  );
});

const callerOf = async (memberId: string, shopId: string) => ({
  memberId,
  tokenHash: null,
  language: 'zh' as const,
  shop: null,
  staff: { shopId, role: 'owner', permissions: presetRoles.owner, suspended: false },
  operator: null,
  numberProved: true,
  secondFactor: false,
  officeOpen: true,
  officeStale: false,
  wrongCode: false,
  ip: '',
  requestId: '',
  idempotencyKey: null,
  userAgent: '',
  referral: '',
});
