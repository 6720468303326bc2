import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { beaconsOf, keepBeacons } from './support/beacons.ts';
import { harm } from './support/faults.ts';
import { followInHeader } from './support/actions.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';

/** The fields of a boot manifest that these specs change. */
type Manifest = { inspector: boolean; remotes: { name: string; version: string; channel: string }[] };
type Change = (manifest: Manifest) => void;

const inspectable: Change = (manifest) => {
  manifest.inspector = true;
};
const changeRemote =
  (name: string, over: Partial<Manifest['remotes'][number]>): Change =>
  (manifest) => {
    inspectable(manifest);
    manifest.remotes = manifest.remotes.map((remote) =>
      remote.name === name ? { ...remote, ...over } : remote,
    );
  };

/** As if the server had resolved the registry like this: in the pages, and where a page requests it again. */
const serveBoot = async (page: Page, change: Change): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
      (_all, before: string, text: string, after: string) => before + changed(text, change) + after,
    );
    return route.fulfill({ response: answer, body });
  });
};
const changed = (text: string, change: Change): string => {
  const manifest: Manifest = JSON.parse(text);
  change(manifest);
  return JSON.stringify(manifest).replaceAll('<', String.raw`\u003c`);
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('the inspector', () => {
  test('shows what this page is made of, and copies it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await serveBoot(page, inspectable);
    await arrive(page, { code: demo.code });
    await open(page, '/__mf');
    await page.getByRole('link', { name: 'Back to the mall' }).click();
    await settled(page);
    await page.goBack();
    await settled(page);
    const steps = section(page, 'Steps of opening').getByRole('row', { name: /^mf_catalog/ });
    await expect(steps).toContainText(/\d+ ms.*Good/);
    await expect(section(page, 'Parts of this page').getByRole('row', { name: /^mf_catalog/ })).toContainText(
      'First address',
    );
    await expect(section(page, 'Shared libraries').getByRole('row', { name: /^react / })).toContainText(
      'In use',
    );
    await expect(section(page, 'Web vitals of this page').getByRole('row', { name: /^TTFB/ })).toBeVisible();

    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The report was copied' })).toBeVisible();
    const report: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(report).toMatchObject({
      opened: expect.arrayContaining([expect.objectContaining({ good: true })]),
    });
  });

  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`is accessible and fits, ${theme} at ${width} px`, async ({ page, context, baseURL }) => {
      await serveBoot(page, changeRemote('mf_seller', { channel: 'override' }));
      await arrive(page);
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/__mf');
      await expect(page.getByRole('complementary', { name: 'Choices of versions' })).toBeVisible();
      const { violations } = await axeOn(page).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('asks for another version by an ordinary visit', async ({ page }) => {
    await serveBoot(page, inspectable);
    await arrive(page);
    await open(page, '/__mf');
    await page.getByLabel('Part', { exact: true }).selectOption('mf_promotion');
    await page.getByLabel('Use', { exact: true }).selectOption({ label: 'Off' });
    await page.getByRole('link', { name: 'Open with this choice' }).click();
    await expect(page).toHaveURL(/\/__mf\?mf\.mf_promotion=off$/);
  });
});

test('the outline of owners is switched by keys and stays for the tab', async ({ page }) => {
  await serveBoot(page, inspectable);
  await arrive(page, { code: demo.code });
  await open(page, '/homeIndex');
  const label = () =>
    page
      .locator('main [data-remote="mf_catalog"]')
      .first()
      .evaluate((part) => getComputedStyle(part, '::before').content);
  expect(await label()).toBe('none');
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyM');
    expect(await label()).toMatch(/mf_catalog.*@.*1\./);
  }).toPass();
  await page.reload();
  await settled(page);
  await expect.poll(label).toMatch(/mf_catalog/);
});

test('a choice that does not load offers to be cleared', async ({ page }) => {
  await serveBoot(page, changeRemote('mf_promotion', { channel: 'override' }));
  await arrive(page);
  await harm(page, 'mf_promotion', 'the entry answers 500');
  await page.goto('/receiveCoupon');
  const clear = page.getByRole('main').getByRole('link', { name: 'Clear the override' });
  await expect(clear).toHaveAttribute('href', '/receiveCoupon?mf.mf_promotion=');
  const bar = page.getByRole('complementary', { name: 'Choices of versions' });
  await expect(bar).toContainText('mf_promotion');
  await expect(bar.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', '/receiveCoupon?mf=clear');
});

test.describe('a newer version of the mall', () => {
  const newer = { version: '99.0.0' };
  const returnLater = async (page: Page): Promise<void> => {
    await page.clock.fastForward(5 * 60_000);
  };

  test('is offered without a disturbance, and not twice for one revision', async ({ page }) => {
    await page.clock.install();
    await arrive(page, { code: demo.code });
    await page.route('**/registry', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: changed(await answer.text(), changeRemote('mf_seller', newer)),
      });
    });
    await open(page, '/homeIndex');
    const notice = page.getByRole('status', { name: 'Update of the mall' });
    // Five minutes on, what is still being fetched has run out of time.
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      await returnLater(page);
      await expect(notice).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await followInHeader(page, 'Coupons');
    await settled(page);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toHaveCount(0);
    const asked = page.waitForResponse('**/registry');
    await returnLater(page);
    await asked;
    await expect(notice).toHaveCount(0);
  });

  test('is not spoken of in checkout, and is when that is left', async ({ page, member }) => {
    await page.clock.install();
    await arrive(page, { token: member.token, code: demo.code });
    let asked = 0;
    await page.route('**/registry', async (route) => {
      const answer = await route.fetch();
      const body = changed(await answer.text(), changeRemote('mf_seller', newer));
      await route.fulfill({ response: answer, body });
      asked += 1;
    });
    await open(page, '/cart');
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      await returnLater(page);
      await expect.poll(() => asked, { timeout: 5_000 }).toBeGreaterThan(0);
    }).toPass();
    const notice = page.getByRole('status', { name: 'Update of the mall' });
    await expect(notice).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'All products', exact: true }).click();
    await expect(notice).toBeVisible();
  });
});

test('a page tells how its parts did, when it is left', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await keepBeacons(page);
  await open(page, '/homeIndex');
  await page.waitForLoadState('networkidle');
  const taken = page.waitForResponse('**/api/telemetry');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await taken).status()).toBe(200);
  const [data] = await beaconsOf(page);
  expect(data?.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'load',
        remote: 'mf_catalog',
        route: 'catalog.home',
        good: true,
        shop: demo.code,
      }),
      expect.objectContaining({ kind: 'vital', name: 'TTFB', remote: 'shell' }),
    ]),
  );
  const answer = await page.request.post('/api/telemetry', { data });
  expect(await answer.json()).toMatchObject({ code: 200 });
});
