import { hourMs } from '@mall/contract/core/time';
import { headOf } from '@mall/registry';
import { sampleDocument } from '@mall/registry/sample';
import { register } from 'prom-client';
import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';
import { networkOf } from './counts.ts';
import { statsOfADay } from './stats.queries.ts';
import { forgetOldCounts } from './keep-counts.ts';
import { healthOf } from './health.queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => sql`truncate composition_counts`.execute(api.db));

const owned = {
  remote: 'mf_catalog',
  version: '2.0.0',
  channel: 'stable',
  route: 'catalog.home',
  shop: 'DEMO88',
} as const;
const load = { kind: 'load', ...owned, good: true, ms: { entry: 40, chunk: 60 } } as const;
const bad = { ...load, good: false } as const;
const since = new Date(Date.now() - hourMs);
const health = (version = '2.0.0') => healthOf(api.db, { remote: 'mf_catalog', version, since });
const report = (events: readonly unknown[], ip?: string, more: Record<string, unknown> = {}) =>
  api.as({ ...(ip === undefined ? {} : { ip }) }).call('telemetry.report', {
    revision: 7,
    events: events as never, // also what is no event
    ...more,
  });

describe('what pages tell of their composition', () => {
  it('is counted by the hour, whole pages with their outcome', async () => {
    expect(await report([load, bad, { ...load, version: '2.1.0', channel: 'canary' }])).toMatchObject({
      code: 200,
    });
    expect(await report([load])).toMatchObject({ code: 200 });
    expect(await health()).toEqual({ loads: 3, failures: 1 });
    expect(await health('2.1.0')).toEqual({ loads: 1, failures: 0 });
  });

  it('does not count what a developer chose for themselves', async () => {
    await report([{ ...bad, channel: 'override' }]);
    expect(await health()).toEqual({ loads: 0, failures: 0 });
  });

  it('counts vitals by route and by how good they were', async () => {
    const vital = { kind: 'vital', ...owned, name: 'LCP' } as const;
    await report([
      { ...vital, value: 2500 },
      { ...vital, value: 4001 },
      { ...vital, value: 9000 },
      { ...vital, value: 1, channel: 'override' },
    ]);
    const rows = await api.db
      .selectFrom('composition_counts')
      .select(['route', 'what', 'bucket', 'n'])
      .orderBy('bucket')
      .execute();
    expect(rows).toEqual([
      { route: 'catalog.home', what: 'LCP', bucket: 0, n: 1 },
      { route: 'catalog.home', what: 'LCP', bucket: 2, n: 2 },
    ]);
  });

  it('adds to the metrics of the process', async () => {
    await report([{ kind: 'failure', ...owned, phase: 'chunk', class: 'timeout', ms: 9 }]);
    const text = await register.metrics();
    expect(text).toMatch(
      /mall_composition_events_total\{remote="mf_catalog",phase="chunk",class="timeout"\} 1/,
    );
    expect(text).toMatch(
      /mall_composition_loads_total\{remote="mf_catalog",channel="stable",outcome="bad"\}/,
    );
  });

  it.each([
    ['an address instead of a route', [{ ...load, route: '/order/4711' }]],
    ['a remote that cannot be', [{ ...load, remote: 'catalog' }]],
    ['a phase that is none', [{ kind: 'failure', ...owned, phase: 'sleep', class: 'chunk', ms: 1 }]],
    ['a field of its own', [{ ...load, member: '13800000001' }]],
    ['a long version', [{ ...load, version: '1'.repeat(61) }]],
    ['nothing', []],
    ['very much', Array.from({ length: 51 }, () => load)],
  ])('is refused whole when it holds %s', async (_what, events) => {
    const reply = await report(
      events.length === 0 ? events : [...events.slice(1), load, ...events.slice(0, 1)],
    );
    expect(reply.code).not.toBe(200);
    expect(await health()).toEqual({ loads: 0, failures: 0 });
  });

  it('is forgotten after two weeks', async () => {
    await report([load]);
    await sql`insert into composition_counts
      select hour - interval '15 days', remote, version, channel, route, what, bucket, n
      from composition_counts`.execute(api.db);
    await forgetOldCounts(api.db);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from composition_counts`.execute(
      api.db,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

it('is answered for the last day, by remote and version, however many hours and pages it came from', async () => {
  const vital = { kind: 'vital', ...owned } as const;
  const shell = { ...vital, remote: 'shell', version: '', route: '' } as const;
  await report([
    load,
    bad,
    { ...bad, channel: 'override' },
    { ...load, version: '2.1.0', channel: 'canary' },
    { ...vital, name: 'LCP', value: 2000 },
    { ...vital, name: 'LCP', value: 2000, route: 'catalog.product' },
    { ...vital, name: 'LCP', value: 3000 },
    { ...vital, name: 'CLS', value: 0.3 },
    { ...vital, name: 'TTFB', value: 30 },
    { ...shell, name: 'INP', value: 90 },
  ]);
  await sql`insert into composition_counts
    select hour - interval '3 hours', remote, version, channel, route, what, bucket, n
    from composition_counts where what in ('load', 'bad')`.execute(api.db);
  await sql`insert into composition_counts
    select hour - interval '30 hours', remote, version, channel, route, what, bucket, n
    from composition_counts`.execute(api.db);
  expect(await statsOfADay(api.db)).toEqual({
    mf_catalog: {
      '2.0.0': { loads: 4, failures: 2, vitals: { LCP: [2, 1, 0], CLS: [0, 0, 1] } },
      '2.1.0': { loads: 2, failures: 0, vitals: {} },
    },
    shell: { '': { loads: 0, failures: 0, vitals: { INP: [1, 0, 0] } } },
  });
});

it('counts nothing of a version that the registry does not name', async () => {
  const document = sampleDocument();
  const built = await startApi(
    {},
    { registry: () => ({ document, head: headOf(document), text: undefined, from: 'store', refused: [] }) },
  );
  const invented = { ...owned, version: '9.9.9' };
  const told = await built.as().call('telemetry.report', {
    revision: 7,
    events: [
      load,
      { ...bad, ...invented },
      { kind: 'failure', ...invented, phase: 'chunk', class: 'timeout', ms: 9 },
      { kind: 'vital', ...invented, name: 'LCP', value: 1 },
      { kind: 'vital', ...owned, remote: 'shell', version: '', name: 'TTFB', value: 1 },
    ],
  });
  expect(told.code).toBe(200);
  const rows = await built.db
    .selectFrom('composition_counts')
    .select(['remote', 'version', 'what'])
    .orderBy('remote')
    .execute();
  expect(rows).toEqual([
    { remote: 'mf_catalog', version: '2.0.0', what: 'load' },
    { remote: 'shell', version: '', what: 'TTFB' },
  ]);
  await built.stop();
});

describe('one address', () => {
  it('counts as five pages a day of a version, and as five values of each vital, whatever it sends', async () => {
    const strict = await startApi({ RATE_LIMITS: 'on' });
    const slow = { kind: 'vital', ...owned, name: 'LCP', value: 9000 } as const;
    const tell = (ip: string) =>
      strict.as({ ip }).call('telemetry.report', {
        revision: 7,
        events: Array.from({ length: 20 }, () => [bad, slow]).flat(),
      });
    await tell('203.0.113.5');
    await tell('203.0.113.5');
    const asked = { remote: 'mf_catalog', version: '2.0.0', since };
    expect(await healthOf(strict.db, asked)).toEqual({ loads: 5, failures: 5 });
    await tell('203.0.113.6');
    expect(await healthOf(strict.db, asked)).toEqual({ loads: 10, failures: 10 });
    expect((await statsOfADay(strict.db)).mf_catalog?.['2.0.0']?.vitals.LCP).toEqual([0, 0, 10]);
    await strict.stop();
  });

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.5', '::ffff:203.0.113.5'],
  ])('%s is of the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
