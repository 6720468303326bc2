import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { change, readRegistry } from '@mall/publish/change';
import { publish } from '@mall/publish/publish';
import { moves } from '@mall/registry';
import type { Browser, Page } from '@playwright/test';
import { mallUrl } from './support/api.ts';
import { type Beacon, beaconsOf, keepBeacons } from './support/beacons.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { author, nextVersion, type OwnMall, startOwnMall, takenUp } from './support/own-mall.ts';
import { keepScreenshots } from './support/screenshot.ts';

// Its tests open contexts of their own and have no page of the fixture, which does this by itself.
test.afterEach(({ browser }, testInfo) => keepScreenshots(browser, testInfo));

const run = promisify(execFile);
const house = path.resolve(import.meta.dirname, '..');
let shared: string;

/** A mall of this file alone, with the limits of a real one; a proxy before it sets the caller's address. */
let mall: OwnMall;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shared = mallUrl();
  mall = await startOwnMall(() => ({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }));
  process.env.MALL_URL = mall.url;
});
test.afterAll(async () => {
  process.env.MALL_URL = shared;
  await mall.stop();
});

const main = (page: Page) => page.getByRole('main');
const coupons = (page: Page) => main(page).getByRole('heading', { level: 1, name: 'Coupons' });

/** Publishes the next version without the test in a browser, and gives it to everybody. */
const released = async (
  name: string,
  edit?: (file: string, text: string) => string | undefined,
): Promise<string> => {
  const build = await nextVersion(mall, { name, digest: 'spec000007', ...(edit && { edit }) });
  const { version } = build;
  await publish({ keeper: mall.keeper, build, author: author(), checks: [] });
  await change(mall.keeper, (document) => moves.promoted(document, { name, version }, author()));
  await takenUp(mall);
  return version;
};

/** The screen of coupons, broken in its rendering. */
const broken = (file: string, text: string): string | undefined =>
  file.startsWith('entries.')
    ? text.replace(/\w+\.CouponCenterScreen/, '()=>{throw new Error("in the field")}')
    : undefined;

type Report = {
  told: Record<string, Record<string, { loads: number; failures: number }>>;
};
const report = async (): Promise<Report> => (await fetch(new URL('/registry/report', mall.url))).json();
const healthOf = async (name: string, version: string) => {
  const { loads, failures } = (await report()).told[name]?.[version] ?? {};
  return { loads, failures };
};

/** A visit of a new browser. The caller closes it. */
const visit = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await keepBeacons(page);
  await arrive(page);
  return page;
};

/** Reports the same again from this many other addresses, `each` times from each, some at a time. */
const tellFrom = async (addresses: readonly string[], each: number, beacon: Beacon): Promise<void> => {
  const waiting = addresses.flatMap((address) => Array.from({ length: each }, () => address));
  const worker = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const answer = await fetch(new URL('/api/telemetry', mall.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(beacon),
      });
      expect(await answer.json()).toMatchObject({ code: 200 });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};
const addresses = (net: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `198.51.${net}.${at + 1}`);

test('a version that fails in the field is taken back without anybody; one that does as its predecessor did stays', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [before, catalogBefore] = [mall.stable('mf_promotion'), mall.stable('mf_catalog')];
  const bad = await released('mf_promotion', broken);

  const told = await test.step('shoppers meet the failure, and their pages tell of it', async () => {
    let last: Beacon | undefined;
    for (let times = 1; times <= 3; times += 1) {
      const page = await visit(browser);
      const beacon = page.waitForResponse('**/api/telemetry');
      await page.goto('/receiveCoupon');
      await expect(main(page).locator('[data-failure]')).toBeVisible();
      await expect(coupons(page)).toHaveCount(0);
      expect((await beacon).status()).toBe(200);
      [last] = await beaconsOf(page);
      expect(await healthOf('mf_promotion', bad)).toEqual({ loads: times, failures: times });
      await page.context().close();
    }
    expect(last?.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'load', remote: 'mf_promotion', version: bad, good: false }),
        expect.objectContaining({ kind: 'render', remote: 'mf_promotion', version: bad }),
      ]),
    );
    if (last === undefined) throw new Error('No beacon');
    return last;
  });
  const load = told.events.find(({ kind }) => kind === 'load');
  if (load?.kind !== 'load') throw new Error('No load');
  const loads = (over: Partial<typeof load>): Beacon => ({ revision: 0, events: [{ ...load, ...over }] });

  await test.step('another remote fails as often in its new version as it did in the one before', async () => {
    const asBefore = async (version: string, net: number) => {
      const catalog = { remote: 'mf_catalog', version };
      await tellFrom(addresses(net, 10), 5, loads({ ...catalog, good: false }));
      await tellFrom(addresses(net + 1, 40), 5, loads({ ...catalog, good: true }));
      expect(await healthOf('mf_catalog', version)).toEqual({ loads: 250, failures: 50 });
    };
    await asBefore(catalogBefore, 10);
    await asBefore(await released('mf_catalog'), 20);
  });
  const catalogAfter = (await readRegistry(mall.keeper)).document.remotes.mf_catalog?.stable;

  await test.step('one address cannot make it look worse than five pages do', async () => {
    await tellFrom(['203.0.113.7'], 40, told);
    expect(await healthOf('mf_promotion', bad)).toEqual({ loads: 8, failures: 8 });
  });

  await test.step('when enough have told the same, it is taken back within the next minutes', async () => {
    const stable = async () => (await readRegistry(mall.keeper)).document.remotes.mf_promotion?.stable;
    expect(await stable()).toBe(bad);
    await tellFrom(addresses(30, 40), 5, told);
    // The server checks once a minute.
    await expect.poll(stable, { timeout: 130_000, intervals: [1_000] }).toBe(before);
  });

  const says = `${bad} failed in 100.0 % of 208 pages, ${before} in 0.0 % of 0`;
  await test.step('registry, command and inspector say who took it back, and why', async () => {
    const { remotes, history } = (await readRegistry(mall.keeper)).document;
    expect(history.at(-1)).toMatchObject({
      by: 'Furnimall',
      change: `mf_promotion ${bad} → ${before}, rolled back`,
      reason: says,
    });
    expect(remotes.mf_catalog?.stable, 'looked at in the same minute').toBe(catalogAfter);
    expect(catalogAfter).not.toBe(catalogBefore);
    const { stdout } = await run('node', ['shared/publish/src/cli.ts', 'history', 'mf_promotion'], {
      cwd: house,
      env: { ...process.env, ...mall.env },
    });
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/Furnimall .*rolled back .*100\.0 % of 208 pages/);
  });

  await test.step('who comes now has the version of before, and the screen works', async () => {
    const page = await visit(browser);
    await takenUp(mall);
    await open(page, '/receiveCoupon');
    await expect(coupons(page)).toBeVisible();
    expect(await main(page).locator('[data-remote]').first().getAttribute('data-version')).toBe(before);
    await open(page, '/__mf');
    const line = page.getByRole('table', { name: 'History' }).getByRole('row', { name: /rolled back/ });
    await expect(line).toContainText('Furnimall');
    await expect(line).toContainText(says);
    const told = page.getByRole('table', { name: 'All visitors, last 24 hours' });
    await expect(told.getByRole('row', { name: `mf_promotion ${bad}` })).toContainText('208 (100.0%)');
    await page.context().close();
  });
});
