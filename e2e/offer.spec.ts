import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { newAddress } from './support/orders.ts';
import { demo, freshMobile, signIn } from './support/people.ts';

test('looks for a table, accepts what the shop offers, and pays that price', async ({ page, member }) => {
  const who = { token: member.token, code: demo.code };
  await newAddress(who);
  const [address] = await data('address.list', {}, who);
  const [province] = await data('area.list', {}, who);
  const [city] = await data('area.list', { parentId: province?.id ?? '' }, who);
  const [district] = await data('area.list', { parentId: city?.id ?? '' }, who);
  const want = await data(
    'purchaseRequest.create',
    {
      contact: 'Rani',
      phone: freshMobile(),
      quantity: 1,
      remark: 'A long oak table with two chairs',
      provinceId: province?.id ?? '',
      cityId: city?.id ?? '',
      districtId: district?.id ?? '',
    },
    who,
  );
  const owner = { token: await signIn(demo.owner) };
  const [product] = await products(1, 11);
  if (product === undefined) throw new Error('Nothing to offer');
  const sku = firstSku(product);
  const quote = {
    lines: [
      { skuId: sku.id, qty: 1, unitPrice: sku.price },
      { text: 'Table 240 × 100, white oak', qty: 1, unitPrice: 688_000 },
    ],
    freight: 20_000,
    validUntil: new Date(Date.now() + 86_400_000).toISOString(),
    note: 'Made in 20 days',
  };
  await data('shopPurchaseRequest.update', { id: want.id, verify: 'real', quote }, owner);

  await arrive(page, who);
  await open(page, '/userCenter/establishOrder');
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: want.no });
  await expect(card.getByText('Table 240 × 100, white oak')).toBeVisible();
  await card.getByRole('link', { name: 'Accept and order' }).click();
  await expect(main.getByText(address?.detail ?? 'no address').first()).toBeVisible();
  await main
    .getByRole('button', { name: /Place order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);
  const { list } = await data('quote.list', {}, who);
  expect(list).toMatchObject([{ state: 'accepted', total: sku.price + 688_000 + 20_000 }]);
  expect(await data('order.detail', { id: list[0]?.orderId ?? '' }, who)).toMatchObject({
    source: 'quote',
    pay: sku.price + 688_000 + 20_000,
  });

  await open(page, '/wantBuy');
  await expect(
    page.getByRole('article', { name: want.no }).getByText('Found', { exact: true }),
  ).toBeVisible();
});

test('is offered a room by a shop, looks at it, and orders it at that price', async ({
  page,
  browser,
  member,
}) => {
  const who = { token: member.token };
  await newAddress({ ...who, code: demo.code });
  const owner = { token: await signIn(demo.owner), code: demo.code };
  const [product] = await products(1, 13);
  if (product === undefined) throw new Error('Nothing to offer');
  const sku = firstSku(product);
  const name = `Room for ${member.mobile}`;
  const plan = {
    rooms: [
      {
        id: 'room',
        name: '',
        polygon: [
          { x: 0, y: 0 },
          { x: 5400, y: 0 },
          { x: 5400, y: 4200 },
          { x: 0, y: 4200 },
        ],
        height: 2600,
        openings: [],
      },
    ],
    items: [{ id: 'one', skuId: sku.id, own: null, x: 2700, y: 2100, rotation: 0, locked: false }],
  };
  const design = await data('design.save', { name, plan }, owner);

  const shopPage = await browser.newPage();
  await arrive(shopPage, owner);
  await open(shopPage, `/design/cloudDesign?id=${design.id}`);
  await shopPage.getByRole('button', { name: 'Offer to a customer' }).click();
  const dialog = shopPage.getByRole('dialog', { name: 'Offer this room to a customer' });
  await dialog.getByLabel('Customer’s mobile number').fill(freshMobile());
  await dialog.getByLabel(/^Price of/).fill('1999.50');
  await dialog.getByLabel('Freight').fill('100');
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(shopPage.getByText('No member has this number.')).toBeVisible();
  await dialog.getByLabel('Customer’s mobile number').fill(member.mobile);
  await dialog.getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog).toHaveCount(0);
  await shopPage.close();
  await data('design.remove', { id: design.id }, owner);

  await arrive(page, who);
  await open(page, '/userCenter/establishOrder');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await card.getByRole('link', { name: 'See the room' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toHaveValue(name);
  await page.goBack();
  await card.getByRole('link', { name: 'Accept and order' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Place order/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);
  const { list } = await data('quote.list', {}, who);
  expect(list).toMatchObject([{ state: 'accepted', total: 199_950 + 10_000, design: { name } }]);
});
