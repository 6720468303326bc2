import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { change, write } from '@mall/publish/change';
import { createFolderStore } from '@mall/publish/folder-store';
import { type BootManifest, moves, RegistryDocument, resolve } from '@mall/registry';
import { trustIn } from '@mall/registry/signing';
import type { Browser, Page } from '@playwright/test';
import { bakedRegistry } from '../server/src/web/composer/built.ts';
import { root } from '../scripts/lib/root.ts';
import { median } from './src/load.ts';
import { cpuSlowdown, openBrowser, slow4g } from './src/page-load.ts';
import { serve, type Served } from './src/processes.ts';
import { loadNow, remember, report, verdict } from './src/report.ts';

/** The cost of composition at run time: choosing versions, moving them, opening a prefetched screen. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const targets = { resolveUs: 1_000, visibleMs: 5_000, clickMs: 100 };
const name = 'mf_promotion';

const loadBefore = loadNow();
const registry = RegistryDocument.parse(JSON.parse(readFileSync(bakedRegistry(root), 'utf8')));
const resolving = resolved();
const home = mkdtempSync(join(tmpdir(), 'furnimall-bench-'));
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const store = join(home, 'store');
cpSync(join(root, 'dist/remotes'), join(store, 'remotes'), { recursive: true });
const keeper = { store: createFolderStore(store), trust: trustIn([publicKey]), privateKey };
await write(keeper, registry, null);
try {
  const mall = await serve('server/src/main.ts', {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(home, 'data'),
    ROLES: 'web,api',
    REMOTE_STORE: store,
    REGISTRY_TRUST: String(publicKey.export({ type: 'spki', format: 'pem' })),
  });
  try {
    const visible = await moved(mall);
    const browser = await openBrowser();
    const clicks = await clicked(browser, mall).finally(() => browser.close());
    tell(visible, clicks);
  } finally {
    await mall.stop();
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** Microseconds of one resolution, after a warm-up. */
function resolved(): number[] {
  const once = (visitor: number): number => {
    const before = process.hrtime.bigint();
    resolve(registry, {
      shellVersion: registry.platform,
      stickyId: `visitor-${visitor}`,
      shopCode: 'DEMO88',
    });
    return Number(process.hrtime.bigint() - before) / 1_000;
  };
  for (let visitor = 0; visitor < 2_000; visitor += 1) once(visitor);
  return Array.from({ length: 10_000 }, (_, visitor) => once(visitor));
}

/** Milliseconds from the move until a new visitor gets it. */
async function moved({ url }: Served): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const isOpen = round % 2 === 1;
    const author = { by: 'bench', at: new Date().toISOString(), reason: 'drill' };
    const before = performance.now();
    await change(keeper, (now) => (isOpen ? moves.enabled : moves.disabled)(now, { name }, author));
    for (;;) {
      const manifest = (await (await fetch(`${url}/registry`)).json()) as BootManifest; // of our own server
      if (manifest.remotes.some((remote) => remote.name === name && remote.closed !== isOpen)) break;
      await sleep(10);
    }
    took.push(performance.now() - before);
    await sleep(Math.random() * 1_000);
  }
  return took;
}

/** Milliseconds from a click to the paint of a prefetched screen of another remote, on a slow phone. */
async function clicked(browser: Browser, { url }: Served): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.addInitScript({ path: join(import.meta.dirname, 'src/watch-click.js') });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(`${url}/receiveCoupon?lang=en`, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    took.push(await clickAndPaint(page));
    await context.close();
  }
  return took;
}

async function clickAndPaint(page: Page): Promise<number> {
  const link = page.locator('a[href="/homeIndex"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse(/\/remotes\/mf_catalog\/.+\.js/);
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await sleep(1_500);
  await link.click();
  await page.waitForFunction(() => Reflect.get(globalThis, 'clickPainted') > 0);
  return page.evaluate(() => Reflect.get(globalThis, 'clickPainted'));
}

function tell(visible: readonly number[], clicks: readonly number[]): void {
  const last = (all: readonly number[]): number => Math.max(...all);
  const p99 = resolving.toSorted((a, b) => a - b)[Math.floor(resolving.length * 0.99)] ?? 0;
  const rows = [
    [
      'boot manifest resolved, µs',
      median(resolving).toFixed(1),
      `p99 ${p99.toFixed(1)}`,
      verdict(p99 < targets.resolveUs),
    ],
    [
      'move visible to a new visitor, ms',
      median(visible).toFixed(0),
      `longest ${last(visible).toFixed(0)}`,
      verdict(last(visible) < targets.visibleMs),
    ],
    [
      'click to paint of a screen fetched ahead, ms',
      median(clicks).toFixed(0),
      `longest ${last(clicks).toFixed(0)}`,
      verdict(median(clicks) <= targets.clickMs),
    ],
  ];
  report(
    'composition',
    `What composition costs while it runs. ${Object.keys(registry.remotes).length} remotes, folder store, phone of bench/pages.ts (CPU ${cpuSlowdown} × slower, 1.6 Mbit/s, 150 ms).`,
    [{ title: 'Figures', head: ['what', 'median', 'worst', `< 1 ms, < 5 s, ≤ ${targets.clickMs} ms`], rows }],
    loadBefore,
  );
  remember(
    'composition',
    'Medians of `node bench/composition.ts`.',
    ['resolve µs', 'move visible ms', 'click to paint ms'],
    [[median(resolving).toFixed(1), median(visible).toFixed(0), median(clicks).toFixed(0)]],
  );
}
