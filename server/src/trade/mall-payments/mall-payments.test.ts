import { sql } from 'kysely';
import { type MallWithGateways, startMallWithGateways } from '../../testing/gateways.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { parkedIdOf } from '../../testing/parked.ts';
import { sendParked, sendParkedDue } from '../payments/parked/send-parked.ts';
import { payOutRefund, payOutRefunds } from '../payments/pay-out.ts';

let mall: MallWithGateways;
let operator: ReturnType<MallWithGateways['api']['as']>;
beforeAll(async () => {
  mall = await startMallWithGateways();
  const memberId = await mall.api.given.member({ operator: true, name: 'Wei' });
  operator = mall.api.as({ token: await mall.api.signIn(memberId), lang: 'en' });
});
afterEach(async () => {
  mall.fake.breakWith(undefined);
  mall.fake.endRefunds('done');
  await expectInvariants(mall.api);
});
afterAll(() => mall.stop());

const reason = 'as agreed on the telephone';

/** A provider that was asked a while ago. */
const aWhileLater = async () => {
  await mall.later();
  for (const table of ['refunds', 'parked_payments'])
    await sql`update ${sql.table(table)} set tried_at = now() - interval '2 minutes',
      next_try_at = now() - interval '1 minute' where next_try_at is not null`.execute(mall.api.db);
};

/** Providers that take so long to answer that somebody does something else meanwhile. */
const slowly = (meanwhile: () => Promise<unknown>) =>
  mall.ports.map((port) => ({
    ...port,
    refund: async (asked: Parameters<typeof port.refund>[0]) => {
      await aWhileLater();
      await meanwhile();
      mall.fake.breakWith(undefined);
      return port.refund(asked);
    },
  }));

/** A payment of another amount, which waits. */
const wrong = async () => {
  const { payment, ...begun } = await mall.begun('stripe');
  await mall.pay(payment, { wrongAmount: true });
  return { ...begun, payment, id: await parkedIdOf(mall.api, payment.ref) };
};

