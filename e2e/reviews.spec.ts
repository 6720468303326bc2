import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { placeOrder } from './support/orders.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const expectAccessible = async (page: Page): Promise<void> =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

test('what a shop sends in is found, looked at, and rejected for a reason by keys alone', async ({
  page,
}) => {
  const owner = { token: await signIn(demo.owner) };
  const name = `Spec ${Date.now()}`;
  const { id } = await data('ownBrand.create', { name: { en: name }, logo: null, intro: {}, sort: 9 }, owner);
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator/reviews?kind=brand');
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: /^Give back/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFits(page, 'one work');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Begin with/).selectOption({ index: 1 });
  await expect(dialog.getByLabel('Reason', { exact: true })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(`“${name}” rejected`).first()).toBeVisible();
  await open(page, '/operator/reviews?tab=decided&kind=brand');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Rejected');
  await data('ownBrand.remove', { id }, owner);
});

test('a review with a number in it waits, is let through, and answered by its shop', async ({
  page,
  member,
}) => {
  const { token } = member;
  const owner = { token: await signIn(demo.owner) };
  const [product] = await products(1, 14);
  if (product === undefined) throw new Error('Nothing to buy');
  const id = await placeOrder(firstSku(product).id, { token, code: demo.code });
  const intent = await data('payment.start', { id, method: 'sandbox' }, { token });
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, { token });
  await data('shopOrder.record', { id }, owner);
  await data('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' }, owner);
  await data('order.receive', { id }, { token });
  const lineId = (await data('order.detail', { id }, { token })).lines[0]?.id ?? '';
  const text = `Fine, call 138 0000 1111 about it ${Date.now()}`;
  await data(
    'order.evaluate',
    { orderId: id, lines: [{ lineId, score: 4, service: 5, logistics: 5, text, anonymous: false }] },
    { token },
  );

  await arrive(page, { token });
  await open(page, '/userCenter/addEvaluate');
  await expect(page.getByText(/^Waits until the mall has looked at it/)).toBeVisible();

  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator/shopperReviews?tab=waiting');
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Has a telephone number');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: /^Let through/ }).click();
  await expect(page.getByText('The review is shown').first()).toBeVisible();

  await arrive(page, owner);
  await open(page, '/userAdmin/orders/reviews?tab=unanswered');
  await page
    .getByRole('row')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: /^Answer/ }).click();
  await page.getByRole('dialog').getByLabel('Answer', { exact: true }).fill('Thank you for this');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish answer' }).click();
  await expect(page.getByText('The answer is published').first()).toBeVisible();
  const { list } = await data('review.list', { productId: product.id }, { code: demo.code });
  expect(list.find((one) => one.text === text)?.reply?.text).toBe('Thank you for this');
});
