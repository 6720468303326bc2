import { setTimeout } from 'node:timers/promises';
import { dayMs, minuteMs, shanghaiOffsetMs } from '@mall/contract/core/time';
import type { Browser, Page } from '@playwright/test';
import { data } from './support/api.ts';
import { productOf, productWithChoice } from './support/goods.ts';
import { chooseLanguage, fillAddress, followInHeader, signInByPassword } from './support/actions.ts';
import { arrive, expect, keptBy, test } from './support/mall.ts';
import { demo, freshMobile, sentCode, signIn } from './support/people.ts';
import { pngFile } from './support/pictures.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');

test('from a shop link to a review: the whole journey', async ({ page, browser, baseURL }) => {
  // Its dates are those of one day in Shanghai: none ends on the way.
  const left = dayMs - ((Date.now() + shanghaiOffsetMs) % dayMs);
  const wait = left < 3 * minuteMs ? left : 0;
  test.setTimeout(180_000 + wait);
  await setTimeout(wait);
  const product = await productWithChoice();
  const sku = product.skus.findLast(({ stock }) => stock >= 5);
  if (sku === undefined) throw new Error('Nothing in stock');
  const mobile = freshMobile();

  await test.step('a shop code opens the mall under the shop’s brand', async () => {
    await page.goto(`/homeIndex?code=${demo.code}`);
    await expect(banner(page).getByRole('img', { name: '木居之家' })).toBeVisible();
    await expect(page).toHaveTitle(/木居之家/);
    await expect(page).toHaveURL(/\/homeIndex$/);
    expect(await keptBy(page, 'code')).toBe(demo.code);
    await expect(page.getByRole('contentinfo')).toContainText('原木家具，送货上门，包安装');
    await expect(
      main(page)
        .getByRole('link', { name: /木居之家/ })
        .first(),
    ).toBeVisible();
  });

  await test.step('each language is chosen by its own name, reloads the page and stays', async () => {
    for (const [name, code, tag] of [
      ['Bahasa Indonesia', 'indo', 'id-ID'],
      ['Filipino', 'fili', 'fil-PH'],
      ['简体中文', 'zh', 'zh-CN'],
      ['English', 'en', 'en'],
    ] as const) {
      await page.evaluate(() => Reflect.set(window, 'beforeReload', true));
      await chooseLanguage(page, name);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      expect(await page.evaluate(() => Reflect.has(window, 'beforeReload'))).toBe(false);
      expect(await keptBy(page, 'lang')).toBe(code);
    }
  });

  const named = await data('product.detail', { id: product.id }, { code: demo.code, lang: 'en' });
  await test.step('searching finds the product, and its choices are made', async () => {
    await banner(page).getByRole('combobox').first().fill(named.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/searchGoods\?keyword=/);
    await main(page).getByRole('link', { name: named.name }).first().click();
    await expect(main(page).getByRole('heading', { level: 1, name: named.name })).toBeVisible();
    for (const spec of named.specs) {
      const value = spec.values.find(({ id }) => sku.valueIds.includes(id));
      const choice = main(page)
        .getByRole('radiogroup', { name: spec.name })
        .getByRole('radio', {
          name: new RegExp(`^${value?.name ?? ''}(,|$)`),
        });
      await choice.click();
      await expect(choice).toBeChecked();
    }
  });

  const day = await main(page).getByText('Delivered by').locator('b').first().innerText();
  await test.step('a visitor is sent to sign in, and the wish is remembered', async () => {
    await main(page)
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('signing in by SMS code does what was wished', async () => {
    await page.getByLabel('Phone').fill(mobile);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
    await page.getByLabel('Code from the message').fill(await sentCode(mobile));
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: named.name })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
  const token = (await keptBy(page, 'token')) ?? '';

  await test.step('a coupon is taken', async () => {
    await followInHeader(page, 'Coupons');
    const ticket = main(page).getByRole('article').filter({ hasText: 'Shop coupon' });
    await ticket.getByRole('button', { name: 'Take it' }).click();
    await expect(ticket).toContainText('In your wallet');
  });

  await test.step('the cart holds the remembered product', async () => {
    await banner(page).getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: named.name }).first()).toBeVisible();
    const quantity = main(page).getByRole('group', { name: `Quantity of ${named.name}` });
    await quantity.getByRole('button', { name: 'One more' }).click();
    await expect(quantity.getByRole('spinbutton')).toHaveValue('2');
    await expect(main(page).getByText(`by ${day}, if you pay today`)).toBeVisible();
    await main(page).getByRole('button', { name: 'Check out', exact: true }).click();
  });

  const before = await productOf(product.id);
  await test.step('a new address and the coupon complete the order', async () => {
    await expect(main(page).getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Place order' }).first()).toBeDisabled();
    await main(page).getByRole('button', { name: 'New address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await fillAddress(dialog, { name: 'Lin of the journey', phone: '13900001234', detail: '8 Maple Road' });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByRole('radio', { name: /Lin of the journey/ })).toBeChecked();
    const coupon = main(page).getByRole('radio', { name: /Shop coupon/ });
    await coupon.check();
    await expect(main(page).getByText(`Together by ${day}`)).toBeVisible();
    await main(page).getByRole('button', { name: 'Place order' }).first().click();
    await expect(page).toHaveURL(/\/pay\?orderId=/);
  });
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const order = await data('order.detail', { id: orderId }, { token });
  expect(order).toMatchObject({ status: 0, qty: 2, discount: 8000 });

  await test.step('the transfer is proved with a picture', async () => {
    await main(page)
      .getByRole('radio', { name: /Bank transfer/ })
      .check();
    await main(page).getByLabel('Add pictures').setInputFiles(pngFile('transfer.png'));
    await expect(main(page).getByRole('button', { name: 'Remove transfer.png' })).toBeVisible();
    const send = main(page).getByRole('button', { name: 'Send the proof' });
    await expect(send, 'not before the picture is there').not.toHaveAttribute('aria-busy');
    await send.click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'The shop is checking' })).toBeVisible();
  });

  await page.goto(`/userCenter/order?orderId=${orderId}`);
  await expect(
    main(page).getByText(`If the payment arrives today, everything is with you by ${day}`),
  ).toBeVisible();

  const shop = await ownerOffice(browser, baseURL ?? '');
  const see = async (word: string): Promise<void> => {
    await page.goto(`/userCenter/order?orderId=${orderId}`);
    await expect(main(page).getByText(word, { exact: true }).first()).toBeVisible();
  };

  await test.step('the owner confirms the payment; another amount is refused', async () => {
    await main(shop).getByRole('link', { name: order.no }).click();
    await main(shop).getByRole('button', { name: 'Confirm payment' }).click();
    const dialog = shop.getByRole('dialog', { name: 'Confirm payment' });
    await dialog.getByLabel('Amount received').fill('1');
    await dialog.getByRole('button', { name: /^Confirm .+ received$/ }).click();
    await expect(dialog.getByText(/^The amount must equal/).first()).toBeVisible();
    await dialog.getByLabel('Amount received').fill((order.pay / 100).toFixed(2));
    await dialog.getByRole('button', { name: /^Confirm .+ received$/ }).click();
    await expect(dialog).toHaveCount(0);
    await see('Paid');
  });

  await test.step('the owner records and ships', async () => {
    await main(shop).getByRole('button', { name: 'Record order' }).click();
    const record = shop.getByRole('dialog', { name: 'Record order' });
    await record.getByLabel('Transit').fill('3');
    await record.getByRole('button', { name: 'Record order' }).click();
    await expect(record).toHaveCount(0);
    await see('Awaiting shipment');
    await main(shop).getByRole('button', { name: 'Ship order' }).click();
    const ship = shop.getByRole('dialog', { name: 'Ship order' });
    await ship.getByLabel('Carrier').fill('Deppon');
    await ship.getByLabel('Receipt number').fill('DP2026112100');
    await ship.getByRole('button', { name: 'Ship order' }).click();
    await expect(ship).toHaveCount(0);
    await see('Shipped');
    await expect(main(page)).toContainText('DP2026112100');
  });

  await test.step('the member confirms the receipt and reviews with a picture', async () => {
    await main(page).getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await main(page).getByRole('link', { name: 'Review', exact: true }).click();
    const piece = main(page).getByRole('article', { name: named.name });
    await piece
      .getByRole('group', { name: /The piece/ })
      .getByRole('radio')
      .nth(3)
      .check({ force: true });
    await piece.getByRole('textbox').fill('Well made, and it stands straight.');
    await piece.getByLabel('Add pictures').setInputFiles(pngFile('at-home.png'));
    await expect(piece.getByText('1 / 9')).toBeVisible();
    const send = main(page).getByRole('button', { name: 'Send review' });
    await expect(send, 'not before the picture is there').not.toHaveAttribute('aria-busy');
    await send.click();
    await expect(page).toHaveURL(/\/userCenter\/order\?tab=received/);
  });

  await test.step('the review is on the product’s page; stock, sales and events agree', async () => {
    await page.goto(`/product?productId=${product.id}`);
    const reviews = main(page).getByRole('region', { name: 'Reviews' });
    await reviews.getByText('Well made, and it stands straight.').scrollIntoViewIfNeeded();
    await expect(
      reviews.getByRole('button', { name: `Photo 1 by Member ${mobile.slice(-4)}` }),
    ).toBeVisible();
    const after = await productOf(product.id);
    expect(after.sales).toBe(before.sales + 2);
    expect(after.skus.find(({ id }) => id === sku.id)?.stock).toBe(sku.stock - 2);
    const { events, status } = await data('order.detail', { id: orderId }, { token });
    expect(status).toBe(4);
    expect(events.map(({ actor, to }) => `${actor} ${to}`)).toEqual(
      expect.arrayContaining(['buyer 0', 'shop 1', 'shop 2', 'shop 3', 'buyer 4']),
    );
  });
});

/** The owner, in a browser of their own, at the orders of the shop. */
const ownerOffice = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await arrive(page);
  await page.goto('/userAdmin');
  await signInByPassword(page, demo.owner, demo.password);
  await expect(page).toHaveURL(/\/userAdmin\/shop\/ShopInfo$/);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Orders' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  return page;
};

test('an owner who signs in by the API owns the demo shop', async () => {
  const token = await signIn(demo.owner);
  expect(await data('member.isShop', {}, { token })).toMatchObject({ isShop: 1 });
});
