import { fuzzedResult } from './fuzzed.ts';
import { preparedResult } from './prepared.ts';
import { leftOut, needsOf, serverTests } from './server-tests.ts';
import { roomsOf } from './touched.ts';

describe('what a test of the server needs', () => {
  it.each([
    ['trade/cart/lines.test.ts', "import { sum } from './sum.ts';", 'none'],
    ['platform/jobs/jobs.test.ts', 'await openPglite(null, await migratedSnapshot())', 'none'],
    ['testing/process/life.test.ts', 'folder = await dataFolder(fill);', 'none'],
    ['member/accounts/profile.test.ts', 'api = await startApi();', 'postgres'],
    ['seller/shops/shops.test.ts', 'openPostgres(url)', 'postgres'],
    ['testing/fuzz.test.ts', 'api = await startApi();', 'postgres'],
    ['testing/shadow-fuzz.test.ts', 'api = await startApi();', 'both'],
    ['campaign/seckill/gate/gate.test.ts', 'api = await startApi();', 'both'],
    ['testing/races.test.ts', 'api = await startApi();', 'both'],
    ['testing/process/seckill-crash.test.ts', 'await ownDatabase(fill)', 'both'],
  ])('%s', (file, text, needs) => {
    expect(needsOf(file, text)).toBe(needs);
  });

  it('is said of every test, once', () => {
    const all = serverTests('none', 'postgres', 'both');
    expect(all.length).toBeGreaterThan(100);
    for (const needs of ['none', 'postgres', 'both'] as const) {
      expect(serverTests(needs).length).toBeGreaterThan(5);
      expect(all).toEqual(expect.arrayContaining(serverTests(needs)));
    }
    expect(serverTests('none').length + serverTests('postgres').length + serverTests('both').length).toBe(
      all.length,
    );
  });
});

it('files that differ from main name the rooms whose tests are run before a commit', () => {
  const files = [
    'package.json',
    'server/src/trade/cart/routes.ts',
    'server/src/trade/cart/present.ts',
    'server/src/app.ts',
    'mf-catalog/src/product/gallery/Gallery.tsx',
    'shared/contract/src/cart.ts',
    'scripts/suites/all.ts',
  ];
  expect(roomsOf(files)).toEqual([
    '/mf-catalog/src/product/',
    '/scripts/suites/',
    '/server/src/[^/]+$',
    '/server/src/trade/cart/',
    '/shared/contract/',
  ]);
});

describe('statements on the embedded database', () => {
  it('are one test, which names each that is refused and why', () => {
    expect(preparedResult({ prepared: 900, refused: [] })).toMatchObject({ passed: 1, failed: 0 });
    const refused = [{ text: 'select merge_action()', why: 'no such function' }];
    const result = preparedResult({ prepared: 899, refused });
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.shown).toContain('no such function:\nselect merge_action()');
  });

  it('fail when none was recorded', () => {
    expect(preparedResult({ prepared: 0, refused: [] })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('operations that the fuzz has tried', () => {
  it('are one test, which names each that no test gets a success from', () => {
    const all = { all: true };
    expect(fuzzedResult({ tried: 350, untried: [] }, all)).toMatchObject({ passed: 1, failed: 0 });
    const result = fuzzedResult({ tried: 349, untried: ['cart.add'] }, all);
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.shown).toContain('cart.add');
  });

  it('are some, where not all areas were tested', () => {
    expect(fuzzedResult({ tried: 60, untried: ['cart.add'] }, { all: false })).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });

  it.each([true, false])('fail when none was tried (all: %s)', (all) => {
    expect(fuzzedResult({ tried: 0, untried: [] }, { all })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('tests of the server that a suite leaves out', () => {
  it('are in the long run none of those that can run on the embedded database', () => {
    expect(leftOut('unit', false)).toEqual(serverTests('postgres'));
    expect(leftOut('unit', true)).toEqual([]);
    for (const isLong of [false, true]) expect(leftOut('api', isLong)).toEqual(serverTests('none'));
    expect(leftOut(undefined, false)).toEqual([]);
  });
});
