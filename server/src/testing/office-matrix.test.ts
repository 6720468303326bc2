import { operations } from '@mall/contract/operations';
import { permissions, type Permission, presetRoles, whileSuspended } from '@mall/contract/core/permissions';
import type { OperationName } from '@mall/contract/core/wire';
import { newId } from '../platform/ids/ids.ts';
import { createPeople } from './people.ts';
import { samples } from './samples.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

let api: Api;
let made: Awaited<ReturnType<typeof createWorld>>;
let people: ReturnType<typeof createPeople>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startApi();
  made = await createWorld(api);
  people = createPeople(api);
});
afterAll(() => api.stop());

const names = Object.keys(operations) as OperationName[]; // keys of a const table
/** Every operation for a shop's people alone, from the table of operations. */
const office = names.filter((name) => operations[name].access.startsWith('staff'));
/**
 * The permission that an operation requires. Those of any staff require what the object itself needs: so far,
 * an export permission.
 */
const keyOf = (name: OperationName): Permission | undefined => {
  const { access } = operations[name];
  return permissions.find((key) => access === `staff:${key}`);
};
const isOpenToStaff = (name: OperationName): boolean => operations[name].access === 'staff';
const denied = (key: Permission | undefined) =>
  key === undefined
    ? { code: 40300, msgKey: 'shop.notOwned', data: null }
    : { code: 40300, msgKey: 'access.denied', data: key };
const signedOut = { code: 40003, msgKey: 'session.expired', data: null };

const send = async (name: OperationName, token?: string, shopId?: string) => {
  const headers: Record<string, string> = shopId === undefined ? {} : { 'x-shop': shopId };
  const who = token === undefined ? {} : { token };
  const { code, msgKey, data } = await api.as(who).call(name, samples[name](made.world), headers);
  return { code, msgKey, data };
};
type Answer = Awaited<ReturnType<typeof send>>;

/**
 * The answer for a member of the shop with these keys. Some operations require more, such as being the owner:
 * their own refusal.
 */
const expectAllowed = (name: OperationName, keys: readonly Permission[], answer: Answer): void => {
  const key = keyOf(name);
  const isAllowed = isOpenToStaff(name) || keys.some((one) => one === key);
  if (isAllowed) expect(answer.msgKey ?? '').not.toMatch(/^(access.denied|shop.notOwned|session.expired)$/);
  else expect(answer).toEqual(denied(key));
};

/** A member of the world's shop with exactly these keys: one for each set. */
const somebodyWith = async (keys: readonly Permission[]): Promise<string> => {
  const known = tokens.get(keys.join());
  if (known !== undefined) return known;
  const roleId = newId();
  await api.db
    .insertInto('roles')
    .values({ id: roleId, shop_id: made.shop.id, name: roleId, permissions: [...keys] })
    .execute();
  const { memberId, token = '' } = await people.staff(made.shop.id, 'sales');
  await api.db
    .updateTable('staff')
    .set({ role: 'custom', role_id: roleId })
    .where('user_id', '=', memberId)
    .execute();
  tokens.set(keys.join(), token);
  return token;
};

const kept = new Map<string, Promise<string>>();
/** One person per role, for all operations. */
const inRole = (role: string): Promise<string> => {
  const known = kept.get(role) ?? people.staff(made.shop.id, role).then(({ token = '' }) => token);
  kept.set(role, known);
  return known;
};

/** Sales in the other shop, content in this one. */
const ofTwoShops = (): Promise<string> => {
  const hire = async (): Promise<string> => {
    const { memberId, token = '' } = await people.staff(made.otherShop.id, 'sales');
    await api.db
      .insertInto('staff')
      .values({ shop_id: made.shop.id, user_id: memberId, role: 'content', role_id: null, added_by: null })
      .execute();
    return token;
  };
  const known = kept.get('two shops') ?? hire();
  kept.set('two shops', known);
  return known;
};

it('every operation of the office asks for one of the 26 keys', () => {
  expect(office.filter((name) => keyOf(name) === undefined && !isOpenToStaff(name))).toEqual([]);
  expect(permissions).toHaveLength(26);
});

