import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../scripts/lib/run.ts';
import { median } from './src/load.ts';
import { buildOneBundle } from './src/one-bundle-build.ts';
import { loadPage, openBrowser, type PageLoad } from './src/page-load.ts';
import { type Screen, screensOf } from './src/page-screens.ts';
import { type Served, serve } from './src/processes.ts';
import { loadNow, ratio, remember, report, type Row, verdict } from './src/report.ts';

/** First loads on a slow phone, of the composed mall and of the same screens in one bundle. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const targets = { script: 185_000, depth: 3, lcp: 2500, cls: 0.05, inp: 200, bytes: 1.25, content: 1.1 };
/**
 * No new round starts after this time; the whole run ends after `longestMs` in any case, and its servers with
 * it.
 */
const roundsMs = 330_000;
const longestMs = 480_000;
const kB = 1000;

const loadBefore = loadNow();
setTimeout(() => {
  console.error('Given up: the run took longer than it may.');
  process.exit(1);
}, longestMs).unref();
await mustRun('shared/build/src/build-all.ts');
await mustRun('shared/publish/src/cli.ts', 'adopt', '--here');
await buildOneBundle();
const home = mkdtempSync(join(tmpdir(), 'furnimall-bench-'));
const limits = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
const mall = { ...limits, DATA_DIR: join(home, 'composed'), ROLES: 'web,api' };
try {
  await (await serve('server/src/main.ts', mall)).stop();
  cpSync(mall.DATA_DIR, join(home, 'one-bundle'), { recursive: true });
  const composed = await serve('server/src/main.ts', mall);
  try {
    const one = await serve('bench/src/one-bundle-server.ts', {
      ...limits,
      DATA_DIR: join(home, 'one-bundle'),
    });
    try {
      await measure(await screensOf(composed.url), composed, one);
    } finally {
      await one.stop();
    }
  } finally {
    await composed.stop();
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function measure(
  screens: readonly Screen[],
  composedMall: Served,
  oneBundleMall: Served,
): Promise<void> {
  const browser = await openBrowser();
  const loads = new Map<string, PageLoad[]>();
  const kinds = [
    ['composed', composedMall],
    ['one bundle', oneBundleMall],
  ] as const;
  const until = Date.now() + roundsMs;
  let done = 0;
  try {
    for (let round = 0; round <= rounds && (round < 2 || Date.now() < until); round += 1) {
      // The first in one round is the last in the next.
      const turn = round % 2 === 0 ? kinds : kinds.toReversed();
      for (const screen of screens) {
        for (const [kind, { url }] of turn) {
          const load = await loadPage(browser, url + screen.path, screen);
          const [content, ready, lcp] = [load.content, load.ready, load.lcp].map(Math.round);
          console.error(
            `${round}/${rounds} ${screen.name}, ${kind}: content ${content}, ready ${ready}, LCP ${lcp}, INP ${load.inp} ms`,
          );
          // The first round fills the server's caches.
          const key = `${kind} ${screen.name}`;
          if (round > 0) loads.set(key, [...(loads.get(key) ?? []), load]);
          await sleep(200);
        }
      }
      done = round;
    }
  } finally {
    await browser.close();
  }
  const of = (kind: string, { name }: Screen, figure: (load: PageLoad) => number): number =>
    median((loads.get(`${kind} ${name}`) ?? []).map(figure));
  report(
    'pages',
    `Chromium, 390 × 844 at 2×, 1.6 Mbit/s, 150 ms, CPU 4 × slower, empty cache, demo mall on PGlite; median of ${done} loads each, in turns. Bytes are compressed, as they travelled, headers included. A visitor who saves data: what the shell fetches ahead in idle time is not in it. "content" is when the picture that the visitor came for stands on the screen, whoever drew it; "ready" when the remote's screen has drawn the same, so that everything can be used. INP is the longest answer to two taps: menu and its end (home), filters and their end (list), another choice and the cart (product). "script named by the HTML" is what a first screen cannot do without, the rest comes for parts further down. "depth" how many answers had to come before the largest picture could be asked for, itself included.`,
    [
      {
        title: 'First load of the composed mall',
        head: [
          'page',
          'requests',
          'script kB',
          'style kB',
          'font kB',
          'data kB',
          'pictures kB',
          'depth',
          'FCP ms',
          'LCP ms',
          'CLS',
          'INP ms',
          'content ms',
          'ready ms',
          'budgets',
        ],
        rows: screens.map((screen) => toRow(screen, (figure) => of('composed', screen, figure))),
        notes: [
          `Budgets: script ≤ ${targets.script / kB} kB, depth ≤ ${targets.depth}, LCP < ${targets.lcp} ms, CLS < ${targets.cls}, INP < ${targets.inp} ms.`,
        ],
      },
      {
        title: 'Composed against one bundle',
        head: [
          'page',
          'requests',
          'script kB',
          'one bundle: requests',
          'script kB',
          'script, ratio',
          'content ms',
          'one bundle: content ms',
          'content, ratio',
          'ready, ratio',
          `≤ ${targets.bytes} and ≤ ${targets.content}`,
        ],
        rows: screens.map((screen) => {
          const both = (figure: (load: PageLoad) => number) =>
            [of('composed', screen, figure), of('one bundle', screen, figure)] as const;
          const script = both(({ bytes }) => bytes.named + bytes.style);
          const content = both((load) => load.content);
          const requests = both((load) => load.requests);
          return [
            screen.name,
            requests[0],
            (script[0] / kB).toFixed(1),
            requests[1],
            (script[1] / kB).toFixed(1),
            ratio(...script),
            Math.round(content[0]),
            Math.round(content[1]),
            ratio(...content),
            ratio(...both((load) => load.ready)),
            `${verdict(script[0] / script[1] <= targets.bytes)}, ${verdict(content[0] / content[1] <= targets.content)}`,
          ];
        }),
        notes: [
          'One bundle: the same sources in one webpack build without federation, libraries shaken by use, each screen still a chunk that the HTML fetches ahead; same HTML, same first data.',
        ],
      },
    ],
    loadBefore,
  );
  remember(
    'pages',
    'What composition costs: the composed mall divided by the same screens in one bundle (`node bench/pages.ts`), medians of one run.',
    ['page', 'script kB', 'script, ratio', 'content, ratio', 'ready, ratio'],
    screens.map((screen) => {
      const both = (figure: (load: PageLoad) => number) =>
        [of('composed', screen, figure), of('one bundle', screen, figure)] as const;
      const script = both(({ bytes }) => bytes.named + bytes.style);
      return [
        screen.name,
        (script[0] / kB).toFixed(1),
        ratio(...script),
        ratio(...both((load) => load.content)),
        ratio(...both((load) => load.ready)),
      ];
    }),
  );
}

function toRow({ name }: Screen, of: (figure: (load: PageLoad) => number) => number): Row {
  const script = of(({ bytes }) => bytes.named);
  const [depth, lcp, cls] = [of((load) => load.depth), of((load) => load.lcp), of((load) => load.cls)];
  const inp = of((load) => load.inp);
  const missed = [
    script > targets.script ? 'script' : '',
    depth > targets.depth ? 'depth' : '',
    lcp >= targets.lcp ? 'LCP' : '',
    cls >= targets.cls ? 'CLS' : '',
    inp >= targets.inp ? 'INP' : '',
  ].filter(Boolean);
  return [
    name,
    of((load) => load.requests),
    (script / kB).toFixed(1),
    ...(['script', 'style', 'font', 'data', 'picture'] as const).map((kind) =>
      (of(({ bytes }) => bytes[kind]) / kB).toFixed(1),
    ),
    depth,
    Math.round(of((load) => load.fcp)),
    Math.round(lcp),
    cls.toFixed(3),
    Math.round(inp),
    Math.round(of((load) => load.content)),
    Math.round(of((load) => load.ready)),
    missed.length === 0 ? 'reached' : `missed: ${missed.join(', ')}`,
  ];
}

async function mustRun(file: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(process.execPath, [file, ...args]);
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${output}`);
}
