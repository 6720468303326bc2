import type { MetricWithAttribution } from 'web-vitals/attribution';
import { sampleDeclaration } from '@mall/registry/sample';
import { createMall } from './mall.ts';
import { routeAt } from './route-at.ts';
import { heard, watchReports } from './telemetry.ts';
import { startVitals, vitals } from './vitals.ts';

type How = { generateTarget: (node: Node | null) => string };
type Listener = (metric: MetricWithAttribution) => void;
const started: Record<string, [Listener, How]> = {};
jest.mock('web-vitals/attribution', () =>
  Object.fromEntries(
    ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'].map((name) => [
      `on${name}`,
      (listener: Listener, how: How) => {
        started[name] = [listener, how];
      },
    ]),
  ),
);

const { i18n, routes, nav, slots, services } = sampleDeclaration();
const base = { channel: 'tenant', closed: false, i18n, routes, nav, slots, services } as const;
const mall = createMall({
  revision: 7,
  inspector: false,
  notes: [],
  remotes: [{ ...base, name: 'mf_catalog', version: '2.0.0', base: '/remotes/mf_catalog/2.0.0/' }],
});

/** The library measures `node`, or reports these scripts. */
const measure = (
  name: string,
  value: number,
  node: Node | null | undefined,
  scripts: object[] = [],
): void => {
  const [listener, { generateTarget }] = started[name] ?? [() => {}, { generateTarget: () => '' }];
  // The library ignores an element that is no longer there.
  const target = node === undefined ? undefined : generateTarget(node);
  const attribution = {
    target,
    largestShiftTarget: target,
    interactionTarget: target,
    longAnimationFrameEntries: [{ scripts }],
  };
  listener({ name, value, attribution } as unknown as MetricWithAttribution); // only the part that is read
};

beforeAll(() => {
  document.body.innerHTML =
    '<header id="own"></header><div data-first><h1 id="drawn">Home</h1></div><main data-remote="mf_catalog" data-version="2.0.0"><h1 id="title">Home</h1></main>';
  watchReports(mall.remotes, () => routeAt(mall, location.pathname)?.id);
  startVitals(mall);
});

it('names the remote around the element, and the shell for its own', () => {
  measure('LCP', 1234.56789, document.querySelector('#title')?.firstChild ?? null);
  expect(vitals.get('LCP')).toMatchObject({
    remote: 'mf_catalog',
    version: '2.0.0',
    channel: 'tenant',
    value: 1234.5679,
  });
  measure('CLS', 0.1, document.querySelector('#own'));
  expect(vitals.get('CLS')).toMatchObject({ remote: 'shell', version: '', value: 0.1 });
  measure('TTFB', 90, null);
  expect(vitals.get('TTFB')).toMatchObject({ remote: 'shell' });
});

it('gives what the server drew, and what is gone, to the screen of the page', () => {
  measure('LCP', 900, document.querySelector('#drawn'));
  expect(vitals.get('LCP')).toMatchObject({ remote: 'shell' });
  window.history.replaceState(null, '', '/homeIndex');
  measure('LCP', 900, document.querySelector('#drawn'));
  expect(vitals.get('LCP')).toMatchObject({ remote: 'mf_catalog', version: '2.0.0', route: 'catalog.home' });
  measure('LCP', 950, undefined);
  expect(vitals.get('LCP')).toMatchObject({ remote: 'mf_catalog', value: 950 });
  measure('FCP', 100, null);
  expect(vitals.get('FCP')).toMatchObject({ remote: 'shell' });
});

it('names for a slow tap on the shell the remote whose script ran longest', () => {
  measure('INP', 300, document.querySelector('#own'), [
    { duration: 20, sourceURL: 'http://mall.test/assets/host/main.js' },
    { duration: 90, sourceURL: 'http://mall.test/remotes/mf_catalog/2.0.0/home.js' },
  ]);
  expect(vitals.get('INP')).toMatchObject({ remote: 'mf_catalog', version: '2.0.0', value: 300 });
});

it('tells the last value of each once, when the page is left', () => {
  measure('LCP', 2000, null);
  const before = heard.length;
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(heard.slice(before).map((event) => event.kind === 'vital' && event.name)).toEqual([
    ...vitals.keys(),
  ]);
  expect(vitals.get('LCP')).toMatchObject({ value: 2000, remote: 'shell' });
});
