import type { Page } from '@playwright/test';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, newMember, signIn } from './support/people.ts';

const board = '/userAdmin/orders/orderDeliveryList';
const column = (page: Page, name: string) => page.getByRole('region', { name });

/** An order of a new member that the shop has recorded. */
const recorded = async () => {
  const [product] = await products(1, 7);
  if (product === undefined) throw new Error('No product');
  const buyer = { token: (await newMember()).token, code: demo.code };
  const orderId = await placeOrder(firstSku(product).id, buyer);
  const intent = await data('payment.start', { id: orderId, method: 'sandbox' }, buyer);
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, buyer);
  const shop = { token: await signIn(demo.owner) };
  const order = await data('shopOrder.record', { id: orderId }, shop);
  return { no: order.no, id: order.deliveries[0]?.id ?? '', buyer, orderId, shop };
};

test('a delivery goes over the board by keyboard alone, and a step is taken back', async ({ page }) => {
  const { no, shop, id } = await recorded();
  await arrive(page, shop);
  await open(page, board);
  const card = page.getByRole('link', { name: no });
  await expect(column(page, 'Order recorded').getByRole('link', { name: no })).toBeVisible();
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Goods collected').getByRole('link', { name: no })).toBeFocused();
  await page.keyboard.press('z');
  await expect(column(page, 'Order recorded').getByRole('link', { name: no })).toBeVisible();

  const menu = page.getByRole('button', { name: `Actions for ${no}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Goods collected/ }).press('Enter');
  await expect(column(page, 'Goods collected').getByRole('link', { name: no })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const dialog = page.getByRole('dialog', { name: `Send off ${no}` });
  await dialog.getByRole('textbox', { name: 'Carrier' }).fill('SF');
  await dialog.getByRole('textbox', { name: 'Receipt number' }).fill('SF-7');
  await page.keyboard.press('Enter');
  await expect(column(page, 'In transit').getByRole('link', { name: no })).toBeVisible();
  expect((await data('delivery.show', { id }, shop)).receiptNo).toBe('SF-7');
});

test('a card is dragged one step, and not past one', async ({ page }) => {
  const { no, shop, id } = await recorded();
  await arrive(page, shop);
  await open(page, board);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: no }) });
  await card.dragTo(column(page, 'In transit'));
  expect((await data('delivery.show', { id }, shop)).status).toBe(1);
  await card.dragTo(column(page, 'Goods collected'));
  await expect(column(page, 'Goods collected').getByRole('link', { name: no })).toBeVisible();
});

test('the page of a delivery changes its plan and gives the installer a link that opens', async ({
  page,
  browser,
}) => {
  const { no, shop, id } = await recorded();
  await arrive(page, shop);
  await open(page, `/userAdmin/orders/orderDeliveryDetail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Delivery ${no}` })).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'Production' }).fill('60');
  await page.getByRole('textbox', { name: 'Transit' }).fill('9');
  await page.keyboard.press('Enter');
  await expect(page.getByText('60 days', { exact: true })).toBeVisible();
  await expect(page.getByText(/\+\d+ days/)).toBeVisible();

  await page.getByRole('button', { name: 'Make a link' }).press('Enter');
  await page.getByRole('combobox', { name: 'Lasts' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).press('Enter');
  const made = page.getByRole('dialog', { name: 'The link is made' });
  await expect(made.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const address = await made.getByRole('textbox', { name: 'Link' }).inputValue();
  await made.getByRole('button', { name: 'Done' }).press('Enter');

  const installer = await (await browser.newContext()).newPage();
  await installer.goto(address.replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin));
  await expect(installer.getByText(no)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  await expect(page.getByText(/^Revoked /)).toBeVisible();
  await installer.context().close();
});

test('two who change the same delivery: the second sees what the first did before they save', async ({
  page,
}) => {
  const { shop, id } = await recorded();
  await arrive(page, shop);
  await open(page, `/userAdmin/orders/orderDeliveryDetail?id=${id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('textbox', { name: 'Transit' }).fill('3');
  await data('delivery.change', { id, productionDays: 11 }, shop);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/production 11 days/)).toBeVisible();
  await page.getByRole('button', { name: 'Seen, save mine' }).click();
  await page.getByRole('textbox', { name: 'Production' }).fill('11');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await data('delivery.show', { id }, shop)).toMatchObject({ productionDays: 11, transitDays: 3 });
});
