import { dayMs } from '@mall/contract/core/time';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { sendInvitations } from './send-invitations.ts';
import { mobileOf } from '../../demo/people.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<People['shop']>>;
const invite = async (shop: Shop, mobile: string, roleId = 'sales') =>
  (await shop.call('staff.invite', { mobile, roleId })).data.id;
const newsOf = async ({ call }: Pick<Shop, 'call'>, audience: 'member' | 'shop' = 'member') =>
  (await call('message.list', { audience })).data.list.map(({ type }) => type);
const actionsOf = async (shopId: string) => {
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'object', 'diff'])
    .where('shop_id', '=', shopId)
    .orderBy('at')
    .execute();
  return rows;
};
const staffOf = async ({ call }: Shop) =>
  (await call('staff.list', {})).data.list.map(({ userId, roleId }) => [userId, roleId]);
const expire = (id: string) =>
  api.db
    .updateTable('staff_invitations')
    .set({ invited_at: new Date(Date.now() - 8 * dayMs), expires_at: new Date(Date.now() - dayMs) })
    .where('id', '=', id)
    .execute();
/** Runs the background work, and returns what went to a number. */
const textsTo = async (mobile: string) => {
  await sendInvitations({ db: api.db, sms: api.inbox, mall: 'https://mall.test' });
  return api.inbox.told().filter(({ to }) => to === mobile);
};

describe('an invited member', () => {
  it('has no right and is no staff until they accept, and then works in the shop at once', async () => {
    const shop = await people.shop();
    const ko = await people.shopper({ name: 'Ko Arif', mobile: '13612348814' });
    const sent = await shop.call('staff.invite', {
      mobile: ko.mobile,
      roleId: 'delivery',
      level: 3,
      remark: '夜班',
    });
    expect(sent.data).toMatchObject({
      mobile: '136****8814',
      roleName: 'Delivery',
      level: 3,
      expired: false,
    });
    expect((await ko.call('shopOrder.list', {})).code).toBe(40300);
    expect((await ko.call('member.isShop')).data.isShop).toBe(0);
    expect(await staffOf(shop)).toEqual([[shop.ownerId, 'owner']]);
    expect((await shop.call('staff.invitations')).data.list).toHaveLength(1);
    expect(await newsOf(ko)).toEqual(['staff.invited']);
    const { data } = await ko.call('invitation.list');
    expect(data).toMatchObject({
      proved: true,
      list: [{ id: sent.data.id, storeName: '橡木之家', roleName: 'Delivery', invitedBy: 'Lin' }],
    });
    expect(data.list[0]?.permissions).toContain('See orders');

    expect((await ko.call('invitation.accept', { id: sent.data.id })).data).toEqual({
      shopId: shop.id,
      storeName: '橡木之家',
    });
    expect((await ko.call('shopOrder.list', {})).code).toBe(200);
    expect((await ko.call('shop.update', { propaganda: 'x' })).data).toBe('shop.edit');
    const { data: staff } = await shop.call('staff.list', {});
    expect(staff.list[1]).toMatchObject({
      userId: ko.memberId,
      roleId: 'delivery',
      level: 3,
      remark: '夜班',
      mobile: '136****8814',
      addedBy: 'Lin',
    });
    expect((await shop.call('staff.invitations')).data.list).toEqual([]);
    expect((await ko.call('invitation.list')).data.list).toEqual([]);
    expect(await newsOf(shop, 'shop')).toEqual(['staff.joined']);
    expect(await newsOf(ko)).toEqual(['staff.added', 'staff.invited']);
    expect(await actionsOf(shop.id)).toMatchObject([
      {
        action: 'staff.invite',
        actor_id: shop.ownerId,
        object: `invitation:${sent.data.id}`,
        diff: { about: '136****8814', new: { role: 'delivery', level: 3 } },
      },
      { action: 'staff.add', actor_id: ko.memberId, object: `user:${ko.memberId}` },
    ]);
  });

  it('refuses, and the shop is told by the number alone', async () => {
    const shop = await people.shop();
    const ko = await people.shopper({ mobile: '13612348815' });
    const id = await invite(shop, ko.mobile);
    expect((await ko.call('invitation.refuse', { id })).data).toBeNull();
    expect((await ko.call('invitation.accept', { id })).msgKey).toBe('invitation.over');
    expect(await staffOf(shop)).toEqual([[shop.ownerId, 'owner']]);
    const { data } = await shop.call('message.list', { audience: 'shop' });
    expect(data.list).toMatchObject([
      { type: 'staff.declined', body: '136****8815 refused to work for the shop.' },
    ]);
  });

  it('alone can accept or refuse it, whoever else has its id', async () => {
    const shop = await people.shop();
    const [ko, other] = [await people.shopper(), await people.shopper()];
    const id = await invite(shop, ko.mobile);
    for (const name of ['invitation.accept', 'invitation.refuse'] as const)
      expect(await other.call(name, { id })).toMatchObject({ code: 40400, msgKey: 'invitation.over' });
    expect((await other.call('invitation.list')).data.list).toEqual([]);
    expect((await ko.call('invitation.accept', { id })).code).toBe(200);
  });

  it('keeps it only as long as the number is theirs', async () => {
    const shop = await people.shop();
    const ko = await people.shopper();
    const id = await invite(shop, ko.mobile);
    await api.db
      .updateTable('users')
      .set(mobileOf(api.given.mobile(), ko.memberId))
      .where('id', '=', ko.memberId)
      .execute();
    expect((await ko.call('invitation.accept', { id })).msgKey).toBe('invitation.over');
  });

  it('may work in another shop already, or own one', async () => {
    const [shop, other] = [await people.shop(), await people.shop()];
    const clerk = await people.staff(other.id, 'sales');
    expect((await people.hire(shop, clerk, 'content')).code).toBe(200);
    const { data } = await clerk.call('staff.shops');
    expect(data.list.map(({ id, roleId }) => [id, roleId])).toEqual([
      [other.id, 'sales'],
      [shop.id, 'content'],
    ]);
  });
});

