import { data } from './support/api.ts';
import { newPriceCut } from './support/boosts.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { newAddress } from './support/orders.ts';
import { newMember } from './support/people.ts';

test('starts a boost, a friend helps to the goal, and it is ordered at the floor price', async ({
  page,
  browser,
  baseURL,
  member,
}) => {
  const [product] = await products(1, 15);
  if (product === undefined) throw new Error('Nothing to cut');
  const { id: skuId } = firstSku(product);
  // Outside of a shop, where boosts are priced.
  const named = await data('product.detail', { id: product.id }, { token: member.token });
  const price = named.skus.find(({ id }) => id === skuId)?.memberPrice ?? 0;
  const floorPrice = Math.floor(price * 0.9);
  const activity = await newPriceCut({ skuId, startPrice: price, floorPrice });
  await newAddress({ token: member.token, code: '' });
  const main = page.getByRole('main');
  await arrive(page, { token: member.token });
  await open(page, `/boostLaunchDetail?activityId=${activity.id}`);
  await main.getByRole('button', { name: 'Start a boost' }).click();
  await expect(main.getByText('1 of 2 helps')).toBeVisible();
  await main.getByRole('button', { name: 'Ask 1 friend' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link for friends').inputValue();

  const friend = await newMember();
  const phone = await browser.newContext({ baseURL: baseURL ?? '', userAgent: 'A phone of a friend' });
  const friends = await phone.newPage();
  await arrive(friends, { token: friend.token });
  await open(friends, new URL(link).pathname + new URL(link).search);
  await friends
    .getByRole('main')
    .getByRole('button', { name: /^Help / })
    .click();
  await expect(friends.getByRole('main').getByText('2 of 2 helps')).toBeVisible();
  await phone.close();

  await page.reload();
  await settled(page);
  await main.getByRole('link', { name: /^Buy for ¥/ }).click();
  await main
    .getByRole('button', { name: /Place order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);
  const { list } = await data('boost.mine', {}, { token: member.token });
  expect(list).toMatchObject([{ status: 'ordered', currentPrice: floorPrice }]);
});
