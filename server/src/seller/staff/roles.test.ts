import { permissions, presetRoles } from '@mall/contract/core/permissions';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** Somebody with exactly these keys. */
const withKeys = async (
  shop: Awaited<ReturnType<typeof people.shop>>,
  keys: (typeof permissions)[number][],
) => {
  const { data: role } = await shop.call('role.create', {
    name: `Role ${Math.random()}`.slice(0, 20),
    permissions: keys,
  });
  const who = await people.staff(shop.id, 'sales');
  await shop.call('staff.change', { id: who.memberId, roleId: role.id });
  return { ...who, roleId: role.id };
};

describe('the roles of a shop', () => {
  it('are six presets and its own, with how many have each, in words of the reader', async () => {
    const shop = await people.shop();
    await people.staff(shop.id, 'sales');
    await people.staff(shop.id, 'sales');
    await shop.call('role.create', { name: 'Showroom', permissions: ['want.view', 'shop.view'] });
    const { data } = await shop.call('role.list');
    expect(
      data.list.map(({ name, preset, people: n, permissions: keys }) => [name, preset, n, keys.length]),
    ).toEqual([
      ['Owner', true, 1, 26],
      ['Manager', true, 0, 23],
      ['Sales', true, 2, 8],
      ['Content', true, 0, 7],
      ['Delivery', true, 0, 3],
      ['Finance', true, 0, 5],
      ['Showroom', false, 0, 2],
    ]);
    expect(data.groups.flatMap((group) => group.permissions.map(({ key }) => key)).sort()).toEqual(
      [...permissions].sort(),
    );
    const zh = api.as({ token: shop.token ?? '', lang: 'zh' });
    expect((await zh.call('role.list')).data.list[1]?.name).toBe('店长');
  });

  it('are known to their shop alone', async () => {
    const [shop, other] = [await people.shop(), await people.shop()];
    const { data: role } = await shop.call('role.create', { name: 'Showroom', permissions: [] });
    expect((await other.call('role.list')).data.list).toHaveLength(6);
    expect((await other.call('role.change', { id: role.id, name: 'Mine' })).msgKey).toBe('missing');
    expect((await other.call('role.remove', { id: role.id })).msgKey).toBe('missing');
  });

  it('have names of their own', async () => {
    const shop = await people.shop();
    const { data: role } = await shop.call('role.create', { name: 'Showroom', permissions: [] });
    for (const name of ['showroom', ' SHOWROOM ', 'Sales', 'owner'])
      expect((await shop.call('role.create', { name, permissions: [] })).msgKey).toBe('role.nameTaken');
    await shop.call('role.create', { name: 'Night', permissions: [] });
    expect((await shop.call('role.change', { id: role.id, name: 'night' })).msgKey).toBe('role.nameTaken');
    expect((await shop.call('role.change', { id: role.id, name: 'SHOWROOM' })).data.name).toBe('SHOWROOM');
    expect((await shop.call('role.create', { name: 'x', permissions: [] })).code).toBe(40001);
  });

  it('are thirty at most', async () => {
    const shop = await people.shop();
    for (let n = 0; n < 30; n += 1) await shop.call('role.create', { name: `Role ${n}`, permissions: [] });
    expect((await shop.call('role.create', { name: 'One more', permissions: [] })).data).toEqual({
      most: 30,
    });
  });
});

describe('a role that is changed', () => {
  it('holds for everybody who has it, at once', async () => {
    const shop = await people.shop();
    const clerk = await withKeys(shop, ['order.view']);
    expect((await clerk.call('shop.profile')).data).toBe('shop.view');
    await shop.call('role.change', { id: clerk.roleId, permissions: ['shop.view'] });
    expect((await clerk.call('shop.profile')).code).toBe(200);
    expect((await clerk.call('shopOrder.list', {})).data).toBe('order.view');
  });

  it('is none of the presets', async () => {
    const shop = await people.shop();
    expect((await shop.call('role.change', { id: 'sales', permissions: [] })).msgKey).toBe('role.preset');
    expect((await shop.call('role.remove', { id: 'manager' })).msgKey).toBe('role.preset');
  });

  it('leaves what was added and taken away in the list of changes', async () => {
    const shop = await people.shop();
    const { data: role } = await shop.call('role.create', {
      name: 'Showroom',
      permissions: ['shop.view', 'goods.view'],
    });
    await shop.call('role.change', { id: role.id, name: 'Show', permissions: ['shop.view', 'want.view'] });
    const { data } = await shop.call('audit.list', { area: 'role' });
    expect(data.list[0]).toMatchObject({
      title: 'Role changed',
      about: 'Show',
      changes: [
        { field: 'Name', old: 'Showroom', new: 'Show' },
        { field: 'Permissions added', old: null, new: 'See wanted purchases' },
        { field: 'Permissions taken away', old: 'See goods', new: null },
      ],
    });
  });
});