describe('a number that is nobody\u2019s', () => {
  it('gets one text message, answers like any other, and is accepted once it is a member\u2019s', async () => {
    const shop = await people.shop();
    const [unknown, known] = [api.given.mobile(), await people.shopper()];
    const [one, two] = [
      await shop.call('staff.invite', { mobile: unknown, roleId: 'sales' }),
      await shop.call('staff.invite', { mobile: known.mobile, roleId: 'sales' }),
    ];
    expect(Object.keys(one)).toEqual(Object.keys(two));
    const plain = ({ data }: typeof one) => ({ ...data, id: '', mobile: '', invitedAt: '', expiresAt: '' });
    expect(plain(one)).toEqual(plain(two));
    const texts = await textsTo(unknown);
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /橡木之家 invites you as Sales.* https:\/\/mall\.test\/userCenter\/userInfo\?part=invitations$/,
      ),
    ]);
    expect(await textsTo(unknown)).toHaveLength(1);
    expect(await textsTo(known.mobile)).toEqual([]);
    const late = await people.shopper({ mobile: unknown });
    expect((await late.call('invitation.accept', { id: one.data.id })).code).toBe(200);
  });

  it('is tried three times where the provider does not answer', async () => {
    const shop = await people.shop();
    const mobile = api.given.mobile();
    const id = await invite(shop, mobile);
    let tries = 0;
    const tell = async (to: string) => {
      if (to === mobile) tries += 1;
      throw new Error('no answer');
    };
    for (let n = 0; n < 5; n += 1) {
      await sendInvitations({ db: api.db, sms: { ...api.inbox, tell }, mall: 'https://mall.test' });
      await api.db
        .updateTable('staff_invitations')
        .set({ text_next: new Date(0) })
        .where('id', '=', id)
        .execute();
    }
    expect(tries).toBe(3);
  });
});

