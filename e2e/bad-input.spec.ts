import { data, call, headersOf, send, upload } from './support/api.ts';
import { firstSku, productOf, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { newAddress, placeOrder } from './support/orders.ts';
import { demo, freshMobile, newMember, sentCode } from './support/people.ts';
import { png } from './support/pictures.ts';

const theProduct = async (skip: number) => {
  const [product] = await products(1, skip);
  if (product === undefined) throw new Error('No product');
  return product;
};

test('a wrong phone number is named so, in the form and by the server (spec §5)', async ({ page }) => {
  await arrive(page, { lang: 'zh' });
  await open(page, '/login');
  await page.getByLabel('手机号').fill('12345678901');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('手机号码错误', { exact: true })).toBeVisible();
  const asked = await call('session.sendSms', { mobile: '16600001111' }, { lang: 'zh' });
  expect(asked).toMatchObject({ code: 40001, msg: '手机号码错误' });
  const used = await call('session.codeLogin', { mobile: '1380000', verify_code: '000000' }, { lang: 'zh' });
  expect(used).toMatchObject({ code: 40001, msg: '手机号码错误' });
});

test('after five wrong codes not even the right one helps', async () => {
  const mobile = freshMobile();
  await data('session.sendSms', { mobile });
  const right = await sentCode(mobile);
  const wrong = right === '123456' ? '654321' : '123456';
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await call('session.codeLogin', { mobile, verify_code: wrong });
    expect(answer).toMatchObject({ code: 40001, msgKey: 'sms.wrongCode', data: null });
  }
  const late = await call('session.codeLogin', { mobile, verify_code: right });
  expect(late).toMatchObject({ code: 40902, msgKey: 'sms.tooManyTries' });
});

test('quantities that cannot be are refused in the words of the specification', async ({ member }) => {
  const sku = firstSku(await theProduct(4));
  const add = (qty: number) => call('cart.add', { skuId: sku.id, qty }, { token: member.token });
  expect(await add(sku.stock + 1)).toMatchObject({
    code: 40901,
    msg: 'The number of items added to the shopping cart cannot exceed the inventory quantity',
    data: { max: sku.stock },
  });
  expect(await add(-1)).toMatchObject({ code: 40001, msg: 'The quantity of goods cannot be less than 0' });
  expect((await add(0)).code).toBe(40001);
  expect((await add(1.5)).code).toBe(40001);
  expect((await add(1e9)).code).toBe(40901);
  expect((await data('cart.get', {}, { token: member.token })).count).toBe(0);
});

