import type { Page } from '@playwright/test';
import { watchFolders } from './support/folders.ts';
import { liveAndLeave } from './support/lifecycles.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Of the overview, the first screen of the merchant's own page. */
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });

test('through the shell, the back office fetches the seller’s remote and no other', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  const folders = watchFolders(page);
  await open(page, '/userAdmin');
  await expect(heading(page, 'Shop info')).toBeVisible();
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Orders' }).click();
  await expect(heading(page, 'Orders')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...folders].filter((folder) => folder.startsWith('remotes'))).toEqual(['remotes/mf_seller']);
});

test('the merchant’s own page has the seller’s remote and no shell', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  const folders = watchFolders(page);
  await page.goto('/merchant.html');
  await expect(greeting(page)).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(heading(page, 'Orders')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...folders].sort()).toEqual(['assets/plain', 'remotes/mf_seller']);
});

test('unmounting the seller’s remote leaves nothing, however often', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await page.goto('/merchant.html');
  await expect(greeting(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What the open page holds is its own.
  const count = () =>
    page.evaluate(() => ({
      elements: document.body.querySelectorAll(':not(#merchant *)').length,
      styles: document.head.querySelectorAll('style').length,
    }));
  await liveAndLeave(page, 1);
  const before = await count();
  expect(await liveAndLeave(page, 5)).toEqual(['', '', '', '', '']);
  expect(await count()).toEqual(before);
});