describe('an invitation', () => {
  it('is made once for a number, however often it is tried at the same time', async () => {
    const shop = await people.shop();
    const ko = await people.shopper();
    const replies = await Promise.all(
      ['sales', 'content', 'sales', 'manager'].map((roleId) =>
        shop.call('staff.invite', { mobile: ko.mobile, roleId }),
      ),
    );
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40903, 40903, 40903]);
    expect(replies.map(({ msgKey }) => msgKey)).toContain('invitation.already');
    expect(await newsOf(ko)).toEqual(['staff.invited']);
  });

  it('is accepted once, and either accepted or withdrawn', async () => {
    const shop = await people.shop();
    const ko = await people.shopper();
    const id = await invite(shop, ko.mobile);
    const twice = await Promise.all([1, 2].map(() => ko.call('invitation.accept', { id })));
    expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40400]);
    const mei = await people.shopper();
    const second = await invite(shop, mei.mobile);
    const [accepted, withdrawn] = await Promise.all([
      mei.call('invitation.accept', { id: second }),
      shop.call('staff.withdrawInvitation', { id: second }),
    ]);
    expect([accepted.code, withdrawn.code].sort((a, b) => a - b)).toEqual([200, 40400]);
    const works = (await staffOf(shop)).some(([userId]) => userId === mei.memberId);
    expect(works).toBe(accepted.code === 200);
  });

  it('is over after seven days, and can be sent again or made anew', async () => {
    const shop = await people.shop();
    const ko = await people.shopper();
    const id = await invite(shop, ko.mobile);
    await expire(id);
    expect((await ko.call('invitation.list')).data.list).toEqual([]);
    expect((await ko.call('invitation.accept', { id })).msgKey).toBe('invitation.over');
    expect((await shop.call('staff.invitations')).data.list).toMatchObject([{ id, expired: true }]);
    expect((await shop.call('staff.resendInvitation', { id })).data).toMatchObject({ id, expired: false });
    expect(await newsOf(ko)).toEqual(['staff.invited', 'staff.invited']);
    await expire(id);
    const anew = await invite(shop, ko.mobile);
    expect((await shop.call('staff.invitations')).data.list.map((one) => one.id)).toEqual([anew]);
    expect((await ko.call('invitation.accept', { id: anew })).code).toBe(200);
  });

  it('that nobody wanted for a month is forgotten', async () => {
    const shop = await people.shop();
    const id = await invite(shop, api.given.mobile());
    await api.db
      .updateTable('staff_invitations')
      .set({ invited_at: new Date(Date.now() - 40 * dayMs), expires_at: new Date(Date.now() - 31 * dayMs) })
      .where('id', '=', id)
      .execute();
    await textsTo('');
    expect((await shop.call('staff.invitations')).data.list).toEqual([]);
  });

  it('is for nobody who works here, and in no role that is not the shop\u2019s to give', async () => {
    const [shop, other] = [await people.shop(), await people.shop()];
    const clerk = await people.staff(shop.id, 'sales');
    expect((await shop.call('staff.invite', { mobile: clerk.mobile, roleId: 'sales' })).msgKey).toBe(
      'staff.already',
    );
    const { data: theirs } = await other.call('role.create', { name: 'Theirs', permissions: ['shop.view'] });
    for (const roleId of ['owner', 'no-such-role', theirs.id])
      expect((await shop.call('staff.invite', { mobile: api.given.mobile(), roleId })).msgKey).toBe(
        'missing',
      );
    expect((await shop.call('staff.invite', { mobile: '12345', roleId: 'sales' })).msgKey).toBe(
      'mobile.invalid',
    );
  });

  it('of somebody who may invite nobody any more is worth nothing', async () => {
    const shop = await people.shop();
    const [manager, ko] = [await people.staff(shop.id, 'manager'), await people.shopper()];
    const { data } = await manager.call('staff.invite', { mobile: ko.mobile, roleId: 'sales' });
    await shop.call('staff.change', { id: manager.memberId, roleId: 'sales' });
    expect((await ko.call('invitation.accept', { id: data.id })).msgKey).toBe('invitation.over');
    await shop.call('staff.resendInvitation', { id: data.id });
    expect((await ko.call('invitation.accept', { id: data.id })).code).toBe(200);
  });

  it('gives the role as it is when it is accepted, and goes with a role that is removed', async () => {
    const shop = await people.shop();
    const { data: role } = await shop.call('role.create', { name: 'Nights', permissions: ['shop.view'] });
    const [ko, mei] = [await people.shopper(), await people.shopper()];
    const id = await invite(shop, ko.mobile, role.id);
    await shop.call('role.change', { id: role.id, permissions: ['order.view'] });
    await ko.call('invitation.accept', { id });
    expect((await ko.call('shopOrder.list', {})).code).toBe(200);
    expect((await ko.call('shop.profile')).data).toBe('shop.view');
    const second = await invite(shop, mei.mobile, role.id);
    await shop.call('role.remove', { id: role.id, moveTo: 'sales' });
    expect((await mei.call('invitation.accept', { id: second })).msgKey).toBe('invitation.over');
  });

  it('waits while the shop is suspended', async () => {
    const shop = await people.shop();
    const ko = await people.shopper();
    const id = await invite(shop, ko.mobile);
    const setStatus = (status: string) =>
      api.db.updateTable('shops').set({ status }).where('id', '=', shop.id).execute();
    await setStatus('suspended');
    expect((await ko.call('invitation.accept', { id })).msgKey).toBe('invitation.notNow');
    await setStatus('open');
    expect((await ko.call('invitation.accept', { id })).code).toBe(200);
  });

  it('is another shop\u2019s business to nobody', async () => {
    const [shop, other] = [await people.shop(), await people.shop()];
    const id = await invite(shop, api.given.mobile());
    for (const name of ['staff.resendInvitation', 'staff.withdrawInvitation'] as const)
      expect((await other.call(name, { id })).code).toBe(40400);
    expect((await other.call('staff.invitations')).data.list).toEqual([]);
  });

  it('is not made without end: fifty a day by a shop, five a day to a number', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' });
    try {
      const here = createPeople(limited);
      const shop = await here.shop();
      const mobile = limited.given.mobile();
      const { data } = await shop.call('staff.invite', { mobile, roleId: 'sales' });
      for (let n = 0; n < 4; n += 1)
        expect((await shop.call('staff.resendInvitation', { id: data.id })).code).toBe(200);
      expect((await shop.call('staff.resendInvitation', { id: data.id })).code).toBe(42900);
      const other = await here.shop();
      expect((await other.call('staff.invite', { mobile, roleId: 'sales' })).code).toBe(42900);
      for (let n = 0; n < 44; n += 1)
        await shop.call('staff.invite', { mobile: limited.given.mobile(), roleId: 'sales' });
      const last = await shop.call('staff.invite', { mobile: limited.given.mobile(), roleId: 'sales' });
      expect(last.code).toBe(42900);
    } finally {
      await limited.stop();
    }
  });
});
