import { TelemetryEvent as Event, telemetryOps } from '@mall/contract/core/telemetry.ops';
import type { BootManifest } from '@mall/registry/boot-manifest';
import { sampleDeclaration } from '@mall/registry/sample';
import { createMall } from './mall.ts';
import { routeAt } from './route-at.ts';
import { heard, noteStep, opened, owned, report, watchReports } from './telemetry.ts';
import { startReporting } from './reporter.ts';

const { i18n, routes, nav, slots, services } = sampleDeclaration();
const manifest: BootManifest = {
  revision: 7,
  inspector: false,
  notes: [],
  remotes: [
    {
      name: 'mf_catalog',
      channel: 'canary',
      closed: false,
      version: '2.1.0',
      base: '/remotes/mf_catalog/2.1.0/',
      previous: { version: '1.9.0', base: '/remotes/mf_catalog/1.9.0/' },
      i18n,
      routes,
      nav,
      slots,
      services,
    },
  ],
};
const mall = createMall(manifest);
const [remote] = mall.remotes;
const owner = (version?: string) => remote?.owner(version) ?? { remote: '', version: '', channel: 'stable' };

type Batch = { revision: number; events: Event[] };
let sent: Promise<Batch>[] = [];
const beacon = jest.fn((_address: string, body: Blob) => {
  sent.push(body.text().then((text) => JSON.parse(text) as Batch)); // written by this module
  return true;
});
const batches = () => Promise.all(sent);
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new window.Event('visibilitychange'));
};

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  window.history.replaceState(null, '', '/homeIndex');
  watchReports(mall.remotes, () => routeAt(mall, location.pathname)?.id);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  startReporting(manifest.revision);
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  hide();
  opened.clear();
  sent = [];
  beacon.mockClear();
});

it('tells once how a version was opened, when the page is left', async () => {
  noteStep(owner(), 'entry', 40.4);
  noteStep(owner(), 'chunk', 60);
  noteStep(owner(), 'chunk', 9);
  expect(beacon).not.toHaveBeenCalled();
  hide();
  hide();
  expect(await batches()).toEqual([
    {
      revision: 7,
      events: [
        {
          kind: 'load',
          remote: 'mf_catalog',
          version: '2.1.0',
          channel: 'canary',
          route: 'catalog.home',
          shop: '',
          good: true,
          ms: { entry: 40, chunk: 60 },
        },
      ],
    },
  ]);
});

it('tells a failure after some seconds, as that of the version that failed and not of the one that stepped in', async () => {
  report(owner('2.1.0'), 'entry', 'sri', 12);
  noteStep(owner('1.9.0'), 'entry', 30);
  jest.advanceTimersByTime(5_000);
  hide();
  const events = (await batches()).flatMap((batch) => batch.events);
  expect(
    events.map(({ kind, version, channel, ...more }) => [
      kind,
      version,
      channel,
      'good' in more && more.good,
    ]),
  ).toEqual([
    ['failure', '2.1.0', 'canary', false],
    ['load', '2.1.0', 'canary', false],
    ['load', '1.9.0', 'previous', true],
  ]);
});

it('finds the owner of an error that nobody caught by its stack, and leaves foreign ones alone', async () => {
  const error = (address: string) => {
    const thrown = new Error('broken');
    thrown.stack = `Error: broken\n    at draw (${address})`;
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  };
  error('http://mall.test/remotes-b/mf_catalog/2.1.0/home.1.js:1:2');
  error('http://mall.test/remotes/mf_other/1.0.0/home.1.js:1:2');
  error('chrome-extension://abc/content.js:1:2');
  hide();
  const events = (await batches()).flatMap((batch) => batch.events);
  expect(events.map(({ kind, remote, version }) => [kind, remote, version])).toEqual([
    ['render', 'mf_catalog', '2.1.0'],
    ['load', 'mf_catalog', '2.1.0'],
  ]);
});

it('goes on without a beacon, and where the browser refuses one', () => {
  report(owner(), 'chunk', 'chunk');
  beacon.mockImplementationOnce(() => {
    throw new TypeError('refused');
  });
  expect(hide).not.toThrow();
  expect(beacon).toHaveBeenCalledTimes(1);
});

it('names no address: a page without a declared route has none', () => {
  window.history.replaceState(null, '', '/order/4711?mobile=1');
  expect(owned(owner()).route).toBe('');
  window.history.replaceState(null, '', '/homeIndex');
});

it('sends what the contract takes, never more than fifty at once, and stops at some number', async () => {
  const before = heard.length;
  for (let turn = 0; turn < 300; turn += 1) report(owner(), 'chunk', 'timeout', 9e9);
  hide();
  const all = await batches();
  const sizes = all.map(({ events }) => events.length);
  expect(Math.max(...sizes)).toBe(50);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(200 - before + 1);
  for (const batch of all)
    expect(telemetryOps['telemetry.report'].input.safeParse(batch)).toMatchObject({ success: true });
});
