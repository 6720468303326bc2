import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { newId } from '../../platform/ids/ids.ts';
import { hashPassword } from '../../member/accounts/password.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { cellsOf } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { moveWithdrawal } from './move.ts';
import { bankFile } from '../batches/payment-file.ts';

let api: Api;
let people: People;
let wei: ReturnType<Api['as']>;
let mei: ReturnType<Api['as']>;
let hash: string;
const password = 'demo1234';
const card = { method: 'bank', holder: '林小满', account: '4111 1111 1111 1111' } as const;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  hash = await hashPassword(password);
  const someone = async (name: string) =>
    api.as({ token: await api.signIn(await api.given.member({ operator: true, name })), lang: 'en' });
  [wei, mei] = [await someone('Wei'), await someone('Mei')];
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A withdrawal that somebody has asked for, and who. */
const asked = async (amount: number, over: object = {}): Promise<{ id: string; who: Shopper }> => {
  const who = await people.shopper();
  await api.db.updateTable('users').set({ password_hash: hash }).where('id', '=', who.memberId).execute();
  await inTransaction(api.db, (tx) =>
    postLedger(tx, { bizType: 'test', bizId: newId(), currency: 'CNY' }, [
      { account: balanceAccountOf(who.memberId, 'commission', 'available'), delta: amount },
      { account: 'platform:commission', delta: -amount },
    ]),
  );
  const { data } = await who.call('withdrawal.create', {
    source: 'commission',
    amount,
    password,
    ...card,
    ...over,
  });
  return { id: data.id, who };
};
const approved = async (amount: number, over: object = {}) => {
  const one = await asked(amount, over);
  await wei.call('platformWithdrawal.move', { id: one.id, move: 'approve' });
  return one;
};
const pocket = ({ who }: { who: Shopper }) => balancesOf(api.db, who.memberId, 'commission');
const statusOf = async (id: string) =>
  (await api.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
/** Two withdrawals in a batch that was sent. */
const sent = async () => {
  const some = [await approved(5000), await approved(3000)] as const;
  const { data } = await wei.call('platformBatch.create', { ids: some.map(({ id }) => id) });
  await wei.call('platformBatch.move', { id: data.id, move: 'approve' });
  await wei.call('platformBatch.move', { id: data.id, move: 'send' });
  return { batch: data, some };
};

it('several are decided at once, each with its own result', async () => {
  const [one, other] = [await asked(2000), await approved(2000)];
  const { data } = await wei.call('platformWithdrawal.moveMany', {
    ids: [one.id, other.id, 'nobody'],
    move: 'approve',
  });
  expect(data.results).toEqual([
    { id: one.id, done: true, why: null },
    { id: other.id, done: false, why: 'This withdrawal has been dealt with' },
    { id: 'nobody', done: false, why: expect.anything() },
  ]);
  expect((await wei.call('platformWithdrawal.moveMany', { ids: [one.id], move: 'reject' })).msgKey).toBe(
    'withdrawal.reasonMissing',
  );
  const refused = await asked(1000);
  await wei.call('platformWithdrawal.moveMany', {
    ids: [refused.id],
    move: 'reject',
    reason: 'no such card',
  });
  expect(await pocket(refused)).toMatchObject({ available: 1000, held: 0 });
});

it('a batch leaves by a file, and is done when each is paid or has failed', async () => {
  const { batch, some } = await sent();
  expect(batch).toMatchObject({
    amount: 8000,
    count: 2,
    needsSecond: false,
    status: 'draft',
    createdBy: { name: 'Wei' },
  });
  expect(await statusOf(some[0].id)).toBe('paying');
  const file = await mei.call('platformBatch.file', { id: batch.id });
  const cells = await cellsOf(Buffer.from(file.data.content, 'base64'));
  expect(cells[0]).toEqual(['No', 'Holder', 'Account', 'Amount', 'Currency']);
  expect(cells.slice(1).map((row) => row.slice(1).map(String))).toEqual([
    ['林小满', '4111111111111111', '50.00', 'CNY'],
    ['林小满', '4111111111111111', '30.00', 'CNY'],
  ]);
  const paid = { id: some[0].id, paid: true, reference: 'BANK-1' };
  const failed = { id: some[1].id, paid: false, reason: 'account closed' };
  const first = await wei.call('platformBatch.settle', {
    id: batch.id,
    lines: [paid, { ...paid, id: 'nobody' }],
  });
  expect(first.data).toMatchObject({
    batch: { status: 'sent', paid: 1, waiting: 1 },
    results: [{ done: true }, { done: false }],
  });
  const last = await wei.call('platformBatch.settle', { id: batch.id, lines: [failed] });
  expect(last.data.batch).toMatchObject({ status: 'done', paid: 1, failed: 1, waiting: 0 });
  expect(await pocket(some[0])).toMatchObject({ available: 0, held: 0, paid: 5000 });
  expect(await pocket(some[1])).toMatchObject({ available: 3000, held: 0, paid: 0 });
  const { data: detail } = await wei.call('platformBatch.detail', { id: batch.id });
  expect(detail.lines).toMatchObject([
    { state: 'paid', reference: 'BANK-1', account: '•••• 1111', holder: '林**' },
    { state: 'failed', reason: 'account closed' },
  ]);
  expect((await wei.call('platformBatch.file', { id: batch.id })).msgKey).toBe('batch.notAllowed');
  const { data: log } = await wei.call('operatorLog.list', { size: 50 });
  expect(JSON.stringify(log)).toContain('Payment file of a batch taken');
  const stored = await api.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain('4111111111111111');
});

it('an answer that comes twice counts once, and another one is refused', async () => {
  const { batch, some } = await sent();
  const paid = { id: some[0].id, paid: true, reference: 'BANK-2' };
  const told = await Promise.all(
    [1, 2, 3].map(() => wei.call('platformBatch.settle', { id: batch.id, lines: [paid] })),
  );
  expect(told.map(({ data }) => data.results[0]?.done)).toEqual([true, true, true]);
  expect(await pocket(some[0])).toMatchObject({ held: 0, paid: 5000 });
  const { data } = await mei.call('platformBatch.settle', {
    id: batch.id,
    lines: [
      { id: some[0].id, paid: false, reason: 'came back' },
      { ...paid, reference: 'BANK-3' },
    ],
  });
  expect(data.results.map(({ done }) => done)).toEqual([false, false]);
  const both = await Promise.all([
    wei.call('platformBatch.settle', {
      id: batch.id,
      lines: [{ id: some[1].id, paid: true, reference: 'A' }],
    }),
    mei.call('platformBatch.settle', { id: batch.id, lines: [{ id: some[1].id, paid: false, reason: 'B' }] }),
  ]);
  expect(both.filter((one) => one.data.results[0]?.done)).toHaveLength(1);
});

it('a withdrawal is in one open batch, also of two operators at once', async () => {
  const [one, other] = [await approved(2000), await approved(2000)];
  const replies = await Promise.all([
    wei.call('platformBatch.create', { ids: [one.id, other.id] }),
    mei.call('platformBatch.create', { ids: [other.id] }),
  ]);
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.find(({ code }) => code !== 200)?.msgKey).toBe('batch.taken');
  for (const move of ['send', 'settle', 'fail'] as const)
    expect((await wei.call('platformWithdrawal.move', { id: other.id, move, reason: 'x' })).msgKey).toMatch(
      /inBatch|notAllowed/,
    );
  expect((await wei.call('platformWithdrawal.move', { id: other.id, move: 'send' })).msgKey).toBe(
    'withdrawal.inBatch',
  );
  const made = replies.find(({ code }) => code === 200)?.data.id ?? '';
  expect((await wei.call('platformBatch.move', { id: made, move: 'cancel' })).msgKey).toBe(
    'batch.reasonMissing',
  );
  await wei.call('platformBatch.move', { id: made, move: 'cancel', reason: 'another bank' });
  expect((await wei.call('platformBatch.create', { ids: [other.id] })).code).toBe(200);
});

