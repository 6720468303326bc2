import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { newId } from '../../platform/ids/ids.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { setTermsOf } from '../../testing/settlement.ts';
import { cellsOf } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { closeStatement } from './close-statement.ts';
import { movePayout } from './move-payout.ts';
import { periodOf } from './periods.ts';

let api: Api;
let people: People;
let wei: ReturnType<Api['as']>;
let mei: ReturnType<Api['as']>;
const currency = 'CNY';
const card = { method: 'bank', holder: '林小满', account: '4111 1111 1111 1111' } as const;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  const someone = async (name: string) =>
    api.as({ token: await api.signIn(await api.given.member({ operator: true, name })), lang: 'en' });
  [wei, mei] = [await someone('Wei'), await someone('Mei')];
});
afterEach(async () => {
  await expectInvariants(api);
  // What left in one test is not of the day of the next.
  await sql`update payout_batches set approved_at = approved_at - interval '2 days'`.execute(api.db);
  await sql`update payouts set sent_at = sent_at - interval '2 days'`.execute(api.db);
});
afterAll(() => api.stop());

/** A payout to a shop of its own, of so much that the mall owes it. */
const drafted = async (amount: number, to: object = card): Promise<{ id: string; shopId: string }> => {
  const shop = await people.shop();
  await setTermsOf(api, shop.id, { payable_days: 0 });
  await shop.call('shopSettlement.setAccount', { ...card, ...to });
  const id = newId();
  await api.db
    .insertInto('settlement_adjustments')
    .values({ id, shop_id: shop.id, currency, amount, reason: 'x', created_by: shop.ownerId })
    .execute();
  await inTransaction(api.db, (tx) =>
    postLedger(tx, { bizType: 'adjustment', bizId: id, currency }, [
      { account: shopAccountOf(shop.id, 'adjustment'), delta: -amount },
      { account: 'platform:adjustments', delta: amount },
    ]),
  );
  await inTransaction(api.db, (tx) =>
    closeStatement(tx, { shopId: shop.id, currency, period: periodOf(clock.now()) }),
  );
  return {
    id: (await wei.call('mallPayout.create', { shopId: shop.id, currency })).data.id,
    shopId: shop.id,
  };
};
const approved = async (amount: number, to: object = card) => {
  const one = await drafted(amount, to);
  await wei.call('mallPayout.move', { id: one.id, move: 'approve' });
  return one;
};
const made = (who: typeof wei, ...some: { id: string }[]) =>
  who.call('payoutBatch.create', { ids: some.map(({ id }) => id) });
const move = (who: typeof wei, id: string, step: 'approve' | 'send' | 'cancel', more: object = {}) =>
  who.call('payoutBatch.move', { id, move: step, ...more });
