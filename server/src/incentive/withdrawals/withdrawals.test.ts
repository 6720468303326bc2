import { postLedger } from '../../platform/ledger/post.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashPassword } from '../../member/accounts/password.ts';
import { newId } from '../../platform/ids/ids.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { afterWorkingDays } from './present.ts';

const password = 'demo1234';
const card = { method: 'bank', holder: '林小满', account: '4111 1111 1111 1111' } as const;

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let hash: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  hash = await hashPassword(password);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A member with this much commission to withdraw. */
const earner = async (amount: number): Promise<Shopper> => {
  const who = await people.shopper();
  await api.db.updateTable('users').set({ password_hash: hash }).where('id', '=', who.memberId).execute();
  if (amount !== 0)
    await inTransaction(api.db, (tx) =>
      postLedger(tx, { bizType: 'test', bizId: newId(), currency: 'CNY' }, [
        { account: balanceAccountOf(who.memberId, 'commission', 'available'), delta: amount },
        { account: 'platform:commission', delta: -amount },
      ]),
    );
  return who;
};
const ask = (who: Shopper, amount: number, over: object = {}) =>
  who.call('withdrawal.create', { source: 'commission', amount, password, ...card, ...over });
const balanceKinds = (who: Shopper) => balancesOf(api.db, who.memberId, 'commission');
const rowsOf = (who: Shopper) =>
  api.db.selectFrom('withdrawals').selectAll().where('user_id', '=', who.memberId).execute();

it('holds what is asked for, sends it, and shows the account only in part', async () => {
  const who = await earner(10_000);
  const { data } = await ask(who, 8000);
  expect(data).toMatchObject({
    amount: 8000,
    fee: 0,
    net: 8000,
    status: 'pending',
    holder: '林**',
    account: '•••• 1111',
  });
  expect(await balanceKinds(who)).toMatchObject({ available: 2000, held: 8000, paid: 0 });
  const [row] = await rowsOf(who);
  expect(JSON.stringify(row)).not.toContain('4111');
  expect(
    (await operator.call('platformWithdrawal.list', {})).data.list.find(({ id }) => id === data.id)?.account,
  ).toBe('•••• 1111');
  await operator.call('platformWithdrawal.move', { id: data.id, move: 'approve' });
  const approved = await operator.call('platformWithdrawal.list', { status: 'approved' });
  expect(approved.data.list.find(({ id }) => id === data.id)?.account).toBe('4111111111111111');
  await operator.call('platformWithdrawal.move', { id: data.id, move: 'send' });
  expect((await operator.call('platformWithdrawal.move', { id: data.id, move: 'settle' })).data.status).toBe(
    'paid',
  );
  expect(await balanceKinds(who)).toMatchObject({ available: 2000, held: 0, paid: 8000 });
  expect((await operator.call('platformWithdrawal.move', { id: data.id, move: 'settle' })).msgKey).toBe(
    'withdrawal.notAllowed',
  );
});

it.each([
  ['reject', ['reject']],
  ['cancel', []],
  ['fail', ['approve', 'send', 'fail']],
] as const)('%s gives all of it back at once', async (how, moves) => {
  const who = await earner(5000);
  const { data } = await ask(who, 5000);
  if (how === 'cancel') await who.call('withdrawal.cancel', { id: data.id });
  for (const move of moves)
    await operator.call('platformWithdrawal.move', { id: data.id, move, reason: 'no such card' });
  expect(await balanceKinds(who)).toMatchObject({ available: 5000, held: 0, paid: 0 });
  expect((await ask(who, 5000)).code).toBe(200);
});

it('of 50 requests for the whole balance at once one comes through (D1, D2, D13)', async () => {
  const who = await earner(20_000);
  const replies = await Promise.all(Array.from({ length: 50 }, () => ask(who, 20_000)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ code }) => code !== 200).map(({ msgKey }) => msgKey))).toEqual(
    new Set(['withdrawal.notEnough']),
  );
  expect(await rowsOf(who)).toHaveLength(1);
  expect(await balanceKinds(who)).toMatchObject({ available: 0, held: 20_000 });
});

it('asks for one at a time', async () => {
  const who = await earner(20_000);
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(who, 2000)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await ask(who, 2000)).msgKey).toBe('withdrawal.open');
});

it('the same request twice is one withdrawal', async () => {
  const who = await earner(20_000);
  const key = { 'idempotency-key': 'draw-once-0001' };
  const input = { source: 'commission', amount: 2000, password, ...card } as const;
  const [first, second] = [
    await who.call('withdrawal.create', input, key),
    await who.call('withdrawal.create', input, key),
  ];
  expect(second.data).toEqual(first.data);
  expect(await rowsOf(who)).toHaveLength(1);
});

it.each([
  ['less than the least', 999, {}, 'withdrawal.tooLittle', '¥10.00'],
  ['more than there is', 30_001, {}, 'withdrawal.notEnough', '¥300.00'],
  ['more than at once', 2_000_001, {}, 'withdrawal.tooMuch', '¥20000.00'],
  ['letters in the account', 2000, { account: '4111 1111 abcd' }, 'withdrawal.accountWrong', 'digits'],
  ['a wrong check digit', 2000, { account: '4111111111111112' }, 'withdrawal.accountWrong', 'digits'],
  [
    'no account',
    2000,
    { account: undefined, method: undefined, holder: undefined },
    'withdrawal.accountWrong',
    'digits',
  ],
  ['a wrong password', 2000, { password: 'demo12345' }, 'account.wrongPassword', ''],
  ['no password', 2000, { password: '' }, 'account.proofMissing', ''],
])('refuses %s, and nothing is changed', async (_what, amount, over, key, says) => {
  const who = await earner(30_000);
  const reply = await ask(who, amount, over);
  expect([reply.msgKey, reply.msg]).toEqual([key, expect.stringContaining(says)]);
  expect(await rowsOf(who)).toHaveLength(0);
  expect(await balanceKinds(who)).toMatchObject({ available: 30_000, held: 0 });
});

it('three a day are enough', async () => {
  const who = await earner(30_000);
  for (const _time of [1, 2, 3]) {
    const { data } = await ask(who, 1000);
    await operator.call('platformWithdrawal.move', { id: data.id, move: 'reject', reason: 'x' });
  }
  expect((await ask(who, 1000)).msgKey).toBe('withdrawal.enoughToday');
  expect((await who.call('withdrawal.terms', {})).data).toMatchObject({ timesLeft: 0, leftToday: 5_000_000 });
});

it('what was taken back has to be earned again first', async () => {
  const who = await earner(-500);
  expect((await who.call('withdrawal.terms', {})).data.available.commission).toBe(0);
  expect((await ask(who, 1000)).msgKey).toBe('withdrawal.notEnough');
  expect((await who.call('earnings.mine', {})).data).toMatchObject({ available: 0, negative: 500 });
});

it('uses an earlier account of their own, never of another', async () => {
  const [who, other] = [await earner(30_000), await earner(30_000)];
  const { data } = await ask(who, 1000);
  await who.call('withdrawal.cancel', { id: data.id });
  const again = { source: 'commission', amount: 1000, password, again: data.id } as const;
  expect((await other.call('withdrawal.create', again)).msgKey).toBe('missing');
  expect((await other.call('withdrawal.cancel', { id: data.id })).msgKey).toBe('missing');
  expect((await who.call('withdrawal.create', again)).data.account).toBe('•••• 1111');
});

it('promises working days', () => {
  const friday = new Date('2026-11-20T02:00:00Z');
  expect(afterWorkingDays(friday, 3).toISOString()).toBe('2026-11-25T02:00:00.000Z');
});