describe('parked money', () => {
  it('is sent back by its provider, once, and the buyer is told', async () => {
    const { id, payment, lin, orderId } = await wrong();
    const input = { id, by: 'provider', reason } as const;
    const answers = await Promise.all([1, 2].map(() => operator.call('mallParked.payBack', input)));
    expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'parked.resolved']);
    await sendParkedDue(mall.api.db, mall.ports);
    expect(payment.refunds).toMatchObject([{ minor: payment.paid.minor, status: 'done' }]);
    const { data } = await operator.call('mallParked.list', { tab: 'ended' });
    expect(data.list[0]).toMatchObject({ id, status: 'returned', tries: 1, lastError: null });
    const told = (await lin.call('message.list')).data.list.filter(({ type }) => type === 'refund.paidOut');
    expect(told).toMatchObject([{ body: expect.stringMatching(/^\$[\d,.]+ for order/) }]);
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(0);
  });

  it('stays in suspense while the provider would not; asked again at once, or sent by hand', async () => {
    const { id, payment } = await wrong();
    mall.fake.breakWith(500);
    const { data } = await operator.call('mallParked.payBack', { id, by: 'provider', reason });
    expect(data).toMatchObject({ status: 'returning', tries: 1 });
    expect(data.lastError).not.toBeNull();
    const byHand = { id, by: 'hand', reference: 'BANK 9', reason } as const;
    expect((await operator.call('mallParked.payBack', byHand)).msgKey).toBe('refund.beingSent');
    expect((await operator.call('mallParked.retry', { id })).msgKey).toBe('refund.beingSent');
    await aWhileLater();
    mall.fake.breakWith(undefined);
    expect((await operator.call('mallParked.retry', { id })).data).toMatchObject({
      status: 'returned',
      tries: 2,
    });
    expect(payment.refunds).toHaveLength(1);
    expect((await operator.call('mallParked.retry', { id })).msgKey).toBe('parked.resolved');

    const second = await wrong();
    mall.fake.breakWith(500);
    await operator.call('mallParked.payBack', { id: second.id, by: 'provider', reason });
    await aWhileLater();
    const sent = await operator.call('mallParked.payBack', { ...byHand, id: second.id });
    expect(sent.data).toMatchObject({ status: 'returned', reference: 'BANK 9' });
    mall.fake.breakWith(undefined);
    await sendParkedDue(mall.api.db, mall.ports);
    expect(second.payment.refunds).toHaveLength(0);
  });

  it('is not recorded by hand once its provider has accepted it, until that would not send it after all', async () => {
    const { id } = await wrong();
    mall.fake.endRefunds('pending');
    const { data } = await operator.call('mallParked.payBack', { id, by: 'provider', reason });
    expect(data).toMatchObject({ status: 'returning', underWay: true });
    await aWhileLater();
    const byHand = { id, by: 'hand', reference: 'BANK 3', reason } as const;
    expect((await operator.call('mallParked.payBack', byHand)).msgKey).toBe('refund.beingSent');
    mall.fake.endRefunds('failed');
    await sendParkedDue(mall.api.db, mall.ports);
    await aWhileLater();
    expect((await operator.call('mallParked.payBack', byHand)).data).toMatchObject({
      ...{ status: 'returned', reference: 'BANK 3', underWay: false },
    });
  });

  it('that its provider sends although it was recorded as sent by hand keeps that reference, and the log tells', async () => {
    const { id } = await wrong();
    mall.fake.breakWith(500);
    await operator.call('mallParked.payBack', { id, by: 'provider', reason });
    await aWhileLater();
    const byHand = { id, by: 'hand', reference: 'BANK 4', reason } as const;
    const ports = slowly(() => operator.call('mallParked.payBack', byHand));
    expect(await sendParked(mall.api.db, ports, id)).toBe('none');
    const { data } = await operator.call('mallParked.list', { tab: 'ended' });
    expect(data.list.find((one) => one.id === id)).toMatchObject({ reference: 'BANK 4' });
    expect((await operator.call('operatorLog.list')).data.list[0]?.title).toMatch(
      /^Sent by the provider too/,
    );
  });

  it('is sent by the job when its next try is due', async () => {
    const { id, payment } = await wrong();
    mall.fake.breakWith(500);
    await operator.call('mallParked.payBack', { id, by: 'provider', reason });
    mall.fake.breakWith(undefined);
    await sendParkedDue(mall.api.db, mall.ports);
    expect(payment.refunds).toHaveLength(0);
    await aWhileLater();
    await Promise.all([1, 2].map(() => sendParkedDue(mall.api.db, mall.ports)));
    expect(payment.refunds).toHaveLength(1);
  });
});

/** A shop's order that was paid, cancelled in the same moment, and whose money the provider does not send. */
const stuck = async () => {
  const shop = await mall.people.shop();
  const shopper = await mall.people.shopper({ code: shop.code });
  const { lin, orderId, payment, intent } = await mall.begun('stripe', { shopper });
  await lin.call('order.cancel', { id: orderId });
  await mall.pay(payment, { afterClose: true });
  mall.fake.breakWith(500);
  await payOutRefunds(mall.api.db, mall.ports);
  const { data } = await operator.call('mallRefund.list', { seller: 'shops', size: 100 });
  const refund = data.list.find(({ order }) => order.id === orderId);
  if (refund === undefined) throw new Error('nothing is stuck');
  return { refund, payment, lin, intent, shop };
};

