import { data } from './support/api.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { newAddress } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';

test('a shop writes an order by keyboard alone, and the customer takes it by the link and pays', async ({
  page,
  browser,
  member,
}) => {
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, '/userAdmin/orders/drafts?id=new');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const keys = keysOf(page);
  await keys.write('searchbox', 'Find goods to add', 'table');
  await expect(page.getByRole('list', { name: 'Goods found' })).toBeVisible();
  await keys.use('button', /^Add /);
  await keys.write('textbox', /^Quantity of /, '1');
  await keys.write('textbox', /^Phone/, member.mobile);
  await keys.write('textbox', /^Name/, 'Rani');
  await keys.write('textbox', /^Message to the customer/, 'Delivery on Saturday');
  await keys.use('button', 'Save the draft');
  await expect(page.getByRole('heading', { level: 1, name: 'Draft for Rani' })).toBeVisible();
  await keys.use('button', 'Make a link');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.use('button', 'Make a link'); // of the dialog: the page behind it is inert
  const url = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.keyboard.press('Escape');

  const customer = await browser.newPage();
  await arrive(customer);
  await open(customer, url);
  await expect(customer.getByText('Delivery on Saturday')).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Sign in to order' })).toBeVisible();
  await newAddress({ token: member.token });
  await arrive(customer, { token: member.token });
  await open(customer, url);
  await customer
    .getByRole('main')
    .getByRole('button', { name: /Place order/ })
    .first()
    .click();
  await expect(customer).toHaveURL(/\/pay\?orderId=/);
  const orderId = new URL(customer.url()).searchParams.get('orderId') ?? '';
  const { id } = await data('payment.start', { id: orderId, method: 'sandbox' }, { token: member.token });
  await data('payment.sandbox', { id, outcome: 'success' }, { token: member.token });
  expect(await data('order.detail', { id: orderId }, { token: member.token })).toMatchObject({
    source: 'draft',
    status: 1,
  });
  await open(customer, '/homeIndex');
  await open(customer, url);
  await expect(customer.getByText('You have ordered this')).toBeVisible();
  await customer.close();

  await open(page, '/userAdmin/orders/drafts?state=ordered');
  await expect(page.getByRole('link', { name: /Rani/ }).first()).toBeVisible();
});

test('the mall writes one, and a customer who is in a shop takes it as an order of the mall', async ({
  page,
  browser,
  member,
}) => {
  const token = await signIn(demo.operator);
  // Not from a shop's list, which has goods of its own.
  const { list } = await data('mallGoods.select', { size: 50 }, { token });
  const goods = list.findLast(({ stock }) => stock >= 5);
  if (goods === undefined) throw new Error('Nothing to sell');
  const nowhere = { phone: '', provinceId: '', cityId: '', districtId: '', detail: '' };
  const lines = [{ skuId: goods.skuId, qty: 1 }];
  const written = { lines, customer: { name: 'Rani', ...nowhere } };
  const { id } = await data('platformOrderDraft.create', written, { token });
  await arrive(page, { token });
  await open(page, '/operator/orderDrafts');
  await page.getByRole('link', { name: 'R**' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Draft for Rani' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

  await newAddress({ token: member.token });
  const customer = await browser.newPage();
  await arrive(customer, { token: member.token, code: demo.code });
  await open(customer, url);
  await expect(customer.getByText('Furnimall has written this order for you')).toBeVisible();
  await customer
    .getByRole('main')
    .getByRole('button', { name: /Place order/ })
    .first()
    .click();
  await expect(customer).toHaveURL(/\/pay\?orderId=/);
  await customer.close();

  await page.getByRole('button', { name: 'Done' }).click();
  const draft = await data('platformOrderDraft.detail', { id }, { token });
  await open(page, `/operator/orderDrafts?id=${id}`);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(`/operator/orders?orderId=${draft.orderId ?? ''}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order');
});
