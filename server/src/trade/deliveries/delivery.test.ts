import { dayMs } from '@mall/contract/core/time';
import { createDeliveries, promiseAt, signature } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { notifyRisks } from './notify-risk.ts';

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

const typesOf = async (
  who: Pick<Awaited<ReturnType<People['shopper']>>, 'call'>,
  audience: 'member' | 'shop',
) => (await who.call('message.list', { audience, size: 100 })).data.list.map(({ type }) => type);
const promise = (orderId: string, at: Date) => promiseAt(api.db, orderId, at);

describe('the steps of a delivery', () => {
  it('go forward by one, and the first departure ships the order', async () => {
    const { shop, lin, id, orderId } = await deliveries.recorded();
    const change = (step: 'collected' | 'inTransit' | 'installing' | 'accepted', over = {}) =>
      shop.call('delivery.change', { id, step, ...over });
    expect((await change('inTransit')).msgKey).toBe('delivery.notAllowed');
    expect((await change('collected', { note: '已出库' })).data).toMatchObject({
      status: 2,
      moves: ['depart'],
    });
    expect((await change('collected')).msgKey).toBe('delivery.notAllowed');
    expect((await change('inTransit')).msgKey).toBe('delivery.carrierMissing');
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(2);
    expect((await change('inTransit', { carrier: 'SF', receiptNo: 'SF1' })).data.status).toBe(3);
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(3);
    const visitAt = new Date(Date.now() + 2 * dayMs).toISOString();
    expect((await change('installing', { visitAt })).data).toMatchObject({ status: 4, expectedAt: visitAt });
    expect((await change('accepted')).msgKey).toBe('delivery.photosMissing');
    const types = await typesOf(lin, 'member');
    expect(types.slice(0, 3)).toEqual(['delivery.installing', 'order.shipped', 'order.recorded']);
    const told = (await lin.call('order.logistics', { orderId })).data.deliveries[0];
    expect(told?.steps.map(({ status, note }) => [status, note])).toEqual([
      [1, ''],
      [2, '已出库'],
      [3, ''],
      [4, ''],
    ]);
  });

  it('are all taken when the order is shipped from its own page', async () => {
    const { shop, lin, id, orderId } = await deliveries.recorded();
    await deliveries.steps(shop, id, 'collected');
    await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: 'SF2', note: '' });
    const [told] = (await lin.call('order.logistics', { orderId })).data.deliveries;
    expect(told).toMatchObject({
      status: 3,
      receiptNo: 'SF2',
      steps: [{ status: 1 }, { status: 2 }, { status: 3 }],
    });
  });

  it('are taken once when two press at the same time', async () => {
    const { shop, id } = await deliveries.recorded();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => shop.call('delivery.change', { id, step: 'collected' })),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('are taken back within the hour by who took them, and by nobody else', async () => {
    const { shop, id } = await deliveries.recorded();
    await deliveries.steps(shop, id, 'collected');
    const other = await people.staff(shop.id, 'delivery');
    const undo = (who: Pick<typeof shop, 'call'>) => who.call('delivery.change', { id, step: 'undo' });
    expect((await other.call('delivery.show', { id })).data.undoUntil).toBeNull();
    expect((await undo(other)).msgKey).toBe('delivery.undoTooLate');
    const back = await undo(shop);
    expect(back.data).toMatchObject({ status: 1, moves: ['collect'], undoUntil: null });
    expect(back.data.steps).toHaveLength(1);
    expect((await undo(shop)).msgKey).toBe('delivery.undoTooLate');
    await deliveries.steps(shop, id, 'collected');
    await api.db
      .updateTable('delivery_steps')
      .set({ at: new Date(Date.now() - 61 * 60_000) })
      .where('delivery_id', '=', id)
      .execute();
    expect((await undo(shop)).msgKey).toBe('delivery.undoTooLate');
  });

  it('stay when the buyer was told by them that the order is shipped', async () => {
    const { shop, id } = await deliveries.recorded(2);
    const { lines } = (await shop.call('delivery.show', { id })).data;
    await shop.call('delivery.split', { id, lineIds: [lines[0]?.id ?? ''] });
    const all = (await shop.call('delivery.list')).data.list.map((row) => row.id);
    const other = all.find((one) => one !== id) ?? '';
    const undo = (one: string) => shop.call('delivery.change', { id: one, step: 'undo' });
    await deliveries.steps(shop, id, 'collected', 'inTransit');
    expect((await undo(id)).msgKey).toBe('delivery.undoTooLate');
    await deliveries.steps(shop, other, 'collected', 'inTransit');
    expect((await undo(other)).data.status).toBe(2);
  });

  it('end when the order is over', async () => {
    const { shop, id, orderId } = await deliveries.recorded();
    await api.db.updateTable('orders').set({ status: 5 }).where('id', '=', orderId).execute();
    expect((await shop.call('delivery.change', { id, step: 'collected' })).msgKey).toBe(
      'delivery.notAllowed',
    );
    await api.db.updateTable('orders').set({ status: 2 }).where('id', '=', orderId).execute();
  });
});