describe('refunds', () => {
  it('that are approved and not sent say why, and are asked for again at once', async () => {
    const { refund, payment, shop } = await stuck();
    expect(refund).toMatchObject({
      ...{
        kind: 'late',
        reason: 'latePayment',
        status: 'approved',
        method: 'stripe',
        tries: 1,
        underWay: false,
      },
      shop: { id: shop.id },
    });
    expect(refund.lastError).not.toBeNull();
    expect((await operator.call('operator.start')).data.queues).toContainEqual(
      expect.objectContaining({ queue: 'unsentRefund' }),
    );
    expect((await operator.call('mallRefund.retry', { id: refund.id })).msgKey).toBe('refund.beingSent');
    await aWhileLater();
    mall.fake.breakWith(undefined);
    const answers = await Promise.all(
      [1, 2, 3].map(() => operator.call('mallRefund.retry', { id: refund.id })),
    );
    expect(answers.some(({ data }) => data?.status === 'refunded')).toBe(true);
    expect(payment.refunds).toHaveLength(1);
    expect((await operator.call('mallRefund.retry', { id: refund.id })).msgKey).toBe('refund.notDue');
    expect((await operator.call('mallRefund.retry', { id: 'nothing' })).msgKey).toBe('missing');
  });

  it('that were sent by hand are booked with their reference, once, and no provider is asked any more', async () => {
    const { refund, payment, lin } = await stuck();
    const input = { id: refund.id, reference: 'BANK 5', reason };
    expect((await operator.call('mallRefund.recordSent', input)).msgKey).toBe('refund.beingSent');
    await aWhileLater();
    const answers = await Promise.all([1, 2].map(() => operator.call('mallRefund.recordSent', input)));
    expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'refund.notDue']);
    mall.fake.breakWith(undefined);
    await payOutRefunds(mall.api.db, mall.ports);
    expect(payment.refunds).toHaveLength(0);
    const { data } = await operator.call('mallRefund.list', { tab: 'sent', size: 100 });
    expect(data.list.find(({ id }) => id === refund.id)).toMatchObject({
      ...{ status: 'refunded', reference: 'BANK 5', sentBy: { name: 'Wei' }, lastError: null },
    });
    const told = (await lin.call('message.list')).data.list.filter(({ type }) => type.startsWith('refund.'));
    expect(told.map(({ type }) => type)).toEqual(['refund.sentByHand']);
  });

  it('that their provider has accepted are not recorded by hand, until it would not send them after all', async () => {
    const { refund } = await stuck();
    mall.fake.breakWith(undefined);
    mall.fake.endRefunds('pending');
    await aWhileLater();
    expect((await operator.call('mallRefund.retry', { id: refund.id })).data.underWay).toBe(true);
    await aWhileLater();
    const input = { id: refund.id, reference: 'BANK 6', reason };
    expect((await operator.call('mallRefund.recordSent', input)).msgKey).toBe('refund.beingSent');
    mall.fake.endRefunds('failed');
    await payOutRefunds(mall.api.db, mall.ports);
    await aWhileLater();
    expect((await operator.call('mallRefund.recordSent', input)).data).toMatchObject({
      ...{ status: 'refunded', reference: 'BANK 6' },
    });
  });

  it('that a provider sends although they were recorded as sent by hand keep that reference, and the log tells', async () => {
    const { refund } = await stuck();
    await aWhileLater();
    const input = { id: refund.id, reference: 'BANK 7', reason };
    const ports = slowly(() => operator.call('mallRefund.recordSent', input));
    expect(await payOutRefund(mall.api.db, ports, refund.id)).toBe('none');
    const { data } = await operator.call('mallRefund.list', { tab: 'sent', size: 100 });
    expect(data.list.find(({ id }) => id === refund.id)).toMatchObject({ reference: 'BANK 7' });
    expect((await operator.call('operatorLog.list')).data.list[0]?.title).toMatch(
      /^Sent by the provider too/,
    );
  });

  it('that the version before may be asking for are left to it', async () => {
    const { refund } = await stuck();
    const asking = (due: 'in one minute' | 'a minute ago') =>
      sql`update refunds set tried_at = null, next_try_at = now() + ${due === 'a minute ago' ? -1 : 1} * interval '1 minute'
        where id = ${refund.id}`.execute(mall.api.db);
    const input = { id: refund.id, reference: 'BANK 8', reason };
    await asking('in one minute');
    expect((await operator.call('mallRefund.recordSent', input)).msgKey).toBe('refund.beingSent');
    expect((await operator.call('mallRefund.retry', { id: refund.id })).msgKey).toBe('refund.beingSent');
    await asking('a minute ago');
    expect((await operator.call('mallRefund.recordSent', input)).code).toBe(200);
  });

  it('that were sent stand with the latest first, whenever they were asked for', async () => {
    const first = await stuck();
    mall.fake.breakWith(undefined);
    const second = await stuck();
    await aWhileLater();
    for (const { refund } of [second, first])
      await operator.call('mallRefund.recordSent', { id: refund.id, reference: 'BANK 10', reason });
    const { data } = await operator.call('mallRefund.list', { tab: 'sent' });
    expect(data.list.slice(0, 2).map(({ id }) => id)).toEqual([first.refund.id, second.refund.id]);
  });

  it('are the mall’s, the shops’ or all of them', async () => {
    const lin = await mall.people.shopper();
    const { skuId } = await mall.api.given.sku({ price: 5_000 });
    const orderId = await mall.people.paidOrder(lin, skuId);
    await lin.call('refund.ask', { id: orderId, reason: 'changedMind' });
    const asked = async (seller: 'all' | 'mall' | 'shops') =>
      (await operator.call('mallRefund.list', { tab: 'asked', seller })).data.list.map(
        ({ order }) => order.id,
      );
    expect(await asked('mall')).toEqual([orderId]);
    expect(await asked('all')).toEqual([orderId]);
    expect(await asked('shops')).toEqual([]);
  });
});

