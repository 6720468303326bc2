import type { Language } from '@mall/contract/core/languages';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, keptBy, open, test } from './support/mall.ts';
import { demo } from './support/people.ts';
import { wordsOf } from './support/phrases.ts';
import { names } from './support/wording.ts';

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en', indo: 'id-ID', fili: 'fil-PH' };
const order: readonly Language[] = ['zh', 'en', 'indo', 'fili', 'zh'];

test('a change of language keeps a half-filled address and note (decisions 2.17)', async ({
  page,
  member,
}) => {
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, { token: member.token, code: demo.code });
  await arrive(page, { token: member.token, code: demo.code, lang: 'zh' });
  await open(page, '/editOrderInfo?source=cart');

  const checkout = wordsOf('mf-checkout/src/phrases', 'zh');
  await page
    .getByRole('textbox', { name: checkout('confirm.remark.label'), exact: true })
    .fill('请在周末送货');
  await page.getByRole('button', { name: checkout('confirm.address.add') }).click();
  const words = wordsOf('shared/ui/src/phrases', 'zh');
  const form = page.getByRole('dialog');
  await form.getByLabel(words('address.name')).fill('Half an address');
  await form.getByLabel(words('address.province')).selectOption({ index: 2 });
  const province = await form.getByLabel(words('address.province')).inputValue();

  for (const [index, language] of order.entries()) {
    const said = wordsOf('shared/ui/src/phrases', language);
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
    await expect(form.getByLabel(said('address.name'))).toHaveValue('Half an address');
    await expect(form.getByLabel(said('address.province'))).toHaveValue(province);
    const remark = wordsOf('mf-checkout/src/phrases', language)('confirm.remark.label');
    const note = page.getByRole('textbox', { name: remark, exact: true, includeHidden: true });
    await expect(note).toHaveValue('请在周末送货');
    const next = order[index + 1];
    if (next === undefined) break;
    // The dialog covers the header; the change comes from there all the same, as from another open menu. What
    // is drawn anew closes the menu: then it is opened again.
    const item = page.getByRole('menuitemradio', { name: names[next], includeHidden: true });
    const loaded = page.waitForEvent('load');
    await expect(async () => {
      if ((await item.count()) === 0)
        await page.locator('header').getByText(names[language]).first().dispatchEvent('click');
      await item.dispatchEvent('click', undefined, { timeout: 2_000 });
    }).toPass();
    await loaded;
  }
});

test('an address may name the language; one that we do not speak changes nothing', async ({ page }) => {
  await arrive(page, { lang: 'en' });
  await page.goto('/receiveCoupon?lang=indo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kupon');
  expect(await keptBy(page, 'lang')).toBe('indo');
  await page.goto('/receiveCoupon?lang=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
  expect(await keptBy(page, 'lang')).toBe('indo');
});

test('Filipino travels as en, Indonesian as id, and x-locale says which it is (spec §7)', async ({
  page,
}) => {
  for (const [lang, header] of [
    ['fili', 'en'],
    ['indo', 'id'],
    ['zh', 'zh'],
  ] as const) {
    await arrive(page, { lang });
    const asked = page.waitForRequest((request) => request.url().includes('/api/couponCenter'));
    await page.goto('/receiveCoupon');
    expect(await (await asked).allHeaders()).toMatchObject({ lang: header, 'x-locale': lang });
  }
});
