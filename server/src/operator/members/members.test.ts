import { hashPassword } from '../../member/accounts/password.ts';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let wei: Awaited<ReturnType<typeof operator>>;
const operator = async (permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
const member = async (name = 'Mei') => {
  const mobile = api.given.mobile();
  const id = await api.given.member({ mobile, name });
  return { id, mobile, masked: `${mobile.slice(0, 3)}****${mobile.slice(7)}` };
};
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operator();
});
afterAll(() => api.stop());

const noted = (id: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'diff'])
    .where('object', '=', `user:${id}`)
    .orderBy('at', 'desc')
    .execute();
const messagesOf = async (id: string) => {
  const rows = await api.db.selectFrom('messages').select('type').where('user_id', '=', id).execute();
  return rows.map(({ type }) => type);
};
const found = async (keyword: string) =>
  (await wei.call('mallMember.list', { keyword, size: 100 })).data.list.map(({ id }) => id);

it('finds a member by id, whole number or the beginning of the name, and by no part of the number', async () => {
  const mei = await member('Xiaomei Q');
  expect(await found(mei.id)).toEqual([mei.id]);
  expect(await found(mei.mobile)).toEqual([mei.id]);
  expect(await found(mei.mobile.slice(-4))).toEqual([]);
  expect(await found('xiaomei q')).toEqual([mei.id]);
  expect(await found('Xiao')).toEqual([mei.id]);
  expect(await found('Xiao_ei')).toEqual([]);
  expect(await found(mei.mobile.slice(0, 7))).toEqual([]);
  expect(await found(mei.mobile.slice(3, 8))).toEqual([]);
  const { data } = await wei.call('mallMember.list', { keyword: mei.id });
  expect(data).toMatchObject({
    total: 1,
    more: false,
    list: [{ name: 'Xiaomei Q', mobile: mei.masked, proved: true, level: 1, locked: false, orders: 0 }],
  });
  expect(JSON.stringify(data)).not.toContain(mei.mobile);
});

it('lists the newest first, who is found by name in its order, by state and by level', async () => {
  const [one, two] = [await member('Uma'), await member('Umay')];
  expect(await found('Uma')).toEqual([one.id, two.id]);
  const [newest] = (await wei.call('mallMember.list', {})).data.list;
  expect(newest?.id).toBe(two.id);
  await api.db.updateTable('users').set({ rank: 3 }).where('id', '=', one.id).execute();
  await wei.call('mallMember.lock', { id: two.id, reason: 'Fraud' });
  const by = async (input: { state?: 'open' | 'locked'; level?: number }) =>
    (await wei.call('mallMember.list', { keyword: 'Uma', ...input })).data.list.map(({ id }) => id);
  expect(await by({ level: 3 })).toEqual([one.id]);
  expect(await by({ state: 'locked' })).toEqual([two.id]);
  expect(await by({ state: 'open' })).toEqual([one.id]);
});

it('shows one member masked, with orders, sessions and what was done to the account', async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ name: 'Lin' });
  await api.db
    .updateTable('users')
    .set({ email: 'lin@example.com', real_name: '林小明' })
    .where('id', '=', lin.memberId)
    .execute();
  const { data: placed } = await people.buy(lin, (await api.given.sku()).skuId);
  await wei.call('mallMember.setLevel', { id: lin.memberId, seen: 1, level: 2, reason: 'A good year' });
  const { data } = await wei.call('mallMember.detail', { id: lin.memberId });
  expect(data).toMatchObject({
    email: 'l***@example.com',
    realName: '林**',
    level: 2,
    operator: false,
    secondFactor: false,
    orders: 1,
    lastOrders: [{ id: placed.orderId, shop: null }],
    staysFor: { ordersUnderWay: 1, moneyOwed: 0, ownsShop: false },
  });
  expect(data.sessions.length).toBeGreaterThan(0);
  expect(data.log[0]).toMatchObject({ title: 'Level of a member changed', actor: 'Wei' });
  expect(data.log[0]?.changes).toContainEqual({ field: 'Level', old: '1', new: '2' });
  const { data: owner } = await wei.call('mallMember.detail', { id: shop.ownerId });
  expect(owner.shops).toMatchObject([{ id: shop.id }]);
  expect((await wei.call('mallMember.detail', { id: 'nobody' })).msgKey).toBe('missing');
});

it('says when a member asked for a file of their own data', async () => {
  const memberId = await api.given.member();
  const password_hash = await hashPassword('demo1234');
  await api.db.updateTable('users').set({ password_hash }).where('id', '=', memberId).execute();
  const read = async () => (await wei.call('mallMember.detail', { id: memberId })).data;
  expect((await read()).dataExports).toEqual([]);
  const who = api.as({ token: await api.signIn(memberId) });
  expect((await who.call('account.exportKey', { password: 'demo1234' })).code).toBe(200);
  expect((await who.call('account.exportKey', { password: 'wrong-one' })).code).not.toBe(200);
  const { dataExports, log } = await read();
  expect(dataExports).toHaveLength(1);
  expect(Date.now() - Date.parse(dataExports[0] ?? '')).toBeLessThan(60_000);
  expect(log[0]).toMatchObject({ title: 'Asked for a file of their own data', actor: null });
});

