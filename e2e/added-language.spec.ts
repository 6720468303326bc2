import type { Language } from '@mall/contract/core/languages';
import type { Locator, Page } from '@playwright/test';
import { pseudo } from '../scripts/languages/copy.ts';
import { pseudoText } from '../scripts/languages/pseudo.ts';
import { chooseLanguage } from './support/actions.ts';
import { data } from './support/api.ts';
import { productOf, productWithChoice } from './support/goods.ts';
import { arrive, expect, keptBy, settled, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { startPseudoMall } from './support/pseudo-mall.ts';

test.use({ malls: { start: startPseudoMall } });

const language = pseudo as Language; // of this mall only
const main = (page: Page): Locator => page.getByRole('main');
const named = (page: Page, role: 'button' | 'link' | 'heading', english: string): Locator =>
  main(page)
    .getByRole(role, { name: new RegExp(`^${pseudoText(english).replace(/·+$/, '')}`) })
    .first();

test('a member chooses a language that was added by files, and buys in it', async ({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(20_000);
  const product = await productWithChoice();
  const sku = product.skus.findLast(({ stock }) => stock >= 5);
  const texts = await data('product.detail', { id: product.id }, { code: demo.code, lang: language });

  await test.step('it stands in the menu of languages and stays chosen', async () => {
    await arrive(page, { token: await signIn(demo.member) });
    await page.goto('/homeIndex');
    await chooseLanguage(page, 'Pseudo');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect(await keptBy(page, 'lang')).toBe(pseudo);
    await expect(page).toHaveTitle(new RegExp(pseudoText('Furnimall')));
    await expectSpoken(page);
  });

  await test.step('the product is chosen and put into the cart', async () => {
    await page.goto(`/product?productId=${product.id}`);
    await settled(page);
    for (const spec of texts.specs) {
      const value = spec.values.find(({ id }) => sku?.valueIds.includes(id));
      const choices = main(page).getByRole('radiogroup', { name: spec.name });
      await choices.getByRole('radio', { name: new RegExp(`^${value?.name ?? ''}(,|$)`) }).click();
    }
    await expectSpoken(page);
    await named(page, 'button', 'Add to cart').click();
  });

  await test.step('the cart, the confirmation and the payment speak it', async () => {
    await page.goto('/cart');
    await settled(page);
    await expectSpoken(page);
    await named(page, 'button', 'Check out').click();
    await expect(named(page, 'heading', 'Confirm your order')).toBeVisible();
    await expectSpoken(page);
    await named(page, 'button', 'Place order').click();
    await expect(page).toHaveURL(/\/pay\?orderId=/);
    await settled(page);
    await expectSpoken(page);
  });

  await test.step('so does the order, which has taken the stock', async () => {
    const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    await page.goto(`/userCenter/order?orderId=${orderId}`);
    await settled(page);
    await expect(main(page)).toContainText(pseudoText('Awaiting payment'));
    await expectSpoken(page);
    expect((await productOf(product.id)).skus.find(({ id }) => id === sku?.id)?.stock).toBeLessThan(
      sku?.stock ?? 0,
    );
  });
});

/** No button of the page is in English: what the mall says is longer and accented in this language. */
const expectSpoken = async (page: Page): Promise<void> => {
  const buttons = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
  expect(buttons.filter((name) => /[A-Za-z]{4}/.test(name) && !name.includes('·'))).toEqual([]);
};
