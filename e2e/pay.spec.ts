import { data } from './support/api.ts';
import { watchComplaints } from './support/complaints.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo } from './support/people.ts';

const gatewaysUrl = (): string => {
  const url = process.env.GATEWAYS_URL;
  test.skip(url === undefined, 'a mall that was started elsewhere has its own gateways');
  return url ?? '';
};

const ordered = async (token: string): Promise<string> => {
  const [product] = await products(1, 7);
  if (product === undefined) throw new Error('Nothing to buy');
  return placeOrder(firstSku(product).id, { token, code: demo.code });
};

test('goes to Alipay, pays there, and comes back to a paid order', async ({ page, member }) => {
  const gateways = gatewaysUrl();
  const orderId = await ordered(member.token);
  const complaints = await watchComplaints(page);
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/pay?orderId=${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Alipay/ }).check({ force: true });
  await main.getByRole('button', { name: 'Go and pay' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(gateways));

  // The tab is closed and opened again: the payment can still be continued.
  await open(page, `/pay?orderId=${orderId}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Finish your payment' })).toBeVisible();
  await main.getByRole('link', { name: 'Go on to pay' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await settled(page);
  await expect(main.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
  expect(await data('order.detail', { id: orderId }, { token: member.token })).toMatchObject({ status: 1 });
  expect(complaints.filter((text) => text.includes('/pay'))).toEqual([]);
});

test('shows the code of WeChat Pay, and the page notices by itself that it was scanned and paid', async ({
  page,
  context,
  member,
}) => {
  const gateways = gatewaysUrl();
  const orderId = await ordered(member.token);
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/pay?orderId=${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /WeChat Pay/ }).check({ force: true });
  await main.getByRole('button', { name: 'Show the code' }).click();
  const code = main.getByRole('img', { name: 'Code to pay with WeChat' });
  await expect(code).toBeVisible();
  expect(await code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);

  const intent = (await data('payment.status', { id: orderId }, { token: member.token })).intent;
  const phone = await context.newPage();
  await phone.goto(`${gateways}/pay/wechat/${intent?.id.replaceAll('-', '')}`);
  await phone.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
});

test('another way to pay is open while one waits, and the other one is given up', async ({
  page,
  member,
}) => {
  gatewaysUrl();
  const orderId = await ordered(member.token);
  const who = { token: member.token };
  const first = await data('payment.start', { id: orderId, method: 'wechat' }, who);
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/pay?orderId=${orderId}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Pay another way' }).click();
  await main.getByRole('radio', { name: /Test payment/ }).check({ force: true });
  await main.getByRole('button', { name: 'Let it succeed' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Paid' })).toBeVisible();
  const { payments } = await data('order.detail', { id: orderId }, who);
  expect(payments).toContainEqual(expect.objectContaining({ method: 'sandbox', status: 'succeeded' }));
  expect(payments).toContainEqual(expect.objectContaining({ method: first.method, status: 'closed' }));
});
