import { operations } from '@mall/contract/operations';
import {
  operatorPermissions,
  type OperatorPermission,
  operatorRoles,
} from '@mall/contract/core/operator-permissions';
import { operatorWire } from '@mall/contract/core/wire.operator';
import { samples } from './samples.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

let api: Api;
let made: Awaited<ReturnType<typeof createWorld>>;
const tokens = new Map<string, Promise<string>>();
beforeAll(async () => {
  api = await startApi();
  made = await createWorld(api);
});
afterAll(() => api.stop());

type Name = keyof typeof operatorWire;
const names = Object.keys(operatorWire) as Name[]; // keys of a const table
const keyOf = (name: Name): OperatorPermission | undefined =>
  operatorPermissions.find((key) => operations[name].access === `operator:${key}`);
const denied = (name: Name) => ({ code: 40300, msgKey: 'access.denied', data: operations[name].access });

const send = async (name: Name, token?: string) => {
  const { code, msgKey, data } = await api
    .as(token === undefined ? {} : { token })
    .call(name, samples[name](made.world));
  return { code, msgKey, data };
};
/** An operator with exactly these permissions: one for each set. */
const operatorWith = (keys: readonly OperatorPermission[]): Promise<string> => {
  const hire = async (): Promise<string> => {
    const memberId = await api.given.member();
    await api.given.operator(memberId, [...keys]);
    return api.signIn(memberId);
  };
  const known = tokens.get(keys.join()) ?? hire();
  tokens.set(keys.join(), known);
  return known;
};
/** Some operations are refused to everybody for another reason, as a proof that is missing: never for a permission. */
const expectAllowed = async (name: Name, keys: readonly OperatorPermission[]): Promise<void> => {
  const key = keyOf(name);
  const answer = await send(name, await operatorWith(keys));
  if (key === undefined || keys.includes(key))
    expect(answer.msgKey ?? '').not.toMatch(/^(access.denied|session.expired)$/);
  else expect(answer).toEqual(denied(name));
};

it('every operation of operators asks for one of their keys, but who one is, what waits for one, and jobs, whose kinds do', () => {
  expect(names.filter((name) => keyOf(name) === undefined)).toEqual([
    'operator.me',
    'operator.start',
    'mallJob.list',
    'mallJob.detail',
    'mallJob.rows',
    'mallJob.confirm',
    'mallJob.cancel',
    'mallJob.retry',
    'mallJob.fileKey',
    'mallJob.file',
  ]);
});

it('every key opens an operation, or the checklist of a new mall', () => {
  const used = new Set<OperatorPermission | undefined>([...names.map(keyOf), 'settings.view']);
  expect(operatorPermissions.filter((key) => !used.has(key))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const key = keyOf(name);
  const others = operatorPermissions.filter((one) => one !== key);

  it('asks a visitor to sign in, and is refused to a member and to the owner of a shop', async () => {
    expect(await send(name)).toMatchObject({ code: 40003 });
    expect(await send(name, await api.signIn(made.stranger.memberId))).toEqual(denied(name));
    expect(await send(name, await api.signIn(made.shop.ownerId))).toEqual(denied(name));
  });

  it(`is refused to who has every key but ${key}`, () => expectAllowed(name, others));

  it(`is open to who has ${key} and nothing else`, () => expectAllowed(name, [key ?? 'order.view']));

  it.each(Object.entries(operatorRoles))('asks the role %s what it allows', (_role, keys) =>
    expectAllowed(name, keys),
  );
});
