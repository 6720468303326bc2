import { dayMs } from '@mall/contract/core/time';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { hashPassword } from '../../member/accounts/password.ts';
import { type BoostFriends, createFriends } from '../../testing/friends.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { followEnvelopes } from './follow.ts';

const password = 'demo1234';
const card = { method: 'bank', holder: '林小满', account: '4111 1111 1111 1111' } as const;

let api: Api;
let people: People;
let friends: BoostFriends;
let operator: ReturnType<Api['as']>;
let hash: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  friends = createFriends(api, people);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  hash = await hashPassword(password);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** Launches a red envelope and reaches its goal; returns the launch. */
const win = async (who: Shopper, reward: number): Promise<string> =>
  (await friends.reached({ kind: 'red_envelope', reward }, who)).launch.id;
const someone = async (): Promise<Shopper> => {
  const who = await people.shopper();
  await api.db.updateTable('users').set({ password_hash: hash }).where('id', '=', who.memberId).execute();
  return who;
};
/** Moves the envelopes of a member through time; `left` is how long they last from now on. */
const pass = (who: Shopper, left: number) =>
  api.db
    .updateTable('red_envelopes')
    .set({ available_at: new Date(Date.now() - 2000), expires_at: new Date(Date.now() + left) })
    .where('user_id', '=', who.memberId)
    .execute();
/** A member with envelopes that can be withdrawn, each expiring after the one before. */
const rich = async (...rewards: number[]): Promise<Shopper> => {
  const who = await someone();
  for (const reward of rewards) {
    const launch = await win(who, reward);
    await api.db
      .updateTable('red_envelopes')
      .set({
        available_at: new Date(Date.now() - 2000),
        expires_at: new Date(Date.now() + (30 + reward / 1000) * dayMs),
      })
      .where('launch_id', '=', launch)
      .execute();
  }
  await followEnvelopes(api.db, who.memberId);
  return who;
};
const balanceKinds = (who: Shopper) => balancesOf(api.db, who.memberId, 'redEnvelope');
const draw = (who: Shopper, amount: number) => who.call('withdrawal.create', { amount, password, ...card });
const statuses = async (who: Shopper) =>
  (await who.call('envelope.list')).data.list.map(({ status, available }) => [status, available]);

it('waits a day, is told, and can then be drawn', async () => {
  const who = await someone();
  await win(who, 5000);
  expect((await who.call('envelope.list')).data).toMatchObject({
    list: [{ amount: 5000, available: 0, status: 'pending', source: 'boost' }],
    sums: { pending: 5000, available: 0 },
  });
  expect((await draw(who, 5000)).msgKey).toBe('withdrawal.notEnough');
  await pass(who, 30 * dayMs);
  expect((await who.call('withdrawal.terms')).data.available).toEqual({ commission: 0, redEnvelope: 5000 });
  expect(await statuses(who)).toEqual([['available', 5000]]);
  expect((await who.call('message.list')).data.list[0]?.title).toBe('Your red envelope can be drawn');
});

it('is reserved for every launch: the activity has one less for each, and no more than it had', async () => {
  const id = await people.boost({ kind: 'red_envelope', reward: 1000, helps: 2, stock: 1 });
  expect((await (await someone()).call('boost.initiate', { id })).code).toBe(200);
  expect((await (await someone()).call('boost.initiate', { id })).msgKey).toBe('boost.gone');
});

it('is drawn in the order in which envelopes run out', async () => {
  const who = await rich(3000, 2000);
  const { data } = await draw(who, 2500);
  expect(data).toMatchObject({ amount: 2500, status: 'pending' });
  expect(await statuses(who)).toEqual([
    ['used', 0],
    ['available', 2500],
  ]);
  for (const move of ['approve', 'send', 'settle'] as const)
    await operator.call('platformWithdrawal.move', { id: data.id, move });
  expect(await statuses(who)).toEqual([
    ['withdrawn', 0],
    ['available', 2500],
  ]);
  expect(await balanceKinds(who)).toEqual({ pending: 0, available: 2500, held: 0, paid: 2500 });
});

it.each([
  ['reject', ['reject']],
  ['cancel', []],
  ['fail', ['approve', 'send', 'fail']],
] as const)('is whole again after %s', async (_how, moves) => {
  const who = await rich(3000, 2000);
  const { data } = await draw(who, 4000);
  for (const move of moves)
    await operator.call('platformWithdrawal.move', { id: data.id, move, reason: 'no' });
  if (moves.length === 0) await who.call('withdrawal.cancel', { id: data.id });
  expect(await statuses(who)).toEqual([
    ['available', 2000],
    ['available', 3000],
  ]);
  expect(await balanceKinds(who)).toMatchObject({ available: 5000, held: 0 });
});

it('is drawn once, of many at the same moment', async () => {
  const who = await rich(3000);
  const replies = await Promise.all(Array.from({ length: 20 }, () => draw(who, 2000)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
});

it('is lost after its time, by reading and by the job that may run twice, also what comes back later', async () => {
  const who = await rich(3000);
  const { data } = await draw(who, 1000);
  await pass(who, -1000);
  expect(await followEnvelopes(api.db)).toBe(1);
  expect(await followEnvelopes(api.db)).toBe(0);
  expect(await balanceKinds(who)).toMatchObject({ available: 0, held: 1000 });
  await who.call('withdrawal.cancel', { id: data.id });
  expect(await statuses(who)).toEqual([['expired', 0]]);
  expect(await balanceKinds(who)).toMatchObject({ available: 0, held: 0 });
});

it('says once that it runs out', async () => {
  const who = await rich(3000);
  await pass(who, 2 * dayMs);
  await followEnvelopes(api.db);
  await followEnvelopes(api.db);
  const { data } = await who.call('message.list');
  expect(data.list.filter(({ title }) => title === 'Your red envelope runs out soon')).toHaveLength(1);
});

it('is taken back by an operator who says why, as long as nobody can draw it', async () => {
  const who = await someone();
  const launch = await win(who, 5000);
  expect((await operator.call('platformBoost.decide', { id: launch, decision: 'revoke' })).msgKey).toBe(
    'boost.reasonMissing',
  );
  const revoke = { id: launch, decision: 'revoke', reason: 'Made-up friends' } as const;
  expect((await operator.call('platformBoost.decide', revoke)).data.status).toBe('void');
  expect(await statuses(who)).toEqual([['revoked', 0]]);
  expect((await operator.call('platformBoost.decide', revoke)).msgKey).toBe('boost.notAllowed');
  const late = await win(who, 5000);
  await pass(who, 30 * dayMs);
  expect((await operator.call('platformBoost.decide', { ...revoke, id: late })).msgKey).toBe(
    'boost.notAllowed',
  );
});
