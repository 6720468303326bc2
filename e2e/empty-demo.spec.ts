import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { startMall } from './start-mall.ts';

// The mall is of no use to another spec afterwards.
test.use({ malls: { start: () => startMall() } });

test.setTimeout(120_000);
test('an operator who tried the demo empties the mall by its name, and sets up an empty one', async ({
  page,
}) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator/settings');
  await page.getByRole('button', { name: 'Empty this mall …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Empty this mall' });
  const typed = dialog.getByRole('textbox');
  const go = dialog.getByRole('button', { name: 'Empty it for good' });

  await typed.fill('Another mall');
  await go.click();
  await expect(dialog.getByText(/^Type the name as it is/)).toBeVisible();
  await typed.fill('Furnimall');
  await go.click();

  await expect(page).toHaveURL(/\/operator\/setup/, { timeout: 60_000 });
  await expect(page.getByText('The mall is empty')).toBeVisible();
  await open(page, '/operator/products');
  await expect(page.getByText('0 products, latest change first')).toBeVisible();
  await open(page, '/homeIndex');
  await expect(page.getByRole('main').locator('article')).toHaveCount(0);
  await open(page, '/operator/log');
  await expect(page.getByText('Demo taken out of the mall')).toBeVisible();
});
