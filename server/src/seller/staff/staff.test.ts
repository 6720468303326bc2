import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const newsOf = async (memberId: string) => {
  const { data } = await api
    .as({ token: await api.signIn(memberId) })
    .call('message.list', {}, { 'x-shop': '' });
  return data.list.map(({ type }) => type);
};
const changesOf = async (shopId: string) => {
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'object', 'diff'])
    .where('shop_id', '=', shopId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows;
};

describe('a search for people', () => {
  it('finds who works here and who is invited, masked, by number or part of a name', async () => {
    const shop = await people.shop();
    const siti = await people.shopper({ mobile: '13812344471', name: 'Siti Nurhaliza' });
    await people.hire(shop, siti, 'sales');
    const { data: sent } = await shop.call('staff.invite', { mobile: '15212340938', roleId: 'sales' });
    expect((await shop.call('staff.search', { keyword: 'siti nur' })).data.list).toEqual([
      { id: siti.memberId, name: 'Siti Nurhaliza', image: null, mobile: '138****4471', here: true },
    ]);
    expect((await shop.call('staff.search', { keyword: '15212340938' })).data.list).toEqual([
      { id: sent.id, name: '', image: null, mobile: '152****0938', here: false },
    ]);
  });

  it('never tells whether a number, or a name, is a member of the mall', async () => {
    const [shop, other] = [await people.shop(), await people.shop()];
    await people.shopper({ mobile: '13812340011', name: 'Known Member' });
    const theirs = await people.staff(other.id, 'sales');
    for (const keyword of ['13812340011', 'Known Member', theirs.mobile, '13812340099'])
      expect((await shop.call('staff.search', { keyword })).data.list).toEqual([]);
  });

  it.each(['1', ' ', '1381234', '%%', '__'])('finds nobody by %j', async (keyword) => {
    const shop = await people.shop();
    const { code, data } = await shop.call('staff.search', { keyword });
    expect([40001, 200]).toContain(code);
    if (code === 200) expect(data.list).toEqual([]);
  });

  it('may be made twenty times an hour', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' });
    try {
      const shop = await createPeople(limited).shop();
      const left: number[] = [];
      for (let n = 0; n < 20; n += 1)
        left.push((await shop.call('staff.search', { keyword: 'nobody' })).data.left);
      expect([left[0], left[19]]).toEqual([19, 0]);
      expect(await shop.call('staff.search', { keyword: 'nobody' })).toMatchObject({ code: 42900 });
    } finally {
      await limited.stop();
    }
  });
});

describe('a balance', () => {
  it('is shown only to staff who may see finances', async () => {
    const shop = await people.shop();
    const manager = await people.staff(shop.id, 'manager');
    expect((await shop.call('staff.list', {})).data.list[0]?.balance).toBe(0);
    expect((await manager.call('staff.list', {})).data.list[0]?.balance).toBeNull();
  });
});

