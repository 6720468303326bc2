import type { Language } from '@mall/contract/languages';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, keptBy, open, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';
import { phraseKeys, wordsOf } from './support/phrases.ts';
import { arriveFor, byVisitor, planTour } from './support/screens.ts';
import { textsOf, watchData } from './support/texts.ts';

const names: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  indo: 'Bahasa Indonesia',
  fili: 'Filipino',
};
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
    // The dialog covers the header; the change comes from there all the same, as from another open menu.
    await page.locator('header').getByText(names[language]).first().dispatchEvent('click');
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('menuitemradio', { name: names[next], includeHidden: true }).dispatchEvent('click'),
    ]);
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

for (const language of ['en', 'indo', 'fili'] as const) {
  test(`no phrase is missing and none is Chinese on any screen: ${language}`, async ({ page }) => {
    test.setTimeout(150_000);
    const keys = phraseKeys();
    const tour = await planTour();
    const spoken = watchData(page);
    for (const group of byVisitor()) {
      const [first] = group;
      if (first === undefined) continue;
      await arriveFor(page, first, tour, language);
      for (const screen of group) {
        await page.goto(tour.addressOf(screen));
        await settled(page);
        const texts = await textsOf(page);
        const raw = texts.flatMap((text) => text.split(/[\s“”"()]+/)).filter((word) => keys.has(word));
        expect.soft(raw, `phrase keys on ${screen.path}`).toEqual([]);
        const unfilled = texts.filter((text) => text.includes('{{'));
        expect.soft(unfilled, `phrases that miss a value on ${screen.path}`).toEqual([]);
        const told = await spoken.told();
        const han = texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []);
        const ours = han.filter((run) => !told.includes(run) && run !== names.zh);
        expect.soft(ours, `Chinese of our own on ${screen.path}`).toEqual([]);
      }
    }
  });
}
