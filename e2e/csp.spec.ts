import { firstSku, products, productWithChoice } from './support/goods.ts';
import { chooseLanguage } from './support/actions.ts';
import { watchComplaints } from './support/complaints.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { pngFile } from './support/pictures.ts';

test('the policy is the strict one, on every kind of page (reliability 3.2)', async ({ request }) => {
  for (const path of ['/homeIndex', '/userAdmin', '/login', '/merchant.html', '/installer']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    const parts = policy.split('; ');
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /api/policyReports',
      'report-to policy',
    ])
      expect(parts, path).toContain(part);
    expect(headers['reporting-endpoints']).toBe('policy="/api/policyReports"');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('a frame is refused, and the browser may report it', async ({ page, request }) => {
  await arrive(page);
  const complaints = await watchComplaints(page);
  await open(page, '/login');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/homeIndex';
    document.body.append(frame);
  });
  await expect.poll(() => complaints.join('\n')).toContain('frame-src refused');
  const body = { effectiveDirective: 'frame-src', blockedURL: page.url(), documentURL: page.url() };
  const answer = await request.post('/api/policyReports', {
    headers: { 'content-type': 'application/reports+json' },
    data: JSON.stringify([{ type: 'csp-violation', age: 0, url: page.url(), body }]),
  });
  expect(answer.status()).toBe(204);
});

test('no complaint while shopping: menus, dialogs, cart, coupon, upload, language', async ({
  page,
  member,
}) => {
  const product = await productWithChoice();
  await arrive(page, { token: member.token, code: demo.code });
  const complaints = await watchComplaints(page);
  await open(page, `/product?productId=${product.id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).hover();
  await expect(
    page.getByRole('link', { name: 'Go to cart' }).or(page.getByRole('button', { name: 'Go to cart' })),
  ).toBeVisible();
  await page.mouse.move(20, 700);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share this piece' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'View larger' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/receiveCoupon');
  await page.getByRole('main').getByRole('button', { name: 'Take it' }).first().click();
  await open(page, '/userCenter/userInfo');
  await page.getByLabel('Add pictures').first().setInputFiles(pngFile('me.png'));
  await page.waitForLoadState('networkidle');
  await open(page, '/editOrderInfo?source=cart');
  await page.getByRole('button', { name: 'New address' }).click();
  await expect(page.getByRole('dialog', { name: 'Add address' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseLanguage(page, 'Filipino');
  await settled(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('no complaint in the back office: an order is opened and its next step looked at', async ({
  page,
  member,
}) => {
  const [product] = await products(1, 3);
  if (product === undefined) throw new Error('No product');
  const who = { token: member.token, code: demo.code };
  const order = await placeOrder(firstSku(product).id, who);
  await arrive(page, { token: await signIn(demo.owner) });
  const complaints = await watchComplaints(page);
  await open(page, `/userAdmin/orders/orderList?orderId=${order}`);
  await page.getByRole('main').getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm payment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/userAdmin/orders/orderList');
  await page.getByRole('searchbox').first().fill('sofa');
  await page.keyboard.press('Enter');
  await settled(page);
  await open(page, '/userAdmin/shop/ShopInfo');
  await page.getByRole('main').getByLabel('Slogan').fill('Solid wood, brought to your door');
  expect(complaints).toEqual([]);
});