describe.each(office)('%s', (name) => {
  const key = keyOf(name);
  const others = permissions.filter((one) => one !== key);

  it('asks a visitor to sign in, and is refused to a member', async () => {
    expect(await send(name)).toEqual(signedOut);
    expect(await send(name, await api.signIn(made.stranger.memberId), made.shop.id)).toEqual(denied(key));
  });

  it(`is refused to who has every key but ${key}`, async () => {
    expectAllowed(name, others, await send(name, await somebodyWith(others)));
  });

  it(`is open to who has ${key} and nothing else`, async () => {
    const keys = key === undefined ? [] : [key];
    expectAllowed(name, keys, await send(name, await somebodyWith(keys)));
  });

  it.each(Object.entries(presetRoles))(
    'asks the role %s what it allows',
    async (role, keys: readonly Permission[]) => {
      const token = role === 'owner' ? await api.signIn(made.shop.ownerId) : await inRole(role);
      expectAllowed(name, keys, await send(name, token, made.shop.id));
    },
  );

  it('is refused to the owner of another shop who says that he works here', async () => {
    const token = await api.signIn(made.otherShop.ownerId);
    expect(await send(name, token, made.shop.id)).toEqual(denied(key));
  });

  it('follows the shop that staff of two shops are in', async () => {
    const token = await ofTwoShops();
    expectAllowed(name, presetRoles.sales, await send(name, token, made.otherShop.id));
    expectAllowed(name, presetRoles.content, await send(name, token, made.shop.id));
  });
});

describe('messages of the shop', () => {
  const shopMessages = ['message.count', 'message.list', 'message.readAll'] as const;
  it.each(Object.entries(presetRoles))(
    'are for the role %s what it allows',
    async (_role, keys: readonly Permission[]) => {
      const token = await somebodyWith(keys);
      for (const name of shopMessages) {
        const { code, msgKey, data } = await api.as({ token }).call(name, { audience: 'shop' });
        if (keys.some((one) => one === 'message.view')) expect(code).toBe(200);
        else
          expect({ code, msgKey, data }).toEqual({
            code: 40300,
            msgKey: 'access.denied',
            data: 'message.view',
          });
      }
    },
  );

  it('are neither shown to nor deleted by members who may not read them', async () => {
    await api.db
      .insertInto('messages')
      .values({
        id: 'of-shop',
        audience: 'shop',
        shop_id: made.shop.id,
        user_id: null,
        type: 'staff.left',
        order_id: null,
        once_key: null,
        read_at: null,
        deleted_at: null,
        offered_at: null,
      })
      .execute();
    const token = await somebodyWith(permissions.filter((key) => key !== 'message.view'));
    for (const name of ['message.show', 'message.remove'] as const)
      expect((await api.as({ token }).call(name, { id: 'of-shop' })).msgKey).toBe('missing');
    await api.as({ token }).call('message.removeMany', { ids: ['of-shop'] });
    const reader = api.as({ token: await somebodyWith(['message.view']) });
    expect((await reader.call('message.show', { id: 'of-shop' })).code).toBe(200);
  });
});

describe.each(office)('%s of a suspended shop', (name) => {
  const key = keyOf(name);
  let token = '';
  let suspended = '';
  beforeAll(async () => {
    const shop = await people.shop();
    [token, suspended] = [shop.token ?? '', shop.id];
    await api.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', shop.id).execute();
  });

  it('is open only where something sold is brought to an end', async () => {
    const { code, msgKey, data } = await send(name, token, suspended);
    if (isOpenToStaff(name) || whileSuspended.some((one) => one === key)) expect(code).not.toBe(40300);
    else expect({ code, msgKey, data }).toEqual({ code: 40300, msgKey: 'shop.suspended', data: key });
  });
});

it('an operator who sees a shop as its people do is refused whatever writes', async () => {
  const memberId = await api.given.member();
  await api.given.operator(memberId, ['shop.view', 'order.edit', 'finance.view']);
  const token = await api.signIn(memberId);
  const shop = await people.shop();
  await api.as({ token }).call('mallShop.look', { id: shop.id, reason: 'It asked for help' });
  const writing = office.filter((name) => operations[name].method === 'POST');
  expect(writing.length).toBeGreaterThan(50);
  for (const name of writing)
    expect([name, (await send(name, token, shop.id)).msgKey]).toEqual([name, 'shop.onlyLooking']);
});