it('a worker that knows no batches cannot move one that waits in one', async () => {
  const one = await approved(2000);
  const { data } = await wei.call('platformBatch.create', { ids: [one.id] });
  const alone = (move: 'send' | 'settle' | 'fail') =>
    inTransaction(api.db, (tx) => moveWithdrawal(tx, one.id, move, { userId: null, reason: 'x' }));
  await expect(alone('send')).rejects.toThrow('moves with it');
  await wei.call('platformBatch.move', { id: data.id, move: 'approve' });
  await wei.call('platformBatch.move', { id: data.id, move: 'send' });
  for (const move of ['settle', 'fail'] as const) await expect(alone(move)).rejects.toThrow('moves with it');
  const lines = [{ id: one.id, paid: true, reference: 'BANK-9' }];
  expect((await wei.call('platformBatch.settle', { id: data.id, lines })).data.batch.status).toBe('done');
});

it('one that is sent alone at the same moment is not in the batch as well', async () => {
  const one = await approved(2000);
  const replies = await Promise.all([
    wei.call('platformBatch.create', { ids: [one.id] }),
    mei.call('platformWithdrawal.move', { id: one.id, move: 'send' }),
  ]);
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
});

it('from a set sum on two operators approve', async () => {
  const some = [await approved(2_000_000), await approved(2_000_000), await approved(1_000_000)];
  const { data } = await wei.call('platformBatch.create', { ids: some.map(({ id }) => id) });
  expect(data.needsSecond).toBe(true);
  const move = (who: typeof wei, step: 'approve' | 'send') =>
    who.call('platformBatch.move', { id: data.id, move: step });
  expect((await move(wei, 'approve')).data).toMatchObject({ status: 'draft', approvedBy: { name: 'Wei' } });
  expect((await move(wei, 'approve')).msgKey).toBe('batch.sameApprover');
  expect((await move(wei, 'send')).msgKey).toBe('batch.notAllowed');
  expect((await wei.call('platformBatch.file', { id: data.id })).msgKey).toBe('batch.notAllowed');
  expect((await move(mei, 'approve')).data).toMatchObject({ status: 'approved', secondBy: { name: 'Mei' } });
  expect((await move(mei, 'send')).data.status).toBe('sent');
  expect((await move(mei, 'send')).msgKey).toBe('batch.notAllowed');
});

