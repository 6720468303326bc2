import { sql } from 'kysely';
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

/** A sent order of some pieces at 100.01, of which the buyer asks one back. */
const asked = async (qty = 1) => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ stock: 50, price: 10_001 });
  const orderId = await people.paidOrder(lin, skuId, qty);
  await shop.call('shopOrder.record', { id: orderId });
  await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: 'SF1' });
  const detail = async () => (await lin.call('order.detail', { id: orderId })).data;
  const lineId = (await detail()).lines[0]?.id ?? '';
  const ask = async () =>
    (await lin.call('refund.ask', { id: orderId, lines: [{ lineId, qty: 1 }], reason: 'damaged' })).data
      .ids[0] ?? '';
  const approve = (id: string, over: { amount?: number; note?: string } = {}) =>
    shop.call('shopRefund.decide', { id, decision: 'approve', ...over });
  const reject = (id: string) => shop.call('shopRefund.decide', { id, decision: 'reject', note: 'Worn' });
  const bodyOf = async (type: string) =>
    (await lin.call('message.list')).data.list.find((one) => one.type === type)?.body;
  return { shop, lin, orderId, lineId, detail, ask, approve, reject, bodyOf, id: await ask() };
};

/** The same, and 40.00 of it were given. */
const partlyGiven = async () => {
  const made = await asked();
  const { lin, orderId, id } = made;
  await made.approve(id, { amount: 4_000, note: 'Only the leg' });
  const askRest = (rest = id, over = {}) =>
    lin.call('refund.ask', { id: orderId, rest, reason: 'damaged', ...over });
  return { ...made, askRest };
};

describe('less than was asked', () => {
  it('wants a reason, and the buyer reads what was asked, what is given and why', async () => {
    const { id, approve, bodyOf } = await asked();
    expect(await approve(id, { amount: 4_000 })).toMatchObject({ code: 40001, msgKey: 'refund.noteMissing' });
    expect(await approve(id, { amount: 4_000, note: 'Only the leg' })).toMatchObject({ code: 200 });
    expect(await bodyOf('refund.approvedPartly')).toMatch(/100\.01.*40\.00.*Only the leg/);
  });

  it('all of it needs no reason, and a refusal names the amount', async () => {
    const { id, ask, approve, reject, bodyOf } = await asked(2);
    expect(await approve(id)).toMatchObject({ code: 200 });
    await reject(await ask());
    expect(await bodyOf('refund.approved')).toMatch(/100\.01/);
    expect(await bodyOf('refund.rejected')).toMatch(/100\.01.*Worn/);
  });

  it('what is given unasked is not called asked', async () => {
    const { id, shop, lin, orderId, bodyOf } = await asked(2);
    await lin.call('refund.withdraw', { id });
    await shop.call('shopRefund.give', { id: orderId, reason: 'Sold out' });
    expect(await bodyOf('refund.given')).toMatch(/200\.02.*Sold out/);
    expect(await bodyOf('refund.approved')).toBeUndefined();
  });
});

describe('what is left of a refund', () => {
  it('can be asked again, only that, and until nothing is', async () => {
    const { id, askRest, approve, detail } = await partlyGiven();
    expect((await detail()).refunds).toMatchObject([{ due: 10_001, amount: 4_000, left: 6_001 }]);
    const second = (await askRest()).data.ids[0] ?? '';
    expect((await detail()).refunds).toMatchObject([
      { left: 0 },
      { kind: 'rest', qty: null, due: 6_001, status: 'requested', left: 0 },
    ]);
    expect(await askRest()).toMatchObject({ code: 40900, msgKey: 'refund.nothingLeft' });
    await approve(second, { amount: 1_001, note: 'x' });
    expect(await askRest()).toMatchObject({ msgKey: 'refund.nothingLeft' });
    const third = (await askRest(second)).data.ids[0] ?? '';
    await approve(third);
    expect(await detail()).toMatchObject({ refunded: 10_001, refunds: [{ id }, { left: 0 }, { left: 0 }] });
    expect(await askRest(third)).toMatchObject({ msgKey: 'refund.nothingLeft' });
  });

  it('can be asked anew where it was turned down', async () => {
    const { askRest, reject, detail } = await partlyGiven();
    await reject((await askRest()).data.ids[0] ?? '');
    expect((await detail()).refunds).toMatchObject([{ left: 6_001 }, { status: 'rejected', left: 0 }]);
    expect(await askRest()).toMatchObject({ code: 200 });
  });

  it('is asked once by ten who ask at the same moment', async () => {
    const { askRest } = await partlyGiven();
    const all = await Promise.all(Array.from({ length: 10 }, () => askRest()));
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(all.filter(({ msgKey }) => msgKey === 'refund.nothingLeft')).toHaveLength(9);
  });

  it('is nothing while a request waits, of another order, with pieces besides, or after seven days', async () => {
    const { lin, orderId, lineId, askRest, detail } = await partlyGiven();
    const other = await partlyGiven();
    expect(await askRest(other.id)).toMatchObject({ msgKey: 'missing' });
    expect(await askRest(undefined, { lines: [{ lineId, qty: 1 }] })).toMatchObject({ code: 40001 });
    const waiting = (await other.askRest()).data.ids[0] ?? '';
    expect(await other.askRest(waiting)).toMatchObject({ msgKey: 'refund.nothingLeft' });
    await lin.call('order.receive', { id: orderId });
    await sql`update orders set received_at = now() - interval '8 days' where id = ${orderId}`.execute(
      api.db,
    );
    expect((await detail()).refunds).toMatchObject([{ left: 0 }]);
    expect(await askRest()).toMatchObject({ msgKey: 'refund.tooLate' });
  });
});
