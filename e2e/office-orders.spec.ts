import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { twoLanguages } from './support/long.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const list = '/userAdmin/orders/orderList';
const table = (page: Page) => page.getByRole('table', { name: 'Orders' });
const links = (page: Page) => table(page).getByRole('row').getByRole('link');

test.beforeEach(async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
});

test('the list and an order are worked on by keyboard alone', async ({ page }) => {
  await open(page, list);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Order no., product or name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await dialog.getByRole('textbox', { name: 'Write a note' }).fill('Calls back on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Note saved')).toBeVisible();

  const second = (await links(page).nth(1).textContent()) ?? '';
  await links(page).nth(1).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(second);
  await expect(page.getByText('Calls back on Monday')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Calls back on Monday')).toHaveCount(0);

  await page.keyboard.press('k');
  await expect(heading).not.toContainText(second);
  await page.keyboard.press('j');
  await expect(heading).toContainText(second);
  await page.keyboard.press('p');
  await expect(page.getByRole('article', { name: `Order ${second}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(heading).toContainText(second);
  await page.goBack();
  await expect(table(page)).toBeVisible();
});

test('a finished order is removed from the list and given back by Z', async ({ page }) => {
  await open(page, `${list}?tab=received`);
  const count = await links(page).count();
  const first = (await links(page).first().textContent()) ?? '';
  await page.keyboard.press('j');
  await page.keyboard.press('h');
  await expect(page.getByText('1 order removed from the list')).toBeVisible();
  await expect(table(page).getByRole('link', { name: first })).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(table(page).getByRole('link', { name: first })).toBeVisible();
  await expect(links(page)).toHaveCount(count);
});

test('of two who act on one order, the second reads why and sees how it stands', async ({ page, member }) => {
  const token = await signIn(demo.owner);
  const [product] = await products(1, 12);
  if (product === undefined) throw new Error('Nothing to buy');
  const buyer = { token: member.token, code: demo.code };
  const id = await placeOrder(firstSku(product).id, buyer);
  const { pay } = await data('order.detail', { id }, buyer);
  await open(page, `${list}?orderId=${id}`);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' });
  await dialog.getByRole('textbox', { name: 'Amount received' }).fill((pay / 100).toFixed(2));
  await data('shopOrder.cancel', { id, reason: 'No longer made' }, { token });
  await page.keyboard.press('Enter');
  await expect(page.getByText('The order has moved on, this is no longer possible')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No longer made')).toBeVisible();
});

test('a phone shows cards, with the filters closed until asked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, list);
  const time = page.getByRole('group', { name: 'Ordered' });
  await expect(time).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).click();
  await time.getByRole('button', { name: 'Week' }).click();
  await expect(page).toHaveURL(/range=week/);
  await expectFits(page);
});

for (const lang of twoLanguages)
  test(`list, bulk bar, order, dialogs and slips meet WCAG 2.2 AA: ${lang}`, async ({ page }) => {
    await arrive(page, { token: await signIn(demo.owner), lang });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const clean = async (what: string) =>
      expect
        .soft(
          (await axeOn(page).withTags(wcag22).analyze()).violations.map(
            ({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`,
          ),
          what,
        )
        .toEqual([]);
    await open(page, list);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await clean('list with a selection');
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean('note');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 800 });
    await clean('list on a phone');
    await page.locator('tbody a').first().click();
    await settled(page);
    await clean('order on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await clean('order');
    await page.keyboard.press('p');
    await expect(page.locator('article').first()).toBeVisible();
    await clean('slip');
  });
