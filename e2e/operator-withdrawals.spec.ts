import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const expectAccessible = async (page: Page): Promise<void> =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
const pages = ['withdrawals', 'withdrawals?tab=batches', 'payments?tab=reconciliation'] as const;

test('a file that is none of the provider is refused beside it', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator/payments?tab=reconciliation');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Send/ }).click();
  const dialog = page.getByRole('dialog', { name: 'File of Alipay' });
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from('name,price\nsofa,1\n') });
  await tabTo(page, dialog.getByRole('button', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the file that is wanted', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('the lists fit a phone and are accessible', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of pages) {
    await open(page, `/operator/${path}`);
    await expectFits(page);
    await expectAccessible(page);
  }
});