describe('payments', () => {
  it('are found by order, by the name of the provider, by way, state and day', async () => {
    const { intent, payment } = await mall.begun('xendit');
    const found = async (input: Parameters<typeof operator.call<'mallPayment.list'>>[1]) =>
      (await operator.call('mallPayment.list', input)).data.list.map(({ id }) => id);
    for (const keyword of [intent.orderNo, payment.ref, intent.id])
      expect(await found({ keyword })).toEqual([intent.id]);
    expect(await found({ keyword: intent.orderNo.slice(1) })).toEqual([]);
    expect(await found({ method: 'xendit', status: 'pending' })).toEqual([intent.id]);
    expect(await found({ method: 'xendit', status: 'succeeded' })).toEqual([]);
    await mall.api.db
      .updateTable('payment_intents')
      .set({ created_at: new Date('2026-03-05T16:30:00Z') }) // the sixth in Shanghai
      .where('id', '=', intent.id)
      .execute();
    expect(await found({ from: '2026-03-06', to: '2026-03-06' })).toEqual([intent.id]);
    expect(await found({ to: '2026-03-05' })).toEqual([]);
  });

  it('one has what its provider told, what went back, and what was booked', async () => {
    const { refund, intent } = await stuck();
    const { data } = await operator.call('mallPayment.detail', { id: intent.id });
    expect(data).toMatchObject({ status: 'refunded', method: 'stripe', order: { no: intent.orderNo } });
    expect(data.events).toMatchObject([{ outcome: 'refunded', amount: intent.amount, why: null }]);
    expect(data.refunds.map(({ id }) => id)).toEqual([refund.id]);
    expect(data.moves).toMatchObject([
      {
        cause: 'payment',
        entries: [{ account: 'cash:stripe', delta: intent.amount }, { delta: -intent.amount }],
      },
    ]);
    expect((await operator.call('mallPayment.detail', { id: 'nothing' })).msgKey).toBe('missing');
  });

  it('one that was parked has that too', async () => {
    const { id, intent } = await wrong();
    await operator.call('mallParked.payBack', { id, by: 'hand', reference: 'B', reason });
    const { data } = await operator.call('mallPayment.detail', { id: intent.id });
    expect(data.events).toMatchObject([{ outcome: 'parked', why: 'amount' }]);
    expect(data.parked).toMatchObject([{ id, status: 'returned' }]);
    expect(data.moves.map(({ cause }) => cause)).toEqual(['parked.park', 'parked.sendBack']);
  });
});

