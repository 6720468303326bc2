import type { Browser, Page } from '@playwright/test';
import { data } from './support/api.ts';
import { axeOn, wcag22 } from './support/axe.ts';
import { fillAddress, signInByPassword } from './support/actions.ts';
import { setUpLink, startEmptyMall } from './support/empty-mall.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { type Member, newMember, sentCode } from './support/people.ts';
import { picture } from './support/picture.ts';
import { zipOf } from './support/zip.ts';

test.use({ malls: { start: startEmptyMall } });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('link', { name: /^(Next|Skip for now)$/ }).click();
const expectAccessible = async (page: Page) =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

test('an empty mall is opened by the link that it prints, filled, and sells the same day', async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  const mobile = '13800001111';
  const link = await setUpLink();

  await test.step('the link makes the first operator', async () => {
    await page.goto(link.replace('#', '?lang=en#'));
    await page.getByLabel('Mobile number').fill(mobile);
    await button(page, 'Send code').click();
    await expect.poll(() => sentCode(mobile).catch(() => '')).toMatch(/^\d{6}$/);
    await page.getByLabel('Code', { exact: true }).fill(await sentCode(mobile));
    await page.getByLabel('Name', { exact: true }).fill('Wei');
    await page.getByLabel('Password', { exact: true }).fill('oak-and-ash-7');
    await page.getByLabel('Password again').fill('oak-and-ash-7');
    await expectAccessible(page);
    await button(page, 'Make account and run this mall').click();
    await expect(title(page, 'Second factor')).toBeVisible();
    expect(page.url()).not.toContain('token');
  });

  await test.step('the wizard names the mall and makes categories and a brand', async () => {
    await next(page);
    await page.getByLabel("The mall's name · English").fill('Oak & Ash');
    await expectAccessible(page);
    await button(page, 'Save and go on').click();
    await expect(title(page, 'Payment')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Oak & Ash' })).toBeVisible();
    await next(page);
    await expect(title(page, 'Messages')).toBeVisible();
    await next(page);
    await button(page, 'Begin with the furniture tree').click();
    await expect(page.getByText('The mall has categories.')).toBeVisible();
    await next(page);
    await button(page, 'Add brand').click();
    await page.getByRole('dialog').getByLabel('Name · English').fill('Narra');
    await page.getByRole('dialog').getByRole('button', { name: 'Add brand' }).click();
    await expect(page.getByText('The mall has a brand.')).toBeVisible();
    await next(page);
    await expect(title(page, 'Products')).toBeVisible();
  });

  await test.step('twenty products come by sheet with their pictures', async () => {
    await page.getByRole('link', { name: 'Open the page of products' }).click();
    await main(page).getByRole('link', { name: 'Import from a sheet' }).first().click();
    await sendSheet(page, 20);
    await expect(page.getByText('20 complete', { exact: true })).toBeVisible({ timeout: 120_000 });
    await button(page, 'Import, and publish the 20 complete').click();
    await page.getByRole('link', { name: 'See the products' }).first().click({ timeout: 120_000 });
    await expect(page.getByRole('row', { name: /Narra bench 20/ }).getByText('On sale')).toBeVisible();
  });

  const owner = await newMember();
  await test.step('the set-up is gone on with: the first shop gets code and owner', async () => {
    await page.goto('/operator/start');
    await page.getByRole('link', { name: 'Go on with the set-up' }).click();
    await expect(title(page, 'Second factor')).toBeVisible();
    await page.getByRole('link', { name: 'First shop' }).click();
    await button(page, 'Make shop').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ash Shop');
    await dialog.getByLabel('Shop code').fill('ASHES1');
    await dialog.getByLabel(/mobile number/).fill(owner.mobile);
    await dialog.getByRole('button', { name: 'Make shop' }).click();
    await expect(page.getByText('The mall has a shop.')).toBeVisible();
  });

  await test.step('nobody opens the mall a second time, and shoppers read its name', async () => {
    const visitor = await newPage(browser);
    await visitor.goto('/homeIndex?lang=en');
    await expect(visitor).toHaveTitle(/Oak & Ash/);
    await visitor.goto(`/operator/setup?lang=en${link.slice(link.indexOf('#'))}`);
    await expect(visitor.getByText('This mall has an operator already')).toBeVisible();
    await visitor.context().close();
  });

  const buyer = await newMember();
  const ofShop = await test.step('a member buys with the code of the shop', () =>
    buy(browser, buyer, 'Narra bench 7', 'ASHES1'));
  const ofMall = await test.step('and another piece without one', () =>
    buy(browser, buyer, 'Narra bench 8', ''));

  await test.step('the owner signs in and delivers', async () => {
    const office = await newPage(browser);
    await arrive(office);
    await office.goto('/login');
    await signInByPassword(office, owner.mobile, owner.password);
    await expect(office).toHaveURL((url) => url.pathname !== '/login');
    await open(office, `/userAdmin/orders/orderList?orderId=${ofShop}`);
    await deliver(office);
    await office.context().close();
  });
  await test.step('the operator delivers the other', async () => {
    await open(page, `/operator/orders?orderId=${ofMall}`);
    await deliver(page);
  });
  await test.step('both are received, and what was done to them is in the log', async () => {
    const { token } = buyer;
    for (const id of [ofShop, ofMall]) {
      await data('order.receive', { id }, { token });
      expect((await data('order.detail', { id }, { token })).status).toBe(4);
    }
    await open(page, '/operator/log?area=order');
    for (const id of [ofShop, ofMall]) {
      const { no } = await data('order.detail', { id }, { token });
      await expect(main(page).getByText(no).first()).toBeVisible();
    }
    await expect(main(page).getByText('Ash Shop').first()).toBeVisible();
  });
});