const statusOf = async ({ id }: { id: string }) =>
  (await api.db.selectFrom('payouts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const owed = async ({ shopId }: { shopId: string }) =>
  (await wei.call('mallSettlement.shops', { shopId })).data.list[0]?.balances[0]?.total;

it('payouts leave by one file, and each arrives or goes back', async () => {
  const some = [await drafted(5000), await drafted(3000)] as const;
  const several = await wei.call('mallPayout.approveMany', { ids: [...some.map(({ id }) => id), 'nobody'] });
  expect(several.data.results.map(({ done }) => done)).toEqual([true, true, false]);
  const { data: batch } = await made(wei, ...some);
  expect(batch).toMatchObject({ amount: 8000, count: 2, status: 'draft', needsSecond: false });
  expect((await wei.call('mallPayout.move', { id: some[0].id, move: 'send' })).msgKey).toBe('payout.inBatch');
  expect((await wei.call('mallPayout.list', { shopId: some[0].shopId })).data.list[0]?.batch).toEqual({
    id: batch.id,
    no: batch.no,
  });
  await move(wei, batch.id, 'approve');
  const file = await mei.call('payoutBatch.file', { id: batch.id });
  const cells = await cellsOf(Buffer.from(file.data.content, 'base64'));
  expect(cells.slice(1).map((row) => row.slice(1).map(String))).toEqual([
    ['林小满', '4111111111111111', '50.00', 'CNY'],
    ['林小满', '4111111111111111', '30.00', 'CNY'],
  ]);
  expect((await move(wei, batch.id, 'send')).data.status).toBe('sent');
  expect(await statusOf(some[0])).toBe('sent');
  expect(await owed(some[0])).toBe(0);
  const told = (line: object) => wei.call('payoutBatch.settle', { id: batch.id, lines: [line as never] });
  const paid = { id: some[0].id, paid: true, reference: 'BANK-1' };
  const twice = await Promise.all([told(paid), told(paid), told({ ...paid, reference: 'OTHER' })]);
  const done = twice.flatMap(({ data }) => data.results.map((one) => one.done));
  expect(done.filter(Boolean).length).toBeLessThan(3);
  expect(done).toContain(true);
  const last = await told({ id: some[1].id, paid: false, reason: 'account closed' });
  expect(last.data.batch).toMatchObject({ status: 'done', paid: 1, failed: 1, waiting: 0 });
  expect([await owed(some[0]), await owed(some[1])]).toEqual([0, 3000]);
  const { data: detail } = await wei.call('payoutBatch.detail', { id: batch.id });
  expect(detail.lines).toMatchObject([
    { state: 'paid', account: '•••• 1111', holder: '林**', payee: { id: some[0].shopId } },
    { state: 'failed', reason: 'account closed' },
  ]);
  expect((await wei.call('payoutBatch.list', { status: 'done' })).data.list[0]?.id).toBe(batch.id);
  const { data: log } = await wei.call('operatorLog.list', { size: 50 });
  expect(JSON.stringify(log)).toContain('Payment file of a batch of payouts taken');
});

it('a payout is in one batch, also of two operators at once, and not sent alone beside', async () => {
  const [one, other] = [await approved(2000), await approved(2000)];
  const replies = await Promise.all([made(wei, one, other), made(mei, other)]);
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.find(({ code }) => code !== 200)?.msgKey).toBe('batch.taken');
  const third = await approved(2000);
  const both = await Promise.all([
    made(wei, third),
    mei.call('mallPayout.move', { id: third.id, move: 'send' }),
  ]);
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
  const [draft, alipay] = [
    await drafted(1000),
    await approved(1000, { method: 'alipay', account: 'lin@example.com' }),
  ];
  expect((await made(wei, draft)).msgKey).toBe('batch.notApproved');
  expect((await made(wei, alipay, await approved(1000))).msgKey).toBe('batch.mixed');
});

it('a worker that knows no batches of payouts cannot move one that waits in one', async () => {
  const one = await approved(2000);
  const { data } = await made(wei, one);
  const caller = { memberId: 'x' } as never;
  for (const step of ['send', 'cancel'] as const)
    await expect(
      inTransaction(api.db, (tx) =>
        movePayout(tx, caller, { id: one.id, move: step, reason: 'x', reference: '' }),
      ),
    ).rejects.toThrow(/moves with it|foreign key/);
  expect((await move(wei, data.id, 'cancel', { reason: 'another bank' })).code).toBe(200);
  expect((await wei.call('mallPayout.move', { id: one.id, move: 'cancel', reason: 'x' })).code).toBe(200);
});

it('a batch whose file was taken is cancelled only with the word that it was destroyed', async () => {
  const one = await approved(2000);
  const { data } = await made(wei, one);
  await move(wei, data.id, 'approve');
  await mei.call('payoutBatch.file', { id: data.id });
  expect((await move(wei, data.id, 'cancel', { reason: 'wrong month' })).msgKey).toBe('batch.fileTaken');
  expect((await wei.call('payoutBatch.detail', { id: data.id })).data.fileTakenAt).toEqual(
    expect.any(String),
  );
  await expect(
    sql`update payout_batches set status = 'cancelled', ended_at = now() where id = ${data.id}`.execute(
      api.db,
    ),
  ).rejects.toThrow('check');
  const again = await move(wei, data.id, 'cancel', { reason: 'wrong month', fileDestroyed: true });
  expect(again.data.status).toBe('cancelled');
  expect(await statusOf(one)).toBe('approved');
  const { data: next } = await made(wei, one);
  await move(wei, next.id, 'approve');
  const both = await Promise.all([
    mei.call('payoutBatch.file', { id: next.id }),
    move(wei, next.id, 'cancel', { reason: 'wrong month' }),
  ]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 40900]);
});

describe('what leaves on the approval of one', () => {
  const half = 2_600_000;

  it('in several batches of a day is less than the sum from which two approve', async () => {
    const batches = [];
    for (const one of [await approved(half), await approved(half)])
      batches.push((await made(wei, one)).data.id);
    const replies = await Promise.all(batches.map((id, at) => move(at === 0 ? wei : mei, id, 'approve')));
    expect(replies.map(({ data }) => data.status).toSorted()).toEqual(['approved', 'draft']);
    const waits = replies.find(({ data }) => data.status === 'draft')?.data;
    expect(waits).toMatchObject({ needsSecond: true, approvedBy: { name: expect.any(String) } });
    const others = [wei, mei].map((who) => move(who, waits?.id ?? '', 'approve'));
    expect((await Promise.all(others)).map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200, 40900,
    ]);
  });

  it('alone counts as well, of withdrawals and of payouts; what two approved does not', async () => {
    const [first, next, large] = [await approved(half), await approved(half), await drafted(9_000_000)];
    for (const who of [wei, mei]) await who.call('mallPayout.move', { id: large.id, move: 'approve' });
    const alone = (one: { id: string }) => wei.call('mallPayout.move', { id: one.id, move: 'send' });
    expect((await alone(large)).data.status).toBe('sent');
    expect((await alone(first)).data.status).toBe('sent');
    expect((await alone(next)).msgKey).toBe('payout.needsBatch');
    expect((await made(wei, next)).data.needsSecond).toBe(true);
  });
});
