import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { firstSku, products } from './support/goods.ts';
import { demo } from './support/people.ts';

test('from the product to the confirmation with keys alone', async ({ page, member }) => {
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/product?productId=${product.id}&skuId=${firstSku(product).id}`);

  await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.evaluate(() => document.body.focus());
  await tabTo(page, page.getByRole('link', { name: /^Cart, 1 item/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Check out/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^New address/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Receiver')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New address' })).toBeFocused();
});

test('the first Tab of a page offers the way to its content', async ({ page }) => {
  await arrive(page);
  await open(page, '/receiveCoupon');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
