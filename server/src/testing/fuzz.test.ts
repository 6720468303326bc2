import { isStream } from '@mall/contract/core/streams';
import { endpoint, type OperationName, wire } from '@mall/contract/core/wire';
import fc from 'fast-check';
import { expectInvariants } from './invariants.ts';
import { excelType } from '../platform/spreadsheets/write.ts';
import { samples } from './samples.ts';
import { scaled } from './scale.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

/** A failing seed is printed by fast-check and repeated with FUZZ_SEED. */
const runs = scaled(5, 20);
const seed = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

let api: Api;
let made: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  api = await startApi();
  made = await createWorld(api);
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const names = Object.keys(wire) as OperationName[]; // keys of a const table

const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    -(2 ** 53),
    '99999999999999999999',
    '2147483648',
    '999999999',
    'NaN',
    'true',
    '\ud800',
    'a\u0000b',
    '\u202e\u200b',
    "' or 1=1 --",
    '../../etc/passwd',
    '%00',
    '{}',
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: {} } } },
    true,
    'x'.repeat(5000),
    Array.from({ length: 1500 }, () => 'x'),
    { $gt: '' },
    { length: 3 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const mutation = fc.oneof(
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat(), value: fc.constant(null) }),
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: junk }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(), value: junk }),
);
type Mutation = { kind: 'drop' | 'replace' | 'add'; at: number; value: unknown };

const extraKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'userId',
  'shop_id',
  'pay',
  'price',
  'toString',
  'page',
  'size',
];

/** Entries, not an object: `__proto__` must arrive as a key. */
const mutate = (input: object, mutations: readonly Mutation[]): [string, unknown][] => {
  let entries: [string, unknown][] = Object.entries(input);
  for (const { kind, at, value } of mutations) {
    const index = entries.length === 0 ? -1 : at % entries.length;
    if (kind === 'add') entries.push([extraKeys[at % extraKeys.length] ?? 'x', value]);
    else if (kind === 'drop') entries = entries.filter((_, each) => each !== index);
    else entries = entries.map(([key, old], each) => [key, each === index ? value : old]);
  }
  return entries;
};

const dotted = (key: string, value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([inner, each]) => dotted(`${key}.${inner}`, each))
    : [[key, String(value)]];

/** An object may have no text of its own. */
const inPath = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

const jsonOf = (entries: readonly [string, unknown][]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;

const send = async (
  name: OperationName,
  entries: readonly [string, unknown][],
  asForm: boolean,
  token: string | undefined,
) => {
  const { method, path } = endpoint(name);
  const fields = Object.fromEntries(entries);
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(Buffer.from(inPath(fields[key])).toString()))}`;
  const form = new URLSearchParams(entries.flatMap(([key, value]) => dotted(key, value))).toString();
  const headers = token === undefined ? {} : { token };
  if (method === 'GET') return api.app.inject({ method, url: `${url}?${form}`, headers });
  return asForm
    ? api.app.inject({
        method,
        url,
        payload: form,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
    : api.app.inject({
        method,
        url,
        payload: jsonOf(entries),
        headers: { ...headers, 'content-type': 'application/json' },
      });
};

const expectEnvelope = (reply: { statusCode: number; body: string; headers: object }): void => {
  expect(reply.statusCode).toBeLessThan(500);
  // What is left of the input may be enough for a sheet, which has no envelope.
  if (reply.statusCode === 200 && JSON.stringify(reply.headers).includes(excelType)) return;
  const answer: unknown = JSON.parse(reply.body);
  expect(answer).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  expect(answer).toHaveProperty('data');
  expect(reply.body).not.toMatch(/node_modules|\.ts:\d|syntax error at|violates .* constraint/);
};

it.each(names.filter((name) => !isStream(name)))(
  '%s answers whatever it is sent',
  async (name) => {
    if (!api.app.hasRoute({ method: endpoint(name).method, url: urlOf(name) })) return;
    // Sessions of its own for each operation: one of them ends the session that it is called with.
    const tokens = [undefined, await api.signIn(made.buyer.memberId), await api.signIn(made.shop.ownerId)];
    await fc.assert(
      fc.asyncProperty(
        fc.array(mutation, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(...tokens),
        async (mutations, asForm, token) => {
          expectEnvelope(await send(name, mutate(samples[name](made.world), mutations), asForm, token));
        },
      ),
      { numRuns: runs, ...seed },
    );
  },
  120_000 + runs * 2000,
);

describe('a body that is no body', () => {
  it.each([
    ['broken JSON', 'application/json', '{"skuId":'],
    ['JSON that is a list', 'application/json', '[1,2]'],
    ['JSON that is a word', 'application/json', '"x"'],
    ['a prototype in JSON', 'application/json', '{"__proto__":{"qty":1},"skuId":"1"}'],
    ['100 levels', 'application/x-www-form-urlencoded', `${'a.'.repeat(100)}b=1`],
    [
      '10 000 fields',
      'application/x-www-form-urlencoded',
      Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&'),
    ],
    ['a type of nothing we know', 'application/x-unknown', 'x'],
    ['a megabyte and more', 'application/json', JSON.stringify({ skuId: 'x'.repeat(1_200_000) })],
    ['form of percent signs', 'application/x-www-form-urlencoded', '%=%&%%%'],
  ])('%s is refused', async (_what, type, payload) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/cart/addCart',
      payload,
      headers: { token: await api.signIn(made.buyer.memberId), 'content-type': type },
    });
    expectEnvelope(reply);
    expect(reply.json().code).not.toBe(200);
  });
});

it.each([
  '/api/order/orderDetail/%',
  '/api/order/orderDetail/%ff',
  '/api/nothing',
  `/api/order/orderDetail/${'x'.repeat(200)}`,
])('an address that leads nowhere is answered in the envelope: %s', async (url) =>
  expectEnvelope(await api.app.inject({ method: 'GET', url })),
);

it('text that no column holds is refused', async () => {
  const reply = await api
    .as({ token: await api.signIn(made.buyer.memberId) })
    .call('cart.remove', { ids: ['a\u0000b', '\ud800'] });
  expect(reply).toMatchObject({ code: 40001, status: 200 });
});

const urlOf = (name: OperationName): string =>
  `/api${endpoint(name)
    .path.replaceAll(/\{(\w+)\}/g, ':$1')
    .replace(/\/$/, '')}`;
