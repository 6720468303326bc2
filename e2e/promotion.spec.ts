import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, newMember, signIn } from './support/people.ts';

test('applies, is approved, passes a link on, and sees what the order of a friend earns', async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  await arrive(page, { token: member.token });
  await open(page, '/distributionIndex');
  await main.getByRole('link', { name: 'Become a promoter' }).click();
  await main.getByRole('button', { name: 'Send application' }).click();
  await expect(main.getByText(/Write your name with 2 to 30/).last()).toBeVisible();
  await main.getByLabel('Real name').fill('Lin Xiaoman');
  await main.getByLabel('How to reach you').fill(member.mobile);
  await main.getByLabel('How will you promote?').fill('Friends often ask me where my sofa is from');
  await main.getByRole('button', { name: 'Send application' }).click();
  await expect(main.getByText(/We are looking at your application/)).toBeVisible();

  const operator = { token: await signIn(demo.operator) };
  const { list } = await data('platformPromoter.list', { keyword: member.mobile }, operator);
  const [asked] = list;
  await data('platformPromoter.decide', { userId: asked?.userId ?? '', decision: 'approve' }, operator);
  await arrive(page, { token: member.token });
  await open(page, '/distribution/profitDetails');
  await expect(main.getByText('No commission yet')).toBeVisible();

  const { shareUrl } = await data('promoter.links', {}, { token: member.token });
  const friend = await newMember();
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  await phone.request.get(new URL(shareUrl).pathname + new URL(shareUrl).search);
  const signedIn = await phone.request.post('/api/accountLogin', {
    data: { mobile: friend.mobile, password: friend.password },
  });
  const { data: token } = await signedIn.json();
  await phone.close();
  const [product] = await products(1, 5);
  if (product === undefined) throw new Error('Nothing to buy');
  const orderId = await placeOrder(firstSku(product).id, { token, code: demo.code });
  const intent = await data('payment.start', { id: orderId, method: 'sandbox' }, { token });
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, { token });

  await open(page, '/distribution/profitDetails');
  await main.getByRole('button', { name: /^Why this amount/ }).click();
  await expect(main.getByRole('heading', { name: /^Why ¥/ })).toBeVisible();
  await expect(main.getByText('the usual rate of the mall')).toBeVisible();
  const [profit] = (await data('promoter.profits', {}, { token: member.token })).list;
  expect(profit).toMatchObject({ state: 'estimated', level: 1 });
  await open(page, '/distribution/distributionOrders');
  await main.getByRole('link', { name: profit?.orderNo ?? 'no order' }).click();
  await expect(main.getByText('Not received yet. Only its buyer confirms that.')).toBeVisible();
});

test('asks for money, is told what is wrong at its field, and takes the request back', async ({ page }) => {
  const token = await signIn(demo.promoter);
  const before = await data('earnings.mine', {}, { token });
  const main = page.getByRole('main');
  await arrive(page, { token });
  await open(page, '/distribution/applyProfit');
  await main.getByLabel('Amount').fill('9.99');
  await main.getByLabel('Account holder').fill('Chen Yue');
  await main.getByLabel('Bank card number').fill('4111 1111 1111 1112');
  await main.getByLabel('Your password').fill(demo.password);
  await main.getByRole('button', { name: 'Ask for withdrawal' }).click();
  await expect(main.getByText('At least ¥10.00').last()).toBeVisible();
  await expect(main.getByText('A card number has 12 to 19 digits. Please check it').last()).toBeVisible();
  await main.getByLabel('Amount').fill('100');
  await main.getByLabel('Bank card number').fill('4111 1111 1111 1111');
  await main.getByRole('button', { name: 'Ask for withdrawal' }).click();
  await expect(page).toHaveURL(/\/distribution\/withdrawalList/);
  await expect(main.getByText('Being checked')).toBeVisible();
  await expect(main.getByText('•••• 1111').first()).toBeVisible();
  expect(await data('earnings.mine', {}, { token })).toMatchObject({
    available: before.available - 10_000,
    held: before.held + 10_000,
  });

  await open(page, '/distribution/applyProfit');
  await expect(main.getByText('One withdrawal is on its way')).toBeVisible();
  await main.getByRole('link', { name: 'Withdrawal records' }).first().click();
  await main.getByRole('button', { name: /^Cancel withdrawal/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(main.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect(await data('earnings.mine', {}, { token })).toMatchObject({
    available: before.available,
    held: before.held,
  });
});
