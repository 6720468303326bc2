import { sampleDeclaration, sampleDocument } from '@mall/registry/sample';
import { createSecret } from '../../platform/ports/secret.ts';
import { choose, type Gate, isAllowed, overridesOf, type Pass, placesOf } from './choices.ts';
import { gateOf } from './gate.ts';

const secret = createSecret('s'.repeat(32));
const development = gateOf({ NODE_ENV: 'development', OVERRIDE_ORIGINS: undefined }, secret);
const production = gateOf({ NODE_ENV: 'production', OVERRIDE_ORIGINS: 'https://preview.test' }, secret);
const now = 1_000_000;
const ask = (address: string, gate: Gate, cookie?: string) =>
  choose({ query: new URLSearchParams(address), cookie, now }, gate);
const pass = (over: Partial<Pass> = {}): string =>
  secret.sign(
    'tester',
    JSON.stringify({ choices: { mf_catalog: '1.9.0' }, inspector: false, until: now + 1, ...over }),
  );
const choicesIn = (cookie: string | null | undefined): unknown =>
  JSON.parse(secret.signed('tester', cookie ?? '') ?? '{}').choices;

it('lets everybody choose in development, and remembers it', () => {
  const first = ask('mf.mf_catalog=1.9.0', development);
  expect(first).toMatchObject({ pass: { choices: { mf_catalog: '1.9.0' }, inspector: true }, notes: [] });
  const second = ask('mf.mf_checkout=off', development, first.cookie ?? '');
  expect(choicesIn(second.cookie)).toEqual({ mf_catalog: '1.9.0', mf_checkout: 'off' });
  expect(choicesIn(ask('mf.mf_catalog=', development, second.cookie ?? '').cookie)).toEqual({
    mf_checkout: 'off',
  });
  expect(ask('mf=clear', development, second.cookie ?? '')).toMatchObject({
    pass: { choices: {} },
    cookie: null,
  });
  expect(ask('', development, second.cookie ?? '')).toMatchObject({
    cookie: undefined,
    pass: { choices: { mf_catalog: '1.9.0' } },
  });
});

it.each([
  ['an address alone', 'mf.mf_catalog=1.9.0', undefined],
  [
    'a cookie that another secret signed',
    '',
    createSecret('o'.repeat(32)).sign('tester', '{"choices":{},"inspector":true,"until":9e15}'),
  ],
  [
    'a cookie that was signed for something else',
    '',
    secret.sign('referral', '{"choices":{},"inspector":true,"until":9e15}'),
  ],
  ['a pass that is over', '', pass({ until: now - 1 })],
  ['a cookie that is nothing', '', 'x'],
])('gives nobody else anything in production: %s', (_what, address, cookie) => {
  const { pass: given, cookie: answered } = ask(address, production, cookie);
  expect(given).toBeUndefined();
  expect(answered).toBeUndefined();
});

it('honours a link for testers, which chooses nothing more', () => {
  const link = pass();
  expect(ask(`tester=${link}`, production)).toMatchObject({
    pass: { choices: { mf_catalog: '1.9.0' } },
    cookie: link,
  });
  const tried = ask('mf.mf_catalog=2.0.0', production, link);
  expect(tried).toMatchObject({ pass: { choices: { mf_catalog: '1.9.0' } }, cookie: undefined });
  expect(tried.notes).toHaveLength(1);
  expect(ask('tester=nonsense', production).notes).toEqual([
    'This link for testers is not, or no longer, valid.',
  ]);
  expect(ask('mf=clear', production, link)).toMatchObject({ pass: undefined, cookie: null });
});

it('lets an inspector in production choose among allowed places only', () => {
  const inspector = pass({ inspector: true });
  expect(choicesIn(ask('mf.mf_catalog=https://preview.test/x', production, inspector).cookie)).toEqual({
    mf_catalog: 'https://preview.test/x',
  });
  const refused = ask('mf.mf_catalog=https://evil.test', production, inspector);
  expect(refused.notes).toEqual([
    'mf_catalog: https://evil.test is not an address that this mall takes builds from.',
  ]);
  expect(choicesIn(refused.cookie)).toEqual({ mf_catalog: '1.9.0' });
});

it.each([
  ['http://localhost:3101', true],
  ['http://localhost:80', true],
  ['https://localhost:3101', false],
  ['http://localhost.evil.test:3101', false],
  ['http://evil.test', false],
  ['javascript:alert(1)', false],
  ['http://', false],
])('%s is a place of builds in development: %s', (address, isOne) => {
  expect(isAllowed(address, development.origins)).toBe(isOne);
});

it('turns choices into what the resolver takes, and says what it cannot', () => {
  const { overrides, notes } = overridesOf(
    { mf_catalog: '2.1.0', mf_care: 'http://localhost:3101/', mf_gone: '1', mf_other: 'http://localhost:9' },
    sampleDocument(),
    { mf_care: sampleDeclaration({ name: 'mf_care' }) },
  );
  expect(overrides).toMatchObject({
    mf_catalog: { version: '2.1.0' },
    mf_care: { base: 'http://localhost:3101/' },
  });
  expect(Object.keys(overrides)).toEqual(['mf_catalog', 'mf_care']);
  expect(notes).toHaveLength(2);
  expect(placesOf(overrides)).toEqual(['http://localhost:3101', 'ws://localhost:3101']);
  expect(overridesOf({ mf_catalog: '7' }, sampleDocument(), {}).notes).toEqual([
    'mf_catalog: the registry has no version 7.',
  ]);
});
