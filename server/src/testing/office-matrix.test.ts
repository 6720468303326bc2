import { operations } from '@mall/contract/operations';
import { permissions, type Permission, presetRoles, whileSuspended } from '@mall/contract/permissions';
import type { OperationName } from '@mall/contract/wire';
import { newId } from '../ids.ts';
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

const keyOf = (name: OperationName): Permission | undefined => {
  const { access } = operations[name];
  return permissions.find((key) => access === `staff:${key}`);
};
const names = Object.keys(operations) as OperationName[]; // keys of a const table
const office = names.filter((name) => keyOf(name) !== undefined);
const denied = (key: Permission | undefined) => ({ code: 40300, msgKey: 'access.denied', data: key });

const send = async (name: OperationName, token: string, shopId?: string) => {
  const headers: Record<string, string> = shopId === undefined ? {} : { 'x-shop': shopId };
  const { code, msgKey, data } = await api.as({ token }).call(name, samples[name](made.world), headers);
  return { code, msgKey, data };
};

/** Somebody of the world's shop with exactly these keys: one for each set. */
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

it('every operation of the office asks for one of the 24 keys', () => {
  const asking = names.filter((name) => operations[name].access.startsWith('staff:'));
  expect(asking.filter((name) => keyOf(name) === undefined)).toEqual([]);
  expect(permissions).toHaveLength(24);
});

describe.each(office)('%s', (name) => {
  const key = keyOf(name);
  const others = permissions.filter((one) => one !== key);

  it(`is refused to who has every key but ${key}`, async () => {
    expect(await send(name, await somebodyWith(others))).toEqual(denied(key));
  });

  it(`is open to who has ${key} and nothing else`, async () => {
    const answer = await send(name, await somebodyWith(key === undefined ? [] : [key]));
    // Some ask for more than the key, such as being the owner: that is their own refusal.
    expect(answer).not.toEqual(denied(key));
    expect(['shop.notOwned', 'session.expired']).not.toContain(answer.msgKey);
  });

  it.each(Object.entries(presetRoles))(
    'asks the role %s what it allows',
    async (_role, keys: readonly Permission[]) => {
      const answer = await send(name, await somebodyWith(keys), made.shop.id);
      if (keys.some((one) => one === key)) expect(answer).not.toEqual(denied(key));
      else expect(answer).toEqual(denied(key));
    },
  );

  it('is refused to the owner of another shop who says that he works here', async () => {
    const token = await api.signIn(made.otherShop.ownerId);
    expect(await send(name, token, made.shop.id)).toEqual(denied(key));
  });

  it('follows the shop that staff of two shops are in', async () => {
    const { memberId, token = '' } = await people.staff(made.otherShop.id, 'sales');
    await api.db
      .insertInto('staff')
      .values({ shop_id: made.shop.id, user_id: memberId, role: 'content', role_id: null, added_by: null })
      .execute();
    const may = { [made.otherShop.id]: presetRoles.sales, [made.shop.id]: presetRoles.content };
    for (const [shopId, keys] of Object.entries(may)) {
      const answer = await send(name, token, shopId);
      const granted: readonly Permission[] = keys;
      if (granted.some((one) => one === key)) expect(answer).not.toEqual(denied(key));
      else expect(answer).toEqual(denied(key));
    }
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

  it('are neither shown to nor deleted by whoever may not read them', async () => {
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
    if (whileSuspended.some((one) => one === key)) expect(code).not.toBe(40300);
    else expect({ code, msgKey, data }).toEqual({ code: 40300, msgKey: 'shop.suspended', data: key });
  });
});
