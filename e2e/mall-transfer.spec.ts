import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { pngFile } from './support/pictures.ts';
import { expectFits } from './support/width.ts';

test('a buyer transfers money to an account of the mall; an operator finds nothing, then confirms it', async ({
  page,
  member,
}) => {
  const operator = { token: await signIn(demo.operator) };
  const buyer = { token: member.token, code: '' };
  const [product] = await products(1, 20);
  if (product === undefined) throw new Error('Nothing to buy');
  const id = await placeOrder(firstSku(product).id, buyer);
  const main = page.getByRole('main');

  await test.step('the operator adds an account in the settings', async () => {
    await arrive(page, operator);
    await open(page, '/operator/settings');
    await page.getByRole('button', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await dialog.getByLabel('Bank or wallet').fill('Bank of Trees');
    await dialog.getByLabel('Account holder').fill('Furnimall Ltd');
    await dialog.getByLabel('Account number').fill('6225 8888 0000 1234');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByText('Account added: buyers see it now')).toBeVisible();
    await expect(
      page.getByRole('switch', { name: 'Show Bank of Trees 6225 8888 0000 1234 to buyers' }),
    ).toBeChecked();
  });

  const sendProof = async () => {
    await main.getByRole('radio', { name: /Bank transfer/ }).check();
    await main.getByLabel('Add pictures').setInputFiles(pngFile('transfer.png'));
    await expect(main.getByRole('button', { name: 'Remove transfer.png' })).toBeVisible();
    const send = main.getByRole('button', { name: 'Send the proof' });
    // A press while the picture is on its way does nothing.
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await send.click();
    await expect(
      main.getByRole('heading', { level: 1, name: 'Your transfer is being checked' }),
    ).toBeVisible();
  };
  await test.step('the buyer reads where to, and sends a proof', async () => {
    await arrive(page, buyer);
    await open(page, `/pay?orderId=${id}`);
    await main.getByRole('radio', { name: /Bank transfer/ }).check();
    await expect(main.getByText('6225 8888 0000 1234')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
    expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await sendProof();
  });

  await test.step('the operator is led there from Start, and finds nothing', async () => {
    await arrive(page, operator);
    await open(page, '/operator/start');
    await main.getByRole('link', { name: /Transfers to confirm/ }).click();
    await expect(page).toHaveURL(/need=proof/);
    await open(page, `/operator/orders?orderId=${id}`);
    await page.getByRole('button', { name: 'Nothing has come' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nothing has come' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('No such transfer');
    await dialog.getByRole('button', { name: 'Tell the buyer' }).click();
    await expect(page.getByText('The buyer has been told that nothing has come')).toBeVisible();
  });

  await test.step('the buyer reads why, and sends another proof', async () => {
    await arrive(page, buyer);
    await open(page, `/pay?orderId=${id}`);
    await expect(main.getByText('The last transfer was not found: No such transfer')).toBeVisible();
    await sendProof();
  });

  await test.step('the operator confirms what has come', async () => {
    const { pay } = await data('platformOrder.detail', { id }, operator);
    await arrive(page, operator);
    await open(page, `/operator/orders?orderId=${id}`);
    await page.getByRole('button', { name: 'Confirm payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm payment' });
    await dialog.getByLabel('Amount received').fill('1');
    await dialog.getByLabel('Reference').fill('B-17');
    await dialog.getByRole('button', { name: /^Confirm ¥/ }).click();
    await expect(dialog.getByText(/If another amount has come/).first()).toBeVisible();
    await dialog.getByLabel('Amount received').fill((pay / 100).toFixed(2));
    await dialog.getByRole('button', { name: /^Confirm ¥/ }).click();
    await expect(page.getByRole('button', { name: 'Record order' })).toBeVisible();
    await expect(main.getByText('B-17')).toBeVisible();
    expect(await data('order.detail', { id }, buyer)).toMatchObject({ status: 1, paid: pay });
  });

  await test.step('without the account it is not offered any more', async () => {
    await open(page, '/operator/settings');
    await page.getByRole('button', { name: /^Remove Bank of Trees/ }).click();
    await expect(page.getByText('Account removed')).toBeVisible();
    const other = await placeOrder(firstSku(product).id, buyer);
    expect((await data('payment.status', { id: other }, buyer)).methods).not.toContain('offline');
  });
});

test('accounts of a shop: one is added, moved and taken away by keyboard alone', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, '/userAdmin/shop/accounts');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const keys = keysOf(page);
  for (const bank of ['Oak bank', 'Ash bank']) {
    await keys.use('button', 'Add account');
    await keys.write('textbox', 'Bank or wallet', bank);
    await keys.write('textbox', 'Account holder', 'Oak shop');
    await keys.write('textbox', 'Account number', '0917');
    await keys.press('Enter');
    await expect(page.getByText(bank, { exact: true })).toBeVisible();
  }
  await keys.use('button', 'Move Ash bank 0917 up');
  await expect(page.getByRole('listitem').filter({ hasText: '0917' }).first()).toContainText('Ash bank');
  for (const bank of ['Ash bank', 'Oak bank']) {
    await keys.use('button', `Remove ${bank} 0917`);
    await expect(page.getByText(bank, { exact: true })).toHaveCount(0);
  }
  expect((await data('shopTransferAccount.list', {}, owner)).list).toEqual([]);
});
