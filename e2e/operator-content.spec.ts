import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, followTo, goOn, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const expectAccessible = async (page: Page): Promise<void> =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

test('words of the search are added and moved by keys alone, and the search offers them', async ({
  page,
}) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator');
  await page.getByRole('link', { name: 'Search words' }).click();
  await expect(page).toHaveURL(/\/operator\/searchWords$/);
  await tabTo(page, page.getByLabel('New word'));
  await page.keyboard.type('orangery');
  await page.keyboard.press('Enter');
  await expect(page.getByText('orangery is offered now').first()).toBeVisible();
  const up = page.getByRole('button', { name: 'Move up: orangery' });
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  const hot = async () => (await data('search.words', {})).hot;
  await expect.poll(async () => (await hot()).indexOf('orangery')).toBe((await hot()).length - 2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take away: orangery' }).click();
  await expect.poll(hot).not.toContain('orangery');
});

test('an announcement stands above every page of the mall from its first paint, until it is closed', async ({
  page,
}) => {
  const token = await signIn(demo.operator);
  await arrive(page, { token });
  await open(page, '/operator/announcements');
  await tabTo(page, page.getByRole('button', { name: 'Add announcement' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add announcement' });
  await dialog.getByLabel('Text · English').fill('Free delivery this week');
  await dialog.getByLabel('Leads to').fill('/newGoods');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved; pages have it at once').first()).toBeVisible();
  await expectAccessible(page);

  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/product/productCenter');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Free delivery this week' })).toHaveAttribute(
    'href',
    '/newGoods',
  );
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
  await expectAccessible(page);
  await goOn(page, '/newGoods');
  await expect(bar(page)).toBeVisible();
  // Neither an office nor a page without the mall's head shows it.
  await followTo(page, '/operator/start');
  await expect(page.getByRole('heading', { name: 'Waits for you' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await goOn(page, '/newGoods');
  await expect(bar(page)).toBeVisible();

  await page.getByRole('button', { name: 'Close the announcement' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await open(page, '/product/productCenter');
  await expect(bar(page)).toHaveCount(0);

  await open(page, '/operator/announcements');
  await page.getByRole('button', { name: 'Take away: Free delivery this week' }).click();
  await expect(page.getByText('No announcement')).toBeVisible();
});

test('an announcement is there for the visitors of a shop, and fits a phone', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, { token: await signIn(demo.operator) });
  for (const path of ['/operator/searchWords', '/operator/announcements']) {
    await open(page, path);
    await expectFits(page, path);
  }
  await page.getByRole('button', { name: 'Add announcement' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add announcement' });
  await dialog.getByLabel('Text · English').fill('Open on Sunday');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved; pages have it at once').first()).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto(new URL(`/homeIndex?lang=en&code=${demo.code}`, page.url()).href);
  await expect(bar(visitor)).toContainText('Open on Sunday');
  await expectFits(visitor, '/homeIndex');
  await context.close();
  await page.getByRole('button', { name: 'Take away: Open on Sunday' }).click();
  await expect(page.getByText('No announcement')).toBeVisible();
});

test('a legal text that is published stands at the foot of every page and where members sign in', async ({
  page,
}) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator/legal?kind=imprint');
  await tabTo(page, page.getByLabel(/^Words · English/));
  await page.keyboard.type('## Who we are\nNarra Homes, Cebu.');
  await expect(page.getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Publish' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published: it holds from now on').first()).toBeVisible();

  await followTo(page, '/homeIndex');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the seller' }).click();
  await expect(page.getByText('Narra Homes, Cebu.')).toBeVisible();
  await expect(page).toHaveTitle(/^About the seller · /);
  await expectAccessible(page);

  await open(page, '/operator/legal?kind=imprint');
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByText('Taken away: readers find it no longer').first()).toBeVisible();
  const gone = await page.request.get(new URL('/legal?kind=imprint', page.url()).href);
  expect(gone.status()).toBe(404);
});

test('a mall in two languages and a colour of its own has both before the first paint', async ({
  page,
  browser,
}) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator/settings');
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved: every page shows it now').first()).toBeVisible();
  };
  await page.getByLabel('Colour', { exact: true }).fill('#1f4e79');
  for (const name of ['简体中文', 'Bahasa Indonesia']) await page.getByRole('checkbox', { name }).uncheck();
  await expectAccessible(page);
  await save();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(new URL('/homeIndex?lang=indo', page.url()).href);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.locator('html')).toHaveAttribute('data-languages', 'en fili');
  const brand = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
  expect(await brand()).toBe('#1f4e79');
  await visitor.goto(new URL('/homeIndex?lang=fili', page.url()).href);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await visitor.goto(new URL('/homeIndex?lang=zh', page.url()).href);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fil-PH');
  await context.close();

  await page.getByLabel('Colour', { exact: true }).fill('');
  for (const name of ['简体中文', 'Bahasa Indonesia']) await page.getByRole('checkbox', { name }).check();
  await save();
});