describe('the ledger', () => {
  it('has accounts with balances, and the entries of one with their causes', async () => {
    const { id, intent, payment } = await wrong();
    const { data: accounts } = await operator.call('mallLedger.accounts', { keyword: 'suspense:' });
    const suspense = accounts.list.find(({ account }) => account === 'suspense:stripe');
    const { data: entries } = await operator.call('mallLedger.entries', {
      account: 'suspense:stripe',
      currency: suspense?.currency ?? '',
    });
    expect([entries.total, entries.balance]).toEqual([suspense?.entries, suspense?.balance]);
    expect(entries.list[0]).toMatchObject({
      ...{ cause: 'parked.park', delta: -Number(payment.paid.minor), paymentId: intent.id },
      others: [{ account: 'cash:stripe', delta: Number(payment.paid.minor) }],
      order: { no: intent.orderNo },
    });
    await operator.call('mallParked.dismiss', { id, reason });
    const { data: mine } = await operator.call('mallLedger.accounts', { kind: 'mall', size: 100 });
    expect(mine.list.some(({ account }) => /^(member|shop):/.test(account))).toBe(false);
    const { data: members } = await operator.call('mallLedger.accounts', { kind: 'member' });
    expect(members.list.every(({ account }) => account.startsWith('member:'))).toBe(true);
  });

  it('the account of a shop leads to its orders', async () => {
    const shop = await mall.people.shop();
    const buyer = await mall.people.shopper({ code: shop.code });
    const { skuId } = await mall.api.given.sku({ price: 5_000 });
    const orderId = await mall.people.paidOrder(buyer, skuId);
    const account = `shop:${shop.id}:sales`;
    const { data } = await operator.call('mallLedger.entries', { account, currency: 'CNY' });
    expect(data.list).toMatchObject([
      { cause: 'payment', order: { id: orderId, shopId: shop.id }, statement: null },
    ]);
  });

  it('adds up, and names what does not', async () => {
    const { id } = await wrong();
    const [fine, same] = (await Promise.all([1, 2].map(() => operator.call('mallLedger.check')))).map(
      ({ data }) => data,
    );
    expect(fine?.currencies.every(({ sum }) => sum === 0)).toBe(true);
    expect([fine?.unbalanced, fine?.suspense]).toEqual([[], []]);
    expect(fine?.entries).toBeGreaterThan(0);
    expect({ ...same, at: fine?.at }).toEqual(fine); // two at once are one, or one after the other
    const { id: txnId } = await mall.api.db
      .selectFrom('ledger_txns')
      .select('id')
      .where('biz_type', '=', 'parked.park')
      .where('biz_id', '=', id)
      .executeTakeFirstOrThrow();
    const add = (more: number) =>
      sql`update ledger_entries set delta = delta + ${more} where txn_id = ${txnId} and account = 'cash:stripe'`.execute(
        mall.api.db,
      );
    await add(3);
    try {
      const { data: broken } = await operator.call('mallLedger.check');
      expect(broken.unbalanced).toMatchObject([{ id: txnId, sum: 3 }]);
      expect(broken.currencies.filter(({ sum }) => sum === 3)).toHaveLength(1);
      expect(broken.currencies.reduce((all, { transactions }) => all + transactions, 0)).toBe(
        (await mall.api.db.selectFrom('ledger_txns').select('id').execute()).length,
      );
    } finally {
      await add(-3);
    }
  });

  it('has as many accounts behind the last page as before it', async () => {
    await wrong();
    const { data: first } = await operator.call('mallLedger.accounts', { kind: 'all' });
    const { data: behind } = await operator.call('mallLedger.accounts', { kind: 'all', page: 900 });
    expect(first.total).toBeGreaterThan(0);
    expect([behind.list, behind.total]).toEqual([[], first.total]);
  });
});