describe('the plan of a delivery', () => {
  it('makes the day on which it is expected, urgent goods sooner', async () => {
    const { shop, id } = await deliveries.recorded();
    const noticeAt = '2026-11-01T00:00:00.000Z';
    const { data } = await shop.call('delivery.change', { id, noticeAt, productionDays: 10, transitDays: 4 });
    expect(data.expectedAt).toBe('2026-11-15T00:00:00.000Z');
    const { data: urgent } = await shop.call('delivery.change', { id, attribute: 'urgent' });
    expect(urgent).toMatchObject({ urgent: true, expectedAt: '2026-11-11T00:00:00.000Z' });
  });

  it('is told when it breaks the promise: once for a promise, to the buyer and to the shop', async () => {
    const { shop, lin, id, orderId } = await deliveries.recorded();
    const slow = () => shop.call('delivery.change', { id, productionDays: 60, transitDays: 20 });
    expect((await slow()).data.risk).toBe('atRisk');
    await slow();
    expect((await notifyRisks(api.db)).done).toBe(0);
    const told = async (type: string) => [
      (await typesOf(lin, 'member')).filter((one) => one === type).length,
      (await typesOf(shop, 'shop')).filter((one) => one === type).length,
    ];
    expect(await told('delivery.atRisk')).toEqual([1, 1]);
    await promise(orderId, new Date(Date.now() + 40 * dayMs));
    expect((await notifyRisks(api.db)).done).toBe(1);
    expect(await told('delivery.atRisk')).toEqual([2, 2]);
    await promise(orderId, new Date(Date.now() - dayMs));
    expect((await notifyRisks(api.db)).done).toBe(1);
    expect((await notifyRisks(api.db)).done).toBe(0);
    expect(await told('delivery.late')).toEqual([1, 1]);
    expect((await lin.call('order.list')).data.list[0]?.delivery).toMatchObject({ status: 1, risk: 'late' });
  });

  it('puts what is in danger first, and finds by state, risk and word', async () => {
    const { shop, id } = await deliveries.recorded();
    const lin = await people.shopper({ code: shop.code });
    const safe = await people.paidOrder(lin, (await api.given.sku({ name: 'Oak bench' })).skuId);
    await shop.call('shopOrder.record', { id: safe, urgent: true });
    await shop.call('delivery.change', { id, productionDays: 60 });
    const { data } = await shop.call('delivery.list');
    expect(data.list.map(({ risk }) => risk)).toEqual(['atRisk', 'none']);
    expect(data).toMatchObject({ total: 2, counts: { all: 2, 1: 2 } });
    expect(data.list[0]).toMatchObject({ id, customer: '林**', phone: '138****1111' });
    const found = async (filter: object) => (await shop.call('delivery.list', filter)).data.total;
    expect(await found({ risk: 'atRisk' })).toBe(1);
    expect(await found({ attribute: 'urgent' })).toBe(1);
    expect(await found({ keyword: 'Oak' })).toBe(1);
    expect(await found({ status: 2 })).toBe(0);
  });
});

describe('acceptance by the shop', () => {
  it('needs two photos of its own and a signature, and is the receipt of the order', async () => {
    const { shop, lin, id, orderId } = await deliveries.atTheDoor();
    const line = (await shop.call('delivery.show', { id })).data.lines[0]?.id ?? '';
    const form = { items: [{ lineId: line, state: 'ok' as const }], signedBy: '林', signature };
    const accept = (over = {}) => shop.call('delivery.change', { id, step: 'accepted', form, ...over });
    const photos = [await people.picture(shop.ownerId), await people.picture(shop.ownerId)];
    expect((await accept({ photos: photos.slice(1) })).msgKey).toBe('delivery.photosMissing');
    expect((await accept({ photos, form: { ...form, signedBy: ' ' } })).msgKey).toBe(
      'delivery.signatureMissing',
    );
    expect((await accept({ photos: [await people.picture(lin.memberId), photos[0]] })).msgKey).toBe(
      'request.invalid',
    );
    expect((await accept({ photos })).data).toMatchObject({ status: 5, moves: [], undoUntil: null });
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(4);
    expect((await typesOf(lin, 'member')).slice(0, 2).sort()).toEqual([
      'delivery.accepted',
      'order.received',
    ]);
    const [seen] = (await lin.call('order.logistics', { orderId })).data.deliveries;
    expect(seen?.form).toEqual((await shop.call('delivery.show', { id })).data.form);
  });

  it('receives the order only when every delivery of it is accepted', async () => {
    const { shop, lin, id, orderId } = await deliveries.recorded(2);
    const { lines } = (await shop.call('delivery.show', { id })).data;
    await shop.call('delivery.split', { id, lineIds: [lines[0]?.id ?? ''] });
    const all = (await shop.call('delivery.list')).data.list.map((row) => row.id);
    expect(all).toHaveLength(2);
    const statuses: number[] = [];
    for (const one of all) {
      await deliveries.steps(shop, one, 'collected', 'inTransit', 'installing');
      const installer = await deliveries.installer(shop, one);
      expect((await installer.submit(await installer.form())).data.status).toBe(5);
      statuses.push((await lin.call('order.detail', { id: orderId })).data.status);
    }
    expect(statuses).toEqual([3, 4]);
    expect(await typesOf(lin, 'member')).toContain('delivery.inTransit');
  });
});