/** A page of somebody else. */
const newPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ baseURL: process.env.MALL_URL, locale: 'en-GB' });
  return context.newPage();
};

/** Fills the import's form with a list of products and a zip of their pictures, and sends it. */
const sendSheet = async (page: Page, count: number): Promise<void> => {
  const titles = [
    'Name (English)',
    'Category',
    'Brand',
    'Platform price',
    'Supply price',
    'Stock',
    'Freight (0 = free)',
    'Pictures (file names)',
  ];
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const rows = numbers.map((n) => [
    `Narra bench ${n}`,
    'Dining tables',
    'Narra',
    `${500 + n}`,
    '300',
    '9',
    '0',
    `bench-${n}.png`,
  ]);
  const csv = [titles, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  const pictures = [];
  for (const n of numbers)
    pictures.push({ ...(await picture(page, `hsl(${n * 18} 40% 60%)`)), name: `bench-${n}.png` });
  await page
    .getByLabel('Zip file of pictures (optional)')
    .setInputFiles({ name: 'pictures.zip', mimeType: 'application/zip', buffer: zipOf(pictures) });
  await page
    .getByLabel('Excel or CSV file')
    .setInputFiles({ name: 'benches.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await button(page, 'Send and check').click();
};

/** Searches a product, puts it into the cart, checks out and pays; returns the order's id. */
const buy = async (browser: Browser, { token }: Member, name: string, code: string): Promise<string> => {
  const page = await newPage(browser);
  await arrive(page, code === '' ? { token } : { token, code });
  await open(page, `/searchGoods?keyword=${encodeURIComponent(name)}`);
  await main(page).getByRole('link', { name }).first().click();
  await expect(title(page, name)).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await main(page).getByRole('button', { name: 'Check out', exact: true }).click();
  await expect(title(page, 'Confirm your order')).toBeVisible();
  await settled(page);
  if (await button(page, 'Place order').first().isDisabled()) {
    await main(page).getByRole('button', { name: 'New address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add address' });
    await fillAddress(dialog, { name: 'Lin', phone: '13900001234', detail: '8 Maple Road' });
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await main(page).getByRole('button', { name: 'Place order' }).first().click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);
  await settled(page);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await payBySandbox(page);
  expect((await data('order.detail', { id: orderId }, { token })).status).toBe(1);
  await page.context().close();
  return orderId;
};

const payBySandbox = async (page: Page): Promise<void> => {
  await main(page)
    .getByRole('radio', { name: /Test payment/ })
    .check({ force: true });
  await main(page).getByRole('button', { name: 'Let it succeed' }).click();
  await expect(title(page, 'Paid')).toBeVisible();
};

/** Records and sends the order that the page shows; offices say both alike. */
const deliver = async (page: Page): Promise<void> => {
  for (const step of ['Record order', 'Ship order']) {
    await main(page).getByRole('button', { name: step }).click();
    const dialog = page.getByRole('dialog', { name: step });
    if (step === 'Ship order') {
      await dialog.getByLabel('Carrier').fill('Deppon');
      await dialog.getByLabel('Receipt number').fill('DP2026112600');
    }
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog).toHaveCount(0);
  }
};