describe('a member of staff', () => {
  it('gets another role, level and remark, and is told of the role only', async () => {
    const shop = await people.shop();
    const clerk = await people.staff(shop.id, 'sales');
    await shop.call('staff.change', { id: clerk.memberId, level: 2, remark: 'Saturdays' });
    expect(await newsOf(clerk.memberId)).toEqual([]);
    await shop.call('staff.change', { id: clerk.memberId, roleId: 'finance' });
    expect(await newsOf(clerk.memberId)).toEqual(['staff.roleChanged']);
    expect((await clerk.call('shopOrder.list', {})).code).toBe(200);
    expect((await clerk.call('shop.profile')).data).toBe('shop.view');
    expect((await changesOf(shop.id)).map(({ diff }) => diff)).toEqual([
      { old: { level: 1 }, new: { level: 2, remark: 'changed' } },
      { old: { role: 'sales' }, new: { role: 'finance' } },
    ]);
    await shop.call('staff.change', { id: clerk.memberId, roleId: 'finance' });
    expect(await changesOf(shop.id)).toHaveLength(2);
  });

  it('is out at once when they are removed, and hears of it', async () => {
    const shop = await people.shop();
    const clerk = await people.staff(shop.id, 'sales');
    expect((await clerk.call('shopOrder.list', {})).code).toBe(200);
    expect((await shop.call('staff.remove', { id: clerk.memberId })).code).toBe(200);
    expect((await clerk.call('shopOrder.list', {})).data).toBe('order.view');
    expect((await clerk.call('member.isShop')).data.isShop).toBe(0);
    expect(await newsOf(clerk.memberId)).toEqual(['staff.removed']);
    expect((await shop.call('staff.remove', { id: clerk.memberId })).msgKey).toBe('missing');
  });

  it('may leave, and the shop hears of it; the owner may not', async () => {
    const shop = await people.shop();
    const clerk = await people.staff(shop.id, 'sales');
    const other = await people.shop();
    expect((await clerk.call('staff.leave', { shopId: other.id })).msgKey).toBe('missing');
    expect((await clerk.call('staff.leave', { shopId: shop.id })).code).toBe(200);
    expect((await clerk.call('shopOrder.list', {})).code).toBe(40300);
    expect((await shop.call('staff.leave', { shopId: shop.id })).msgKey).toBe('staff.owner');
    const { data } = await shop.call('message.list', { audience: 'shop' });
    expect(data.list.map(({ type }) => type)).toEqual(['staff.left']);
  });

  it('is the owner for ever: nobody changes or removes him', async () => {
    const shop = await people.shop();
    const manager = await people.staff(shop.id, 'manager');
    for (const who of [shop, manager]) {
      expect((await who.call('staff.remove', { id: shop.ownerId })).msgKey).toBe('staff.owner');
      expect((await who.call('staff.change', { id: shop.ownerId, roleId: 'sales' })).msgKey).toBe(
        'staff.owner',
      );
    }
  });

  it('removed at the same moment gives nothing away any more', async () => {
    const shop = await people.shop();
    const manager = await people.staff(shop.id, 'manager');
    const [removed, added] = await Promise.all([
      shop.call('staff.remove', { id: manager.memberId }),
      manager.call('staff.invite', { mobile: api.given.mobile(), roleId: 'sales' }),
    ]);
    expect(removed.code).toBe(200);
    const rows = await changesOf(shop.id);
    const order = rows.map(({ action }) => action);
    if (added.code === 200) expect(order).toEqual(['staff.invite', 'staff.remove']);
    else expect(added).toMatchObject({ code: 40300, data: 'staff.edit' });
  });
});

describe('somebody of several shops', () => {
  it('works in the one that the request names, and in no other', async () => {
    const [one, two, foreign] = [await people.shop(), await people.shop(), await people.shop()];
    const both = await people.staff(one.id, 'sales');
    await people.hire(two, both, 'manager');
    const at = (shopId: string) => both.call('member.isShop', {}, { 'x-shop': shopId });
    expect((await both.call('member.isShop')).data).toMatchObject({ shopId: one.id, role: 'sales' });
    expect((await at(two.id)).data).toMatchObject({ shopId: two.id, role: 'manager' });
    expect((await at(foreign.id)).data).toMatchObject({ isShop: 0, shopId: null, permissions: [] });
    const { data } = await both.call('staff.shops', {}, { 'x-shop': two.id });
    expect(data.list.map(({ id, roleName, active }) => [id, roleName, active])).toEqual([
      [one.id, 'Sales', false],
      [two.id, 'Manager', true],
    ]);
    expect((await both.call('shop.update', { propaganda: 'x' }, { 'x-shop': one.id })).data).toBe(
      'shop.edit',
    );
    expect((await both.call('shop.update', { propaganda: 'x' }, { 'x-shop': two.id })).code).toBe(200);
    expect((await both.call('shop.update', { propaganda: 'x' }, { 'x-shop': foreign.id })).code).toBe(40300);
    expect((await one.call('shop.profile')).data.change).toBeNull();
  });

  it('is told what is missing, and who could give it', async () => {
    const shop = await people.shop();
    const clerk = await people.staff(shop.id, 'sales');
    const { data } = await clerk.call('staff.helpers', { key: 'finance.view' });
    expect(data).toEqual({
      permission: 'See earnings and supply prices',
      roleName: 'Sales',
      helpers: ['Lin'],
    });
  });
});