describe('a refusal', () => {
  it('opens a claim, and somebody comes again at most three times', async () => {
    const { shop, lin, id, orderId } = await deliveries.atTheDoor();
    const refuse = async () => {
      const installer = await deliveries.installer(shop, id);
      const { lines } = (await installer.job()).data;
      const items = lines.map((line) => ({ lineId: line.id, state: 'damaged' as const, note: '划痕' }));
      return installer.submit({
        result: 'refused',
        items,
        reason: '桌面有划痕',
        photos: await installer.photos(1),
      });
    };
    const again = () => shop.call('delivery.change', { id, step: 'installing' });
    for (const visit of [1, 2, 3]) {
      expect((await refuse()).data.status).toBe(6);
      const { data } = await shop.call('delivery.show', { id });
      expect(data.claims.map(({ status }) => status)).toEqual([...Array(visit - 1).fill('resolved'), 'open']);
      expect((await again()).data.claims.at(-1)).toMatchObject({ status: 'scheduled', reason: '桌面有划痕' });
    }
    await refuse();
    expect((await again()).msgKey).toBe('delivery.tooManyTries');
    const { data: shown } = await shop.call('delivery.show', { id });
    expect(shown).toMatchObject({ visitsLeft: 0, moves: [], expectedAt: null });
    const { data: settled } = await shop.call('delivery.change', { id, settled: '退款处理' });
    expect(settled.claims.at(-1)).toMatchObject({ status: 'resolved', note: '退款处理' });
    expect((await shop.call('delivery.change', { id, settled: 'x' })).msgKey).toBe('delivery.notAllowed');
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(3);
    expect((await typesOf(shop, 'shop')).filter((type) => type === 'delivery.notAccepted')).toHaveLength(4);
  });

  it('is over with the acceptance of the next visit', async () => {
    const { shop, id } = await deliveries.atTheDoor();
    const installer = await deliveries.installer(shop, id);
    await installer.submit(await installer.form({ result: 'refused', reason: '缺件', photos: [] }));
    await shop.call('delivery.change', { id, step: 'installing' });
    expect((await installer.submit(await installer.form())).data).toMatchObject({
      status: 5,
      form: { result: 'accepted' },
    });
    expect((await shop.call('delivery.show', { id })).data.claims).toMatchObject([{ status: 'resolved' }]);
  });
});

it('is looked at and changed by those of the staff who may', async () => {
  const { shop, id } = await deliveries.recorded();
  const [sales, delivery] = [await people.staff(shop.id, 'sales'), await people.staff(shop.id, 'delivery')];
  expect((await sales.call('delivery.list')).data).toBe('delivery.view');
  expect((await sales.call('delivery.change', { id, step: 'collected' })).data).toBe('delivery.edit');
  expect((await delivery.call('delivery.show', { id })).data).toMatchObject({
    status: 1,
    moves: ['collect'],
  });
  expect((await delivery.call('delivery.change', { id, step: 'collected' })).data.status).toBe(2);
});

it('is not there for another shop, whatever it asks', async () => {
  const { id } = await deliveries.recorded();
  const other = await people.shop();
  const replies = [
    await other.call('delivery.show', { id }),
    await other.call('delivery.change', { id, step: 'collected' }),
    await other.call('delivery.split', { id, lineIds: ['x'] }),
    await other.call('delivery.makeLink', { id }),
    await other.call('delivery.revokeLink', { id }),
  ];
  expect(replies.map(({ msgKey }) => msgKey)).toEqual(Array(5).fill('missing'));
  expect((await other.call('delivery.list')).data.total).toBe(0);
});