it('takes only approved ones to one kind of account', async () => {
  const [bank, alipay, fresh] = [
    await approved(1000),
    await approved(1000, { method: 'alipay', account: 'lin@example.com' }),
    await asked(1000),
  ];
  const made = async (...ids: string[]) => (await wei.call('platformBatch.create', { ids })).msgKey;
  expect(await made(bank.id, alipay.id)).toBe('batch.mixed');
  expect(await made(bank.id, fresh.id)).toBe('batch.notApproved');
  expect(await made('nobody')).toBe('batch.notApproved');
  const { data } = await wei.call('platformBatch.create', { ids: [alipay.id, alipay.id] });
  await wei.call('platformBatch.move', { id: data.id, move: 'approve' });
  const file = await wei.call('platformBatch.file', { id: data.id });
  const rows = await cellsOf(Buffer.from(file.data.content, 'base64'));
  expect(rows[1]?.[1]).toBe('收款方支付宝账号(必填)');
  expect(rows[2]?.slice(0, 4)).toEqual([1, 'lin@example.com', '林小满', 10]);
});

it('is found by state, account, member, number and day, with sums', async () => {
  const one = await approved(4000, { method: 'ewallet', account: '+62 812-3456-789' });
  const { data } = await wei.call('platformWithdrawal.list', { status: 'approved', method: 'ewallet' });
  expect(data).toMatchObject({ total: 1, net: 4000, list: [{ id: one.id, batch: null }] });
  const no = data.list[0]?.no ?? '';
  expect((await wei.call('platformWithdrawal.list', { status: 'all', keyword: no })).data.total).toBe(1);
  expect((await wei.call('platformWithdrawal.list', { status: 'all', to: '2020-01-01' })).data).toMatchObject(
    { total: 0, net: 0 },
  );
  const { data: days } = await wei.call('platformWithdrawal.days', { from: '2020-01-01', to: '2099-01-01' });
  expect(days.list[0]?.asked).toBeGreaterThan(0);
  expect(days.list.reduce((all, { paidAmount }) => all + paidAmount, 0)).toBeGreaterThan(0);
  expect((await wei.call('platformBatch.list', { status: 'done' })).data.list[0]?.status).toBe('done');
});

it('a file for a bank has no formula, and quotes what needs it', () => {
  const payee = { no: '1', account: '1', net: 5, currency: 'CNY' };
  expect(
    bankFile([
      { ...payee, holder: '=HYPERLINK("x"), Lin' },
      { ...payee, holder: '@Wei' },
      { ...payee, holder: '＝1+1;=2\t+3' },
    ]),
  ).toBe(
    '\ufeffNo,Holder,Account,Amount,Currency\r\n1,"HYPERLINK(""x""), Lin",1,0.05,CNY\r\n1,Wei,1,0.05,CNY\r\n1,1+1 2 3,1,0.05,CNY\r\n',
  );
});
