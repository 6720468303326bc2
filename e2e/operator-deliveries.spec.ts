import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const board = '/operator/deliveries';

/** An order of a member without a shop's code, paid and recorded. */
const recorded = async (token: string) => {
  const [product] = await products(1, 20);
  if (product === undefined) throw new Error('Nothing to buy');
  const buyer = { token, code: '' };
  const id = await placeOrder(firstSku(product).id, buyer);
  const { no } = await data('order.detail', { id }, buyer);
  const intent = await data('payment.start', { id, method: 'sandbox' }, buyer);
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, buyer);
  await data('platformOrder.record', { id }, { token: await signIn(demo.operator) });
  return { id, no };
};
const column = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
});

test('a delivery goes its way over the board by keyboard, a step is taken back, and it is found in the list', async ({
  page,
  member,
}) => {
  const { no } = await recorded(member.token);
  await open(page, board);
  const card = (name: string) => column(page, name).getByRole('link', { name: no });
  await card('Order recorded').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card('Goods collected')).toBeFocused();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card('Order recorded')).toBeVisible();
  await card('Order recorded').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card('Goods collected')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const sending = page.getByRole('dialog');
  await sending.getByRole('textbox', { name: 'Carrier' }).fill('SF Express');
  await sending.getByRole('textbox', { name: 'Receipt number' }).fill('SF7654321');
  await page.keyboard.press('Enter');
  await expect(card('In transit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Delivery ${no}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await page.getByRole('link', { name: 'Deliveries' }).last().press('Enter');
  await open(page, `${board}?view=list&keyword=SF7654321`);
  await expect(page.getByRole('table', { name: 'Deliveries' }).getByRole('link', { name: no })).toBeVisible();
});

test('the mall’s orders are exported in the background; the drawer has the file, the page of jobs too', async ({
  page,
}) => {
  await open(page, '/operator/orders?tab=received&range=all');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export orders' });
  await expect(dialog.getByText(/Orders: \d+, lines: \d+/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Export to Excel' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Jobs/ });
  // The newest first; other specs leave jobs of their own.
  const job = drawer.getByRole('article').filter({ hasText: 'Export: Orders, received' }).first();
  const save = job.getByRole('button', { name: 'Download' });
  await expect(save).toBeVisible({ timeout: 20_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^orders-received-.*\.xlsx$/);
  await drawer.getByRole('link', { name: 'All exports and imports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exports & imports' })).toBeVisible();
  await expect(page.getByRole('table').getByText('Done').first()).toBeVisible();
});

for (const width of [360, 1440])
  test(`the board, the list and the jobs fit ${width} px and are accessible`, async ({ page, member }) => {
    await recorded(member.token);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [board, `${board}?view=list`, '/operator/jobs']) {
      await open(page, path);
      await settled(page);
      await expectFits(page);
      const { violations } = await axeOn(page).withTags(wcag22).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`),
          path,
        )
        .toEqual([]);
    }
  });
