import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { newAddress } from './support/orders.ts';
import { demo, newMember, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const list = '/operator/campaigns';
const expectAccessible = async (page: Page): Promise<void> =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
/** A moment as fields of the browser have it. */
const local = (page: Page, hours: number): Promise<string> =>
  page.evaluate((later) => {
    const at = new Date(Date.now() + later * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours);

test('a flash sale is drafted, scheduled, sold, and counted with who bears it', async ({ page }) => {
  test.setTimeout(120_000);
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, list);
  await expect(page.getByRole('list', { name: 'Campaigns of this month' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New flash sale' }).click();
  await page
    .getByLabel(/^Name · /)
    .first()
    .fill('周末专场');
  await page.getByLabel('Name · English').fill('Weekend deals');
  await page.getByRole('button', { name: 'Choose product' }).click();
  await page.getByRole('dialog').getByRole('list').getByRole('button').first().click();
  await expect(page.getByText('Supply price')).toBeVisible();
  await page.getByLabel('Flash sale price').fill('1');
  await expect(page.getByText(/^Below the supply price/)).toBeVisible();
  await page.getByLabel('Number').fill('2');
  await page.getByLabel('Begins').fill(await local(page, -1));
  await page.getByLabel('Ends').fill(await local(page, 24));
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Save draft' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Weekend deals' })).toBeVisible();
  const activityId = new URL(page.url()).searchParams.get('campaignId') ?? '';
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule all the same' }).click();
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeVisible();

  const buyer = await newMember();
  const who = { token: buyer.token };
  const { seckill } = await data(
    'mallCampaign.detail',
    { kind: 'seckill', id: activityId },
    { token: await signIn(demo.operator) },
  );
  const addressId = await newAddress(who);
  const piece = { activityId, skuId: seckill?.skuId ?? '', qty: 1, addressId };
  const { previewHash } = await data('seckill.preview', piece, who);
  const { orderId } = await data('seckill.create', { ...piece, previewHash }, who);
  const intent = await data('payment.start', { id: orderId, method: 'sandbox' }, who);
  await data('payment.sandbox', { id: intent.id, outcome: 'success' }, who);

  await page.reload();
  const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd');
  await expect(figure('Pieces sold')).toHaveText('1');
  await expect(figure('Paid by buyers')).toContainText('1.00');
  await expect(figure('The mall')).not.toHaveText('¥0.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Close now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
});

test('calendar, list, page and forms fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(demo.operator);
  await arrive(page, { token });
  const { list: rows } = await data('mallCampaign.list', { kind: 'coupon', size: 1 }, { token });
  const one = `${list}?of=coupon&campaignId=${rows[0]?.id ?? ''}`;
  for (const kind of ['seckill', 'coupon', 'boost']) {
    await open(page, `${list}/form?of=${kind}`);
    await expectFits(page, kind);
  }
  for (const path of [list, `${list}?view=list`, one]) {
    await open(page, path);
    await expectFits(page, path);
    await expectAccessible(page);
  }
});
