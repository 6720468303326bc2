import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { twoLanguages } from './support/long.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const list = '/operator/orders';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** An order of a member without a shop's code. */
const placed = async (token: string) => {
  const [product] = await products(1, 20);
  if (product === undefined) throw new Error('Nothing to buy');
  const buyer = { token, code: '' };
  const id = await placeOrder(firstSku(product).id, buyer);
  const { no } = await data('order.detail', { id }, buyer);
  return { id, no, buyer };
};
const paid = async (token: string) => {
  const order = await placed(token);
  const intent = await data('payment.start', { id: order.id, method: 'sandbox' }, order.buyer);
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, order.buyer);
  return order;
};

test.beforeEach(async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
});

test('an order without a shop goes its way: recorded, sent, a link for the installer, received', async ({
  page,
  browser,
  member,
}) => {
  const { id, no, buyer } = await paid(member.token);
  await open(page, list);
  await page.keyboard.press('/');
  await page.keyboard.type(no.slice(-9));
  await page.getByRole('table', { name: 'Orders' }).getByRole('link', { name: no }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${no}` })).toBeVisible();

  await page.keyboard.press('s');
  await dialog(page, 'Record order').getByRole('button', { name: 'Record order' }).click();
  await expect(page.getByRole('button', { name: 'Ship order' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the delivery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Delivery ${no}` })).toBeVisible();
  await page.getByRole('button', { name: 'Goods collected' }).click();
  await page.getByRole('button', { name: 'Send off' }).click();
  const sending = page.getByRole('dialog');
  await sending.getByRole('textbox', { name: 'Carrier' }).fill('SF Express');
  await sending.getByRole('textbox', { name: 'Receipt number' }).fill('SF1234567890');
  await sending.getByRole('button', { name: 'Send off' }).click();
  await expect(page.getByRole('button', { name: 'Deliver & install' })).toBeVisible();
  expect((await data('order.detail', { id }, buyer)).status).toBe(3);

  await page.getByRole('button', { name: 'Make a link' }).click();
  await dialog(page, 'Make a link').getByRole('button', { name: 'Make a link' }).click();
  const made = dialog(page, 'The link is made');
  const address = await made.getByRole('textbox', { name: 'Link' }).inputValue();
  await made.getByRole('button', { name: 'Done' }).click();
  const installer = await (await browser.newContext()).newPage();
  await installer.goto(address.replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin));
  await expect(installer.getByText(no)).toBeVisible();
  await installer.context().close();

  await page.getByRole('link', { name: no }).click();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await dialog(page, 'Mark as received').getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByText('Receipt confirmed')).toBeVisible();
  expect((await data('order.detail', { id }, buyer)).status).toBe(4);
});

test('of the money asked back after it a part is paid', async ({ page, member }) => {
  const operator = { token: await signIn(demo.operator) };
  const { id, buyer } = await paid(member.token);
  await data('platformOrder.record', { id }, operator);
  await data('platformOrder.ship', { id, carrier: 'SF Express', receiptNo: 'SF1234567890' }, operator);
  await data('platformOrder.receive', { id }, operator);
  await data('refund.ask', { id, reason: 'damaged', note: 'A scratch' }, buyer);
  await open(page, `${list}?orderId=${id}`);
  await page.getByRole('button', { name: 'Agree to refund' }).click();
  const agreeing = dialog(page, 'Agree to refund');
  await agreeing.getByRole('textbox', { name: 'Amount to give back' }).fill('10');
  await agreeing.getByRole('button', { name: 'Agree to refund' }).click();
  await expect(agreeing.getByText('Say why').first()).toBeVisible();
  await agreeing.getByRole('textbox', { name: 'Why less; the buyer reads it' }).fill('Only the scratch');
  await agreeing.getByRole('button', { name: 'Agree to refund' }).click();
  await expect(page.getByText('Money sent back')).toBeVisible();
  expect((await data('order.detail', { id }, buyer)).refunded).toBe(1000);
});

test('an unpaid order is cancelled and a paid one refunded, each with a reason that the buyer reads', async ({
  page,
  member,
}) => {
  const unpaid = await placed(member.token);
  await open(page, `${list}?orderId=${unpaid.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('No longer made');
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();

  const sold = await paid(member.token);
  await open(page, `${list}?orderId=${sold.id}`);
  await page.getByRole('textbox', { name: 'Internal notes' }).fill('Calls back on Monday');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Delete note: Calls back on Monday' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund the order' }).click();
  const refunding = dialog(page, 'Refund the order');
  await refunding.getByRole('textbox', { name: 'Reason' }).fill('Out of stock');
  await refunding.getByRole('button', { name: /^Refund ¥/ }).click();
  await expect(page.getByText('Refunded, order cancelled')).toBeVisible();

  const told = await data('message.list', {}, { token: member.token });
  expect(told.list.map(({ body }) => body).join(' ')).toContain('No longer made');
  expect((await data('order.detail', { id: sold.id }, sold.buyer)).refunds).toMatchObject([
    { status: 'refunded', answer: 'Out of stock' },
  ]);
});

test('an order of a shop is found by keyboard, and a look behind its mask is in the log', async ({
  page,
}) => {
  const operator = { token: await signIn(demo.operator) };
  const [order] = (await data('mallShopOrder.list', {}, operator)).list;
  if (order === undefined) throw new Error('No order of a shop');
  await open(page, '/operator/shopOrders');
  await page.keyboard.press('/');
  await page.keyboard.type(order.no.slice(-9));
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table', { name: 'Shops’ orders' }).getByRole('link', { name: /^2/ });
  await expect(rows).toHaveText([order.no]);
  await rows.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.no}` })).toBeVisible();
  await page.getByRole('button', { name: 'Show number' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show number' })).toHaveCount(0);
  await expect(page.getByText(order.phone)).toHaveCount(0);
  await open(page, '/operator/log');
  await expect(page.getByText('Number of the receiver of an order looked at').first()).toBeVisible();
});

test('a phone shows cards', async ({ page, member }) => {
  await paid(member.token);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, list);
  await page.getByRole('group', { name: 'Ordered' }).getByRole('button', { name: 'Week' }).click();
  await expect(page).toHaveURL(/range=week/);
  await expectFits(page);
});

for (const lang of twoLanguages)
  test(`lists, orders and delivery meet WCAG 2.2 AA: ${lang}`, async ({ page, member }) => {
    test.slow(); // seven screens, each checked in two windows
    const { id } = await paid(member.token);
    const token = await signIn(demo.operator);
    const { deliveries } = await data('platformOrder.record', { id }, { token });
    const [ofShop] = (await data('mallShopOrder.list', {}, { token })).list;
    await arrive(page, { token, lang });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const clean = async (what: string) =>
      expect
        .soft(
          (await axeOn(page).withTags(wcag22).analyze()).violations.map(
            ({ id: rule, nodes }) => `${rule}: ${String(nodes[0]?.target)}`,
          ),
          what,
        )
        .toEqual([]);
    for (const path of [
      list,
      `${list}?orderId=${id}`,
      `${list}?orderId=${id}&deliveryId=${deliveries[0]?.id ?? ''}`,
      '/operator/shopOrders',
      `/operator/shopOrders?orderId=${ofShop?.id ?? ''}`,
      '/operator/orderDrafts',
      '/operator/orderDrafts?id=new',
    ]) {
      await open(page, path);
      await clean(path);
      await page.setViewportSize({ width: 360, height: 800 });
      await settled(page);
      await clean(`${path} on a phone`);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
