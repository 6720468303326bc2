import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const list = '/operator/payments';
const expectAccessible = async (page: Page): Promise<void> =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

test('a payment is found and followed into the ledger by keys alone', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, list);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/paymentId=/);
  const account = page.getByRole('link', { name: /^(cash|shop):/ }).first();
  await tabTo(page, account);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/account=/);
  await expect(page.getByRole('link', { name: /^Order \d+/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the books of the demo add up, and every list of money fits a phone', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, `${list}?tab=ledger`);
  await tabTo(page, page.getByRole('button', { name: 'Check the books' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/entries balance/)).toBeVisible();
  for (const tab of ['payments', 'parked', 'refunds', 'ledger']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${list}?tab=${tab}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectFits(page, tab);
  }
});
