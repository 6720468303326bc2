import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { hashPassword } from '../../member/accounts/password.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

const password = 'demo1234';
let hash: string;
let api: Api;
let first: Awaited<ReturnType<typeof hired>>;
/** A member, proved a moment ago, who is an operator with these permissions; null: with all. */
const hired = async (permissions: OperatorPermission[] | null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
const member = async () => {
  const mobile = api.given.mobile();
  return { mobile, memberId: await api.given.member({ mobile, name: 'Mei' }) };
};
const noted = async (userId: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'diff'])
    .where('object', '=', `user:${userId}`)
    .orderBy('at')
    .execute();

beforeAll(async () => {
  api = await startApi();
  hash = await hashPassword(password);
  first = await hired(null);
});
afterAll(() => api.stop());

it('an operator appoints a member by number, who may do at once what the role says', async () => {
  const mei = await member();
  const { data } = await first.call('operator.add', { mobile: mei.mobile, role: 'finance' });
  expect(data).toMatchObject({
    userId: mei.memberId,
    name: 'Mei',
    role: 'finance',
    addedBy: 'Wei',
    me: false,
  });
  const hers = api.as({ token: await api.signIn(mei.memberId) });
  expect((await hers.call('operator.me')).data).toMatchObject({ name: 'Mei', role: 'finance' });
  expect((await hers.call('member.userInfo')).data.operator).toBe(true);
  expect((await hers.call('platformWithdrawal.list')).code).toBe(200);
  expect(await hers.call('platformGoods.list')).toMatchObject({ code: 40300, data: 'operator:review.view' });
  expect(await noted(mei.memberId)).toMatchObject([
    { action: 'operator.add', actor_id: first.memberId, diff: { new: { role: 'finance' } } },
  ]);
});

it('lists who runs the mall, and finds them by a part of the name', async () => {
  const { data } = await first.call('operator.list', { keyword: 'WEI' });
  expect(data.list).toContainEqual(
    expect.objectContaining({ userId: first.memberId, me: true, role: 'all' }),
  );
  expect((await first.call('operator.list', { keyword: 'nobody' })).data).toMatchObject({
    list: [],
    total: 0,
  });
});

it.each([
  [
    'a number that nobody has',
    async () => ({ mobile: api.given.mobile(), role: 'support' as const }),
    'operator.noMember',
  ],
  [
    'a number that its member has not proved',
    async () => {
      const mobile = api.given.mobile();
      await api.given.member({ mobile, proved: false });
      return { mobile, role: 'support' as const };
    },
    'operator.noMember',
  ],
  [
    'a custom role without permissions',
    async () => ({ mobile: (await member()).mobile, role: 'custom' as const }),
    'operator.noPermission',
  ],
])('refuses %s', async (_what, input, refusal) => {
  expect(await first.call('operator.add', await input())).toMatchObject({ msgKey: refusal, data: null });
});

it('refuses who is one already, and takes back who was', async () => {
  const mei = await member();
  const again = { mobile: mei.mobile, role: 'support' as const };
  await first.call('operator.add', again);
  expect((await first.call('operator.add', again)).msgKey).toBe('operator.already');
  await first.call('operator.remove', { userId: mei.memberId });
  const hers = api.as({ token: await api.signIn(mei.memberId) });
  expect((await hers.call('operator.me')).code).toBe(40300);
  expect((await hers.call('member.userInfo')).data).not.toHaveProperty('operator');
  expect((await first.call('operator.remove', { userId: mei.memberId })).msgKey).toBe('missing');
  expect((await first.call('operator.add', again)).code).toBe(200);
});

it('nobody gives or takes what they lack', async () => {
  const clerk = await hired(['operator.view', 'operator.edit', 'order.view']);
  const mei = await member();
  const beyond = { msgKey: 'role.beyondOwn' };
  expect(await clerk.call('operator.add', { mobile: mei.mobile, role: 'finance' })).toMatchObject(beyond);
  await first.call('operator.add', { mobile: mei.mobile, role: 'finance' });
  const userId = mei.memberId;
  expect(await clerk.call('operator.remove', { userId })).toMatchObject(beyond);
  expect(
    await clerk.call('operator.change', { userId, role: 'custom', permissions: ['order.view'] }),
  ).toMatchObject(beyond);
  const changed = await first.call('operator.change', {
    userId,
    role: 'custom',
    permissions: ['order.view'],
  });
  expect(changed.data).toMatchObject({ role: 'custom', permissions: ['order.view'] });
  expect((await noted(userId)).at(-1)).toMatchObject({
    action: 'operator.change',
    diff: { old: { role: 'finance' }, new: { role: 'custom', permissions: ['order.view'] } },
  });
});

it('one always remains who may appoint operators, also when the last two leave at once', async () => {
  await api.db.updateTable('operators').set({ removed_at: new Date() }).execute();
  const [a, b] = [await hired(null), await hired(null)];
  const answers = await Promise.all([
    a.call('operator.remove', { userId: a.memberId }),
    b.call('operator.remove', { userId: b.memberId }),
  ]);
  expect(answers.map(({ msgKey }) => msgKey ?? 'gone').sort()).toEqual(['gone', 'operator.last']);
  const left = answers[0]?.code === 200 ? b : a;
  const change = await left.call('operator.change', { userId: left.memberId, role: 'readOnly' });
  expect(change.msgKey).toBe('operator.last');
  const leave = async (who: typeof left) => {
    await api.db.updateTable('users').set({ password_hash: hash }).where('id', '=', who.memberId).execute();
    return who.call('account.remove', { password });
  };
  expect((await leave(left)).msgKey).toBe('operator.last');
  const other = await hired(null);
  expect((await leave(left)).code).toBe(200);
  const held = await api.db
    .selectFrom('operators')
    .select('user_id')
    .where('removed_at', 'is', null)
    .execute();
  expect(held).toEqual([{ user_id: other.memberId }]);
});
