import { fillAddress } from './support/actions.ts';
import { call, data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, keptBy, open, test } from './support/mall.ts';
import { demo, freshMobile, sentCode } from './support/people.ts';

test('whoever registers looks around, and proves the number in the middle of an order, which goes on', async ({
  page,
}) => {
  const mobile = freshMobile();
  const main = page.getByRole('main');
  const proof = page.getByRole('dialog', { name: 'Prove your number' });
  await arrive(page, { lang: 'en', code: demo.code });
  await open(page, '/cart');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Phone').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill('oak4table9');
  await page.getByLabel('Password again').fill('oak4table9');
  await main.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registered. Now sign in')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('oak4table9');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await proof.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\/cart$/);

  const token = (await keptBy(page, 'token')) ?? '';
  const who = { token, code: demo.code };
  const [product] = await products(1, 12);
  if (product === undefined) throw new Error('Nothing in stock');
  await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, who);
  await open(page, '/cart');
  await main.getByRole('button', { name: 'Check out', exact: true }).click();
  await main.getByRole('button', { name: 'New address' }).click();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await fillAddress(form, { name: 'Lin of the proof', phone: '13900001234', detail: '8 Maple Road' });
  await form.getByRole('button', { name: 'Save address' }).click();

  await proof.getByRole('button', { name: 'Send code' }).click();
  await expect(proof.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
  const code = proof.getByLabel(/^Code sent to/);
  await expect(code).toBeFocused();
  await code.fill(await sentCode(mobile));
  await page.keyboard.press('Enter');
  await expect(proof).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await expect(main.getByRole('radio', { name: /Lin of the proof/ })).toBeChecked();
  await main.getByRole('button', { name: 'Place order' }).first().click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);
  expect((await call('session.accountLogin', { mobile, password: 'oak4table9' })).code).toBe(200);
});
