import type { Page } from '@playwright/test';
import { data } from './support/api.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { freshMobile } from './support/people.ts';
import { pngFile } from './support/pictures.ts';

const write = async (page: Page, phone: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('A round oak table for six');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rani');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  for (const name of ['Province', 'City', 'District']) {
    const level = page.getByRole('combobox', { name });
    await expect(level).toBeEnabled();
    await expect.poll(() => level.locator('option').count()).toBeGreaterThan(1);
    await level.selectOption({ index: 1 });
  }
};
const sendIt = (page: Page) => page.getByRole('button', { name: 'Send the request' }).click();

test('a visitor sends a request, which survives another language, and hears its number', async ({ page }) => {
  await arrive(page);
  await open(page, '/wantBuy');
  await sendIt(page);
  await expect(page.getByText('Write more than 5 characters').first()).toBeVisible();
  await write(page, freshMobile());
  await page.evaluate(() => localStorage.setItem('lang', 'indo'));
  await page.reload();
  await settled(page);
  await expect(page.getByRole('textbox', { name: 'Yang Anda cari' })).toHaveValue(
    'A round oak table for six',
  );
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await page.reload();
  await settled(page);
  await expect(page.getByRole('combobox', { name: 'District' })).not.toHaveValue('');
  await sendIt(page);
  await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeFocused();
  await expect(page.getByText(/Its number is \d{10,}/)).toBeVisible();
});

test('a member asks for a product with a picture, sees it in review, and takes it back', async ({
  page,
  member,
}) => {
  await arrive(page, { token: member.token });
  await open(page, '/wantBuy?productId=1');
  await expect(page.getByText('About this product')).toBeVisible();
  await write(page, freshMobile());
  await page.locator('input[type=file]').setInputFiles(pngFile('table.png'));
  await expect(page.getByRole('button', { name: /^Remove .*\.webp/ })).toBeVisible();
  await sendIt(page);
  await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeVisible();
  const { list } = await data('purchaseRequest.list', {}, { token: member.token });
  expect(list).toMatchObject([{ state: 'open', verify: 'notVerified', product: { id: '1' } }]);
  expect(list[0]?.images).toHaveLength(1);

  const card = page.getByRole('article', { name: list[0]?.no ?? '' });
  await expect(card.getByText('In review')).toBeVisible();
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
});

test('another size of a product that is made to measure is priced, and asked for with its size', async ({
  page,
}) => {
  await arrive(page, { code: 'DEMO88' });
  const { list } = await data('product.list', { flag: 'custom', size: 1 });
  await open(page, `/product?productId=${list[0]?.id}`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const width = page.getByLabel('Width (cm)');
  await width.scrollIntoViewIfNeeded();
  await width.fill('500');
  await expect(page.getByText('The shop has to price this size.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for this size' }).click();
  await settled(page);
  await expect(page.getByRole('textbox', { name: 'What are you looking for?' })).toHaveValue(/500 cm wide/);
  await expect(page.getByText('About this product')).toBeVisible();
});

test('what was written is forgotten when the member signs out', async ({ page, member }) => {
  await arrive(page, { token: member.token });
  await open(page, '/wantBuy');
  await page.getByRole('textbox', { name: 'What are you looking for?' }).fill('A bench for two');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft.want')))
    .toContain('A bench for two');
  const other = await page.context().newPage();
  await other.goto('/homeIndex');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft.want'))).toBeNull();
  await other.close();
});

test('header, right bar and footer lead to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page);
  await open(page, '/product/productCenter');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Wanted purchase' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  const links = page.getByRole('link', { name: 'Wanted purchase' });
  await expect.poll(() => links.count()).toBeGreaterThan(2);
});
