import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { pngFile } from './support/pictures.ts';

/** A paid order of one piece in the demo shop, and the shop's people. */
const paid = async (token: string) => {
  const [product] = await products(1, 9);
  if (product === undefined) throw new Error('Nothing to buy');
  const id = await placeOrder(firstSku(product).id, { token, code: demo.code });
  const intent = await data('payment.start', { id, method: 'sandbox' }, { token });
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, { token });
  return { id, owner: await signIn(demo.owner) };
};

test('an order that is not sent is given back as a whole: asked, agreed, cancelled', async ({
  page,
  member,
}) => {
  const { id, owner } = await paid(member.token);
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/userCenter/order?orderId=${id}`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Refund' }).click();
  await expect(main.getByText(/has not been sent/)).toBeVisible();
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(main.getByText('Choose a reason', { exact: true }).last()).toBeVisible();
  await main.getByRole('combobox', { name: 'Reason' }).selectOption('changedMind');
  await main.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/userCenter\/order\?orderId=/);
  await expect(main.getByText('Waiting for the shop')).toBeVisible();

  await arrive(page, { token: owner });
  await open(page, `/userAdmin/orders/orderList?orderId=${id}`);
  await page.getByRole('button', { name: 'Agree to refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/the order is cancelled/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Agree to refund' }).click();
  await expect(page.getByText('Money sent back')).toBeVisible();
  expect(await data('order.detail', { id }, { token: member.token })).toMatchObject({
    status: 5,
    refunds: [{ status: 'refunded' }],
  });
});

test('a piece that was sent goes back with a photo, and a refusal says why', async ({ page, member }) => {
  const { id, owner } = await paid(member.token);
  await data('shopOrder.record', { id }, { token: owner });
  await data('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' }, { token: owner });
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/userCenter/refund?orderId=${id}`);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Reason' }).selectOption('damaged');
  await main.getByRole('textbox', { name: /More about it/ }).fill('One leg is loose');
  await page.locator('input[type=file]').setInputFiles(pngFile('leg.png'));
  await expect(main.getByRole('button', { name: /^Remove .*\.webp/ })).toBeVisible();
  // Another language loses nothing of it.
  await page.locator('header').getByText('English').first().click();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('menuitemradio', { name: 'Bahasa Indonesia' }).click(),
  ]);
  await settled(page);
  await expect(main.getByRole('textbox', { name: /Keterangan/ })).toHaveValue('One leg is loose');
  await main.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(main.getByText('Menunggu toko')).toBeVisible();

  const [refund] = (await data('order.detail', { id }, { token: member.token })).refunds;
  expect(refund).toMatchObject({ kind: 'line', qty: 1, reason: 'damaged', photos: [expect.any(String)] });
  await data(
    'shopRefund.decide',
    { id: refund?.id ?? '', decision: 'reject', note: 'Please send a photo of the label' },
    { token: owner },
  );
  await page.reload();
  await settled(page);
  await expect(main.getByText('Please send a photo of the label').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Minta dana kembali' })).toBeVisible();
});

test('a shop refunds a sent piece unasked, and the buyer reads why', async ({ page, member }) => {
  const { id, owner } = await paid(member.token);
  await data('shopOrder.record', { id }, { token: owner });
  await data('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' }, { token: owner });
  await arrive(page, { token: owner });
  await open(page, `/userAdmin/orders/orderList?orderId=${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Refund the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund the order' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Scratched before it left us');
  await dialog.getByRole('button', { name: /^Refund ¥[1-9]/ }).click();
  await expect(page.getByText('Refunded; the buyer has been told')).toBeVisible();

  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/userCenter/order?orderId=${id}`);
  await expect(page.getByRole('main').getByText('Scratched before it left us').first()).toBeVisible();
  const { status, paid: all, refunded } = await data('order.detail', { id }, { token: member.token });
  expect({ status, left: all - refunded }).toEqual({ status: 3, left: 0 });
});
