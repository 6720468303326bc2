import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { serveSite } from '../examples/own-site/serve.ts';
import { mallUrl } from './support/api.ts';
import { expect, test } from './support/mall.ts';
import { demo } from './support/people.ts';

/** A merchant's own site, at another address than the mall's: single-spa mounts the back office in it. */
let site: string;
let server: Server;

test.beforeAll(async () => {
  site = process.env.SITE_URL ?? 'http://127.0.0.1:4000';
  server = await serveSite(mallUrl(), Number(new URL(site).port));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The browser's complaints: refused by a policy, not allowed to be read, not found, thrown. */
const complaints = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return heard;
};

const signIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Mobile number').fill(demo.owner);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a visitor without a session signs in on the site itself and works in the back office there', async ({
  page,
}) => {
  const heard = complaints(page);
  await page.goto(`${site}/office`);
  await expect(page).toHaveURL(`${site}/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the back office' })).toBeVisible();

  await signIn(page, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText(/\S/);
  await signIn(page, demo.password);
  await expect(page).toHaveURL(/\/office\/userAdmin\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

  await page.getByRole('link', { name: 'Orders' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${site}/office/userAdmin/`));
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Own products' }).click();
  const picture = page.getByRole('table', { name: 'Own products' }).locator('img').first();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(heard).toEqual([]);
});

test('leaving the office unmounts it, and no session of the mall comes with it', async ({ page }) => {
  await page.goto(`${site}/login`);
  await signIn(page, demo.password);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/'));
  await expect(page.locator('#office')).toBeEmpty();

  await page.goto(`${mallUrl()}/healthz`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('on a phone the menu of the office is above the page, opens by keys, and nothing is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}/login`);
  await signIn(page, demo.password);
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  const link = page.getByRole('link', { name: 'All goods', exact: true });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu: Overview' }).press('Enter');
  await link.press('Enter');
  await expect(page.getByRole('table', { name: 'All goods' })).toBeVisible();
  await expect(link).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu: All goods' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  const main = await page.locator('#main').boundingBox();
  expect(main?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