it('shows a masked value whole only to who may manage members, and logs each look', async () => {
  const mei = await member();
  expect((await wei.call('mallMember.reveal', { id: mei.id, what: 'mobile' })).data).toEqual({
    value: mei.mobile,
  });
  expect((await wei.call('mallMember.reveal', { id: mei.id, what: 'email' })).msgKey).toBe('missing');
  expect(await noted(mei.id)).toEqual([{ action: 'member.revealMobile', actor_id: wei.memberId, diff: {} }]);
  const reader = await operator(['member.view']);
  expect((await reader.call('mallMember.detail', { id: mei.id })).code).toBe(200);
  expect((await reader.call('mallMember.reveal', { id: mei.id, what: 'mobile' })).code).toBe(40300);
  expect(await noted(mei.id)).toHaveLength(1);
});

describe('a locked account', () => {
  it('is closed at once, opens no session, tells why, and opens again', async () => {
    const { id, mobile } = await member('Lin');
    const lin = api.as({ token: await api.signIn(id) });
    expect((await lin.call('member.profile')).code).toBe(200);
    expect((await wei.call('mallMember.lock', { id, reason: 'Stolen cards' })).code).toBe(200);
    expect((await lin.call('member.profile')).code).toBe(40003);
    await api.as().call('session.sendSms', { mobile, purpose: 'login' });
    const verify_code = api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
    expect((await api.as().call('session.codeLogin', { mobile, verify_code })).msgKey).toBe('account.locked');
    expect((await wei.call('mallMember.detail', { id })).data).toMatchObject({
      locked: true,
      lockedWhy: 'Stolen cards',
      sessions: [],
    });
    expect(await noted(id)).toMatchObject([
      { action: 'member.lock', diff: { new: { reason: 'Stolen cards' } } },
    ]);
    expect((await wei.call('mallMember.lock', { id, reason: 'x' })).msgKey).toBe('member.changedMeanwhile');

    expect((await wei.call('mallMember.unlock', { id, reason: 'Cleared up' })).code).toBe(200);
    expect((await wei.call('mallMember.unlock', { id, reason: 'x' })).msgKey).toBe('member.changedMeanwhile');
    // The refused sign-in used up nothing.
    expect((await api.as().call('session.codeLogin', { mobile, verify_code })).code).toBe(200);
    expect(await messagesOf(id)).toEqual(expect.arrayContaining(['account.locked', 'account.unlocked']));
  });

  it('is never that of an operator, nor is an operator signed out or erased', async () => {
    const other = await operator(['order.view']);
    const asked = { id: other.memberId, reason: 'x' };
    for (const name of ['mallMember.lock', 'mallMember.endSessions', 'mallMember.erase'] as const)
      expect((await wei.call(name, asked)).msgKey).toBe('member.isOperator');
    expect((await other.call('operator.me')).code).toBe(200);
  });

  it('has no session, also when somebody signs in at that moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const mei = await member();
      await api.as().call('session.sendSms', { mobile: mei.mobile, purpose: 'login' });
      const verify_code = api.inbox.last().find((sent) => sent.mobile === mei.mobile)?.code ?? '';
      await Promise.all([
        api.as().call('session.codeLogin', { mobile: mei.mobile, verify_code }),
        wei.call('mallMember.lock', { id: mei.id, reason: 'x' }),
      ]);
      expect((await wei.call('mallMember.detail', { id: mei.id })).data.sessions).toEqual([]);
    }
  });
});

it('signs a member out everywhere, and tells them', async () => {
  const lin = await people.shopper();
  await api.signIn(lin.memberId);
  expect((await wei.call('mallMember.endSessions', { id: lin.memberId })).data).toEqual({ count: 2 });
  expect((await lin.call('member.profile')).code).toBe(40003);
  expect(await messagesOf(lin.memberId)).toContain('account.signedOut');
});

it('changes the level that was seen, and no other', async () => {
  const mei = await member();
  const asked = { id: mei.id, seen: 1, reason: 'x' };
  expect((await wei.call('mallMember.setLevel', { ...asked, level: 3 })).code).toBe(200);
  expect((await wei.call('mallMember.setLevel', { ...asked, level: 2 })).msgKey).toBe(
    'member.changedMeanwhile',
  );
  expect((await wei.call('mallMember.setLevel', { ...asked, level: 4 })).msgKey).toBe('request.invalid');
});

describe('who asks to be forgotten', () => {
  it('is erased with a reason in the log, and found no more', async () => {
    const mei = await member('Forgetful Mei');
    const asked = { id: mei.id, reason: 'Asked by letter, passport seen' };
    expect((await wei.call('mallMember.erase', asked)).code).toBe(200);
    expect(await found('Forgetful')).toEqual([]);
    expect(await found(mei.mobile)).toEqual([]);
    expect((await wei.call('mallMember.detail', { id: mei.id })).msgKey).toBe('missing');
    expect((await wei.call('mallMember.erase', asked)).msgKey).toBe('missing');
    expect(await noted(mei.id)).toMatchObject([
      { action: 'member.erase', diff: { new: { reason: asked.reason } } },
    ]);
  });

  it('stays while an order is under way or a shop is theirs', async () => {
    const lin = await people.shopper();
    await people.buy(lin, (await api.given.sku()).skuId);
    const shop = await people.shop();
    const erase = async (id: string) => (await wei.call('mallMember.erase', { id, reason: 'x' })).msgKey;
    expect(await erase(lin.memberId)).toBe('account.ordersUnderWay');
    expect(await erase(shop.ownerId)).toBe('account.ownsShop');
    expect((await wei.call('mallMember.detail', { id: lin.memberId })).code).toBe(200);
  });
});