test('the product page stops at the stock and says why', async ({ page, member }) => {
  const product = await theProduct(4);
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/product?productId=${product.id}`);
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.fill('99999');
  await quantity.press('Enter');
  await expect(page.getByText(/inventory quantity/).first()).toBeVisible();
  const { skus } = await productOf(product.id);
  expect(skus.map(({ stock }) => Math.min(stock, 999))).toContain(Number(await quantity.inputValue()));
});

test('a price that changed since the preview orders nothing and is shown (40900)', async ({
  page,
  member,
}) => {
  const sku = firstSku(await theProduct(5));
  const who = { token: member.token, code: demo.code };
  const addressId = await newAddress(who);
  const seen = await data('order.previewDirect', { skuId: sku.id, qty: 1, addressId }, who);
  const order = { skuId: sku.id, qty: 1, addressId, remark: '', previewHash: seen.previewHash };
  // Without the shop's code the platform's own price applies: the same SKU at another price.
  const refused = await call('order.createDirect', order, { token: member.token });
  expect(refused).toMatchObject({ code: 40900, msgKey: 'order.priceChanged' });
  expect(refused.data).toMatchObject({ lines: [{ skuId: sku.id }] });

  await arrive(page, who);
  await page.route('**/api/order/addOrder', (route) => {
    const { code: _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await open(page, `/editOrderInfo?source=direct&skuId=${sku.id}&qty=1`);
  await page.getByRole('main').getByRole('button', { name: 'Place order' }).first().click();
  await expect(page.getByText(/A price changed meanwhile, so nothing is ordered yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place at the new price' }).first()).toBeVisible();
  const orders = await data('order.list', { tab: 'all', range: 'all', page: 1, size: 5 }, who);
  expect(orders.total).toBe(0);
});

test("someone else's order does not exist", async ({ page, member }) => {
  const sku = firstSku(await theProduct(6));
  const orderId = await placeOrder(sku.id, { token: member.token, code: demo.code });
  const other = await newMember();
  for (const name of ['order.detail', 'order.cancel', 'order.receive', 'payment.status'] as const)
    expect(await call(name, { id: orderId }, { token: other.token }), name).toMatchObject({ code: 40400 });
  const paid = await call('payment.start', { id: orderId, method: 'sandbox' }, { token: other.token });
  expect(paid.code).toBe(40400);
  await arrive(page, { token: other.token });
  await open(page, `/userCenter/order?orderId=${orderId}`);
  await expect(page.getByText('This order is not here')).toBeVisible();
  await page.goto(`/pay?orderId=${orderId}`);
  await expect(page.getByText('This order is not here')).toBeVisible();
});

test('a call of the shop needs its permission and names it', async ({ member }) => {
  const { token } = member;
  expect(
    await call('shopOrder.list', { tab: 'all', range: 'all', page: 1, size: 5 }, { token }),
  ).toMatchObject({
    code: 40300,
    data: 'order.view',
  });
  expect(await call('shopOrder.confirmPayment', { id: 'any', amount: 1 }, { token })).toMatchObject({
    code: 40300,
    data: 'order.confirm_payment',
  });
  expect((await call('shopOrder.list', { tab: 'all', range: 'all', page: 1, size: 5 })).code).toBe(40003);
});

test('uploads: too large, not a picture, and one in disguise', async ({ page, member }) => {
  const { token } = member;
  const bytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text));
  const whole = await upload({ name: 'a.png', type: 'image/png', bytes: bytes(png()) }, { token });
  expect(whole).toMatchObject({ code: 200, data: { w: 64, h: 48 } });
  const large = await upload(
    { name: 'b.png', type: 'image/png', bytes: new Uint8Array(11 * 1024 * 1024) },
    { token },
  );
  expect(large).toMatchObject({ code: 40001, msgKey: 'upload.tooLarge' });
  for (const text of [
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ]) {
    const disguised = await upload({ name: 'c.png', type: 'image/png', bytes: bytes(text) }, { token });
    expect(disguised).toMatchObject({ code: 40001, msg: 'please upload the image in the correct format' });
  }
  await arrive(page, { token });
  await open(page, '/userCenter/userInfo');
  const refused = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>') };
  await page.getByLabel('Add pictures').first().setInputFiles(refused);
  await expect(page.getByText(/please upload the image in the correct format/i).first()).toBeVisible();
});

test('bodies that nobody can read are answered, not crashed on', async ({ member }) => {
  const post = (type: string, body: string) =>
    send('/api/cart/addCart', {
      method: 'POST',
      body,
      headers: { ...headersOf({ token: member.token }), 'content-type': type },
    });
  const form = 'application/x-www-form-urlencoded';
  for (const [type, body] of [
    ['application/json', '{"skuId":'],
    ['application/json', 'null'],
    ['application/xml', '<skuId>1</skuId>'],
    [form, '%E0%A4%A=%'],
    [form, `${'a.'.repeat(100)}b=1`],
    [form, '__proto__.polluted=1&constructor.prototype.polluted=1'],
    [form, 'skuId=1&skuId=2&qty=1'],
    [form, ''],
  ] as const) {
    const answer = await post(type, body);
    expect(answer, `${type} ${body.slice(0, 30)}`).toMatchObject({ status: 200, code: 40001 });
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['code', 'msg', 'data']));
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:|select |stack/i);
  }
});

test('refusals speak the language of the caller', async () => {
  const said = await Promise.all(
    (['zh', 'en', 'indo', 'fili'] as const).map(
      async (lang) =>
        (await call('session.accountLogin', { mobile: '19900000000', password: 'x' }, { lang })).msg,
    ),
  );
  expect(said).toEqual([
    '手机号或密码错误',
    'The phone number or password is wrong',
    'Nomor telepon atau kata sandi salah',
    'Mali ang numero ng telepono o password',
  ]);
  const nowhere = await send('/api/no/such/call', { headers: headersOf({ lang: 'en' }) });
  expect(nowhere).toMatchObject({ code: 40400 });
  const wrongMethod = await send('/api/cart/addCart', { headers: headersOf({ lang: 'en' }) });
  expect(wrongMethod).toMatchObject({ code: 40500 });
});