describe('a suspended shop', () => {
  it('can be looked at, and finishes what it has sold; it changes nothing else', async () => {
    const shop = await people.shop();
    const setStatus = (status: string) =>
      api.db.updateTable('shops').set({ status }).where('id', '=', shop.id).execute();
    expect((await shop.call('shop.update', { propaganda: 'x' })).code).toBe(200);
    await setStatus('suspended');
    expect(await shop.call('shop.update', { propaganda: 'y' })).toMatchObject({
      code: 40300,
      msgKey: 'shop.suspended',
      data: 'shop.edit',
    });
    expect((await shop.call('staff.invite', { mobile: '13800000000', roleId: 'sales' })).msgKey).toBe(
      'shop.suspended',
    );
    expect((await shop.call('shopOrder.list', {})).code).toBe(200);
    expect((await shop.call('shopOrder.record', { id: 'x' })).msgKey).toBe('missing');
    const clerk = await people.staff(shop.id, 'sales');
    expect((await clerk.call('shop.profile')).msgKey).toBe('access.denied');
    await setStatus('open');
    expect((await shop.call('shop.update', { propaganda: 'y' })).code).toBe(200);
  });
});

describe('a shop that changes hands', () => {
  const codeFor = async (who: ReturnType<Api['as']>, mobile: string) => {
    await who.call('account.sendCode', { purpose: 'shopTransfer' });
    return api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
  };

  it('goes to one of its staff by a code to the owner’s number, and the owner stays as manager', async () => {
    const ownerId = await api.given.member({ mobile: '13877770001' });
    const made = await api.given.shop({ ownerId });
    const owner = api.as({ token: await api.signIn(ownerId) });
    const heir = await people.staff(made.id, 'sales');
    const code = await codeFor(owner, '13877770001');
    expect((await owner.call('staff.transfer', { userId: heir.memberId, verify_code: '' })).msgKey).toBe(
      'account.proofMissing',
    );
    expect(
      (await owner.call('staff.transfer', { userId: heir.memberId, verify_code: '000001' })).msgKey,
    ).toBe('sms.wrongCode');
    expect(
      (await owner.call('staff.transfer', { userId: await api.given.member(), verify_code: code })).msgKey,
    ).toBe('missing');
    expect((await owner.call('staff.transfer', { userId: heir.memberId, verify_code: code })).code).toBe(200);
    expect((await heir.call('member.isShop')).data).toMatchObject({ role: 'owner', shopId: made.id });
    expect((await owner.call('member.isShop')).data).toMatchObject({ role: 'manager', shopId: made.id });
    expect((await owner.call('staff.transfer', { userId: heir.memberId, verify_code: code })).data).toBe(
      'role.edit',
    );
    expect(await newsOf(heir.memberId)).toEqual(['staff.shopGiven']);
    expect(await newsOf(ownerId)).toEqual(['staff.shopGivenAway']);
    expect(await changesOf(made.id)).toMatchObject([
      {
        action: 'staff.transfer',
        actor_id: ownerId,
        diff: { old: { role: 'sales' }, new: { role: 'owner' } },
      },
    ]);
  });

  it('is not given away by staff, whatever their keys', async () => {
    const shop = await people.shop();
    const { data: all } = await shop.call('role.create', {
      name: 'Deputy',
      permissions: ['role.edit', 'staff.edit'],
    });
    const deputy = await people.staff(shop.id, 'sales');
    await shop.call('staff.change', { id: deputy.memberId, roleId: all.id });
    expect((await deputy.call('staff.transfer', { userId: deputy.memberId, verify_code: '1' })).msgKey).toBe(
      'staff.ownerOnly',
    );
  });
});
