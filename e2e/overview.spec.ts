import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const overview = '/userAdmin/shop/overview';
const rowsOfAPage = 20;
const faults = async (page: Page) =>
  (await axeOn(page).withTags(wcag22).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );
const search = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' });

test('the overview is what the office opens with, and its counters lead to what they count', async ({
  page,
}) => {
  const token = await signIn(demo.owner);
  await arrive(page, { token });
  await open(page, '/userAdmin/shop/ShopInfo');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${overview}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)/);
  const box = await page.getByRole('main').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(900 - 80);

  const { record } = await data('dashboard.orders', {}, { token });
  const counter = page.getByRole('list', { name: 'To do' }).getByRole('link', { name: /Paid, to record/ });
  await expect(counter).toContainText(String(record.count));
  await counter.click();
  await expect(page).toHaveURL(/orderList\?need=record$/);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(
    Math.min(record.count, rowsOfAPage) + 1,
  );
});

test('sales are a chart that keys can read, and a table', async ({ page }) => {
  const token = await signIn(demo.owner);
  await arrive(page, { token });
  await open(page, overview);
  await expect(page.getByRole('img', { name: /in all, highest/ })).toBeVisible();
  const places = page.getByRole('slider', { name: 'Place in the chart' });
  await places.focus();
  const last = await places.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(places).not.toHaveAttribute('aria-valuetext', last ?? '');
  await page.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Sales' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(table.getByRole('row')).toHaveCount(8);
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(8);
});

test('it meets WCAG 2.2 AA and fits, narrow and wide, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, overview);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    for (const width of [360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faults(page), `${theme}, ${width} px`).toEqual([]);
      await expectFits(page, `${width} px`);
    }
  }
});

test('the search goes to pages and orders by keys alone, and is fetched when it is opened', async ({
  page,
}) => {
  const token = await signIn(demo.owner);
  const { list } = await data('shopOrder.list', {}, { token });
  const [order] = list;
  if (order === undefined) throw new Error('The demo shop has no order');
  await arrive(page, { token });
  await open(page, overview);
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/mf_seller\/.*\.js$/.test(request.url())) fetched.push(request.url());
  });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search(page)).toBeFocused();
  expect(fetched.length).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.type(order.no);
  await expect(page.getByRole('option', { name: new RegExp(order.no) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`orderId=${order.id}`));
  await settled(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('roles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
});

test('keys lead through the office, are listed, and can be switched off; the menu can be narrow', async ({
  page,
}) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, overview);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('button', { name: 'Help & shortcuts' }).click();
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await keys.getByRole('switch', { name: 'Single keys' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();

  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toHaveAttribute('aria-pressed', 'true');
  const menu = await page.getByRole('navigation', { name: 'Orders' }).boundingBox();
  expect(menu?.width).toBeLessThan(64);
});

test('the first steps are put away and brought back, and lead to where the shop is shared by link and code', async ({
  page,
}) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, overview);
  await page.getByRole('button', { name: 'Put away' }).click();
  const back = page.getByRole('button', { name: 'Show the first steps' });
  await expect(back).toBeVisible();
  await page.reload();
  await back.click();
  await page.getByRole('link', { name: 'Share the shop link and QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code of / })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Promotion link' })).toHaveValue(
    new RegExp(`/homeIndex\\?code=${demo.code}$`),
  );
  expect(await faults(page)).toEqual([]);
});
