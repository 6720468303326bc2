import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';

test('a transfer that was confirmed and has not come is taken back; its buyer reads why and pays again', async ({
  page,
  member,
}) => {
  const [product] = await products(1, 10);
  if (product === undefined) throw new Error('Nothing to buy');
  const buyer = { token: member.token, code: demo.code };
  const id = await placeOrder(firstSku(product).id, buyer);
  const { pay } = await data('order.detail', { id }, buyer);
  const owner = await signIn(demo.owner);
  await data('shopOrder.confirmPayment', { id, amount: pay }, { token: owner });

  await arrive(page, { token: owner });
  await open(page, `/userAdmin/orders/orderList?orderId=${id}`);
  await page.getByRole('button', { name: 'Take the payment back' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: /^Take ¥.* back$/ });
  await submit.click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank returned it');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the payment back' })).toHaveCount(0);

  await arrive(page, buyer);
  await open(page, `/userCenter/order?orderId=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Payment taken back by the shop')).toBeVisible();
  await expect(main.getByText(/The bank returned it/)).toBeVisible();
  await expect(main.getByText(/^Pay within/)).toBeVisible();
  const intent = await data('payment.start', { id, method: 'sandbox' }, buyer);
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, buyer);
  expect(await data('order.detail', { id }, buyer)).toMatchObject({ status: 1, paid: pay });
});