describe('nobody grants what they lack', () => {
  it('in a role that he makes or changes', async () => {
    const shop = await people.shop();
    const deputy = await withKeys(shop, ['role.edit', 'staff.view', 'shop.view']);
    expect(
      await deputy.call('role.create', { name: 'Rich', permissions: ['finance.view', 'shop.view'] }),
    ).toMatchObject({
      code: 40300,
      msgKey: 'role.beyondOwn',
      data: { keys: ['finance.view'] },
    });
    expect((await deputy.call('role.create', { name: 'Poor', permissions: ['shop.view'] })).code).toBe(200);
    expect(
      (await deputy.call('role.change', { id: deputy.roleId, permissions: [...presetRoles.manager] })).msgKey,
    ).toBe('role.beyondOwn');
  });

  it('though they may change a role that has more, and take away', async () => {
    const shop = await people.shop();
    const deputy = await withKeys(shop, ['role.edit', 'staff.view']);
    const { data: rich } = await shop.call('role.create', {
      name: 'Rich',
      permissions: ['finance.view', 'order.view'],
    });
    expect(
      (await deputy.call('role.change', { id: rich.id, permissions: ['finance.view', 'staff.view'] })).code,
    ).toBe(200);
    expect(
      (await deputy.call('role.change', { id: rich.id, permissions: ['finance.view', 'order.view'] })).msgKey,
    ).toBe('role.beyondOwn');
  });

  it.each(Object.keys(presetRoles).filter((role) => role !== 'owner'))(
    'by making somebody %s',
    async (roleId) => {
      const shop = await people.shop();
      const hirer = await withKeys(shop, ['staff.edit', 'staff.view']);
      const manager = await people.staff(shop.id, 'manager');
      const mobile = api.given.mobile();
      expect((await hirer.call('staff.invite', { mobile, roleId })).msgKey).toBe('role.beyondOwn');
      expect((await hirer.call('staff.change', { id: hirer.memberId, roleId })).msgKey).toBe(
        'role.beyondOwn',
      );
      // A manager lacks finance.view and role.edit: they may grant all but finance.
      expect((await manager.call('staff.invite', { mobile, roleId })).code).toBe(
        roleId === 'finance' ? 40300 : 200,
      );
    },
  );

  it('by removing a role whose people get another', async () => {
    const shop = await people.shop();
    const deputy = await withKeys(shop, ['role.edit']);
    const clerk = await withKeys(shop, ['shop.view']);
    expect((await deputy.call('role.remove', { id: clerk.roleId, moveTo: 'manager' })).msgKey).toBe(
      'role.beyondOwn',
    );
  });
});

describe('a role that is removed', () => {
  it('goes when nobody has it', async () => {
    const shop = await people.shop();
    const { data: role } = await shop.call('role.create', { name: 'Showroom', permissions: [] });
    expect((await shop.call('role.remove', { id: role.id })).code).toBe(200);
    expect((await shop.call('role.list')).data.list).toHaveLength(6);
  });

  it('needs to be said who gets what while somebody has it, and tells them', async () => {
    const shop = await people.shop();
    const clerk = await withKeys(shop, ['shop.view']);
    expect(await shop.call('role.remove', { id: clerk.roleId })).toMatchObject({
      code: 40900,
      msgKey: 'role.inUse',
      data: { people: 1 },
    });
    expect((await shop.call('role.remove', { id: clerk.roleId, moveTo: clerk.roleId })).msgKey).toBe(
      'role.inUse',
    );
    expect((await shop.call('role.remove', { id: clerk.roleId, moveTo: 'owner' })).msgKey).toBe('missing');
    expect((await shop.call('role.remove', { id: clerk.roleId, moveTo: 'sales' })).code).toBe(200);
    expect((await clerk.call('member.isShop')).data.role).toBe('sales');
    const { data } = await clerk.call('message.list', {});
    expect(data.list.map(({ type }) => type)).toEqual(['staff.roleChanged', 'staff.roleChanged']);
  });

  it('and given to somebody at the same moment leaves nobody without one', async () => {
    const shop = await people.shop();
    const { data: role } = await shop.call('role.create', { name: 'Showroom', permissions: ['shop.view'] });
    const mobile = api.given.mobile();
    const [removed, invited] = await Promise.all([
      shop.call('role.remove', { id: role.id }),
      shop.call('staff.invite', { mobile, roleId: role.id }),
    ]);
    expect(removed.code).toBe(200);
    if (invited.code !== 200) expect(invited.msgKey).toBe('missing');
    expect((await shop.call('staff.invitations')).data.list).toEqual([]);
  });
});
