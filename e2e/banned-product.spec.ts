import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

test('an operator bans a product of a shop by keys, its shop reads why, and the undo brings it back', async ({
  page,
}) => {
  test.slow();
  const operator = { token: await signIn(demo.operator) };
  const owner = { token: await signIn(demo.owner) };
  const [product] = (await data('mallBan.list', { of: 'shops' }, operator)).list;
  if (product === undefined) throw new Error('the demo shop has a product of its own');
  const onSale = async () =>
    (await data('ownGoods.list', { sale: 'on', banned: false }, owner)).list.some(
      ({ productId }) => productId === product.productId,
    );
  expect(await onSale()).toBe(true);

  await arrive(page, operator);
  await open(page, '/operator/shopProducts');
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
  await expectFits(page);
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^Actions for .*${product.goodsNo}`) }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Ban…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('misleading');
  await dialog.getByRole('textbox', { name: 'In your words' }).fill('The legs are pine');
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  const undo = page.getByRole('button', { name: /Undo/ });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(product.goodsNo) })).toContainText('Banned');
  expect(await onSale()).toBe(false);
  const { list } = await data('ownGoods.list', { banned: true }, owner);
  expect(list).toMatchObject([{ ban: { reason: 'misleading', text: 'The legs are pine' } }]);

  await undo.click();
  await expect.poll(onSale).toBe(true);
});
