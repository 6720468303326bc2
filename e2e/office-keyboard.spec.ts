import type { Output } from '@mall/contract/operations';
import { endpoint } from '@mall/contract/core/wire';
import type { Page } from '@playwright/test';
import { startMall } from './start-mall.ts';
import { data, type Envelope, mallUrl } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo, freshMobile, signIn } from './support/people.ts';
import { pngFile } from './support/pictures.ts';

/**
 * The main task of each screen of the office by keyboard alone: no pointer press, no field filled or focused
 * by the spec. A mall of its own, so that rows stay where they are. prices.spec.ts does the same for the
 * price factor, office-wants.spec.ts for wanted purchases, order-drafts.spec.ts for orders that the shop writes.
 */
let stop: () => Promise<void>;
let owner: { token: string };
let shared: Record<'MALL_URL' | 'GATEWAYS_URL' | 'SITE_URL', string | undefined>;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  const { MALL_URL, GATEWAYS_URL, SITE_URL } = process.env;
  shared = { MALL_URL, GATEWAYS_URL, SITE_URL };
  delete process.env.MALL_URL;
  stop = await startMall();
  owner = { token: await signIn(demo.owner) };
});
test.afterAll(async () => {
  await stop();
  Object.assign(process.env, shared);
});

/** Opens a page of the office and skips its menus, by the link at the first Tab. */
const enter = async (page: Page, path: string) => {
  await arrive(page, owner);
  await open(page, `${mallUrl()}/userAdmin/${path}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return keysOf(page);
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('overview: another span, the chart as a table, the first steps put away and back', async ({ page }) => {
  const keys = await enter(page, 'shop/overview');
  await keys.use('button', '7 days');
  await keys.use('button', 'Table');
  await expect(page.getByRole('columnheader', { name: 'Sales before' })).toBeVisible();
  await keys.use('button', 'Put away');
  await keys.use('button', 'Show the first steps');
  await expect(page.getByRole('progressbar', { name: 'First steps' })).toBeVisible();
});

test('stock: pieces come by a letter, and the move is undone', async ({ page }) => {
  const onHand = async () =>
    (await data('shopStock.list', {}, owner)).list.reduce((sum, sku) => sum + sku.onHand, 0);
  const before = await onHand();
  const keys = await enter(page, 'goods/stock');
  await keys.press('j');
  await keys.press('r');
  await expect(page.getByRole('dialog', { name: /^Receive / })).toBeVisible();
  await keys.write('textbox', 'Pieces', '7');
  await keys.use('button', 'Receive pieces');
  await says(page, /received, \d+ on hand/);
  expect(await onHand()).toBe(before + 7);
  await keys.use('button', 'Undo');
  await expect.poll(onHand).toBe(before);
});

test('shop info: the slogan is changed, sent and taken back', async ({ page }) => {
  const keys = await enter(page, 'shop/ShopInfo');
  await keys.write('textbox', 'Slogan', 'Warm rooms');
  await keys.use('button', 'Send to review');
  await says(page, 'Waiting for review');
  await keys.use('button', 'Take back');
  await says(page, 'Change taken back');
});

test('promote: the code is saved, the poster is another one', async ({ page }) => {
  const keys = await enter(page, 'shop/promote');
  expect(await keys.save('button', 'Download SVG')).toBe('DEMO88-qr.svg');
  await keys.use('button', 'A6 card');
  await expect(page.getByRole('img', { name: /^Poster of .*, A6 card$/ })).toBeVisible();
});

test('messages: one is read, it is chosen and deleted', async ({ page }) => {
  const told = () => data('message.list', { audience: 'shop', unread: true }, owner);
  const before = await told();
  const keys = await enter(page, 'shop/shopMessage?unread=1');
  await keys.use('button', /^Unread ./);
  await expect.poll(async () => (await told()).total).toBe(before.total - 1);
  const all = await data('message.list', { audience: 'shop' }, owner);
  await keys.use('checkbox', /^Choose: /, 'Space');
  await keys.use('button', 'Delete chosen');
  await keys.use('button', 'Delete messages');
  await expect
    .poll(async () => (await data('message.list', { audience: 'shop' }, owner)).total)
    .toBe(all.total - 1);
});

test('staff: a number is invited with a role, invited again, and the invitation withdrawn', async ({
  page,
}) => {
  const mobile = freshMobile();
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
  const keys = await enter(page, 'shop/staffManage');
  await keys.use('button', 'Invite staff');
  await keys.write('textbox', 'Phone number', mobile);
  await keys.to('combobox', 'Role');
  await keys.type('Deliv');
  await keys.use('button', 'Send invitation');
  await expect(page.getByRole('row', { name: masked })).toContainText('Delivery');
  await keys.use('button', `Send again: ${masked}`);
  await keys.use('button', `Withdraw: ${masked}`);
  await says(page, `The invitation to ${masked} is withdrawn`);
});

test('roles: one is made, ticked and saved', async ({ page }) => {
  const keys = await enter(page, 'shop/roleList');
  await keys.use('button', 'New role');
  await keys.write('textbox', 'Name', 'Night');
  await keys.use('button', 'Make the role');
  await keys.use('checkbox', /^Night: See goods/, 'Space');
  await keys.use('button', 'Save Night');
  await says(page, 'Saved, and it holds at once');
  const { list } = await data('role.list', {}, owner);
  expect(list.find(({ name }) => name === 'Night')?.permissions).toEqual(['goods.view']);
});

test('money from the mall: the owner says where it is sent', async ({ page }) => {
  const keys = await enter(page, 'shop/settlement');
  await keys.use('button', 'Give an account');
  await keys.to('textbox', 'Name of the holder');
  await keys.type('周木');
  await keys.to('textbox', 'Number');
  await keys.type('4111111111111111');
  await keys.use('button', 'Save account');
  await says(page, 'The account is saved');
  expect((await data('shopSettlement.show', {}, owner)).account?.account).toBe('•••• 1111');
});

test('reports: a sheet is saved, and the chart read by its arrow keys', async ({ page }) => {
  const keys = await enter(page, 'orders/reports?period=year');
  const saved = page.waitForEvent('download');
  await keys.use('button', 'Save as a sheet');
  expect((await saved).suggestedFilename()).toMatch(/^sales-day-.+\.xlsx$/);
  await keys.to('slider', 'Place in the chart');
  await keys.press('ArrowLeft');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /; before ¥/);
});

test('webhooks: an address is added with its events, and its secret is shown', async ({ page }) => {
  const keys = await enter(page, 'shop/webhooks');
  await keys.to('button', 'Add address');
  await keys.press('Enter');
  await keys.write('textbox', 'Address of your server', 'http://127.0.0.1:9/hooks');
  await keys.use('checkbox', 'Stock', 'Space');
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  await keys.use('button', 'I have kept it');
  await expect(page.getByRole('link', { name: 'http://127.0.0.1:9/hooks' })).toBeVisible();
  const { list } = await data('shopWebhook.list', {}, owner);
  expect(list[0]?.events).toEqual(['stock.low', 'stock.out', 'stock.enough']);
});

test('reviews: the first without an answer is answered by a letter', async ({ page }) => {
  const keys = await enter(page, 'orders/reviews?tab=unanswered');
  await keys.press('j');
  await keys.press('a');
  await keys.write('textbox', 'Answer', 'Thank you');
  await keys.use('button', 'Publish answer');
  await says(page, 'The answer is published');
});

test('audit log: narrowed to an area and a person', async ({ page }) => {
  const keys = await enter(page, 'shop/auditLog');
  await keys.use('button', 'Settings');
  await expect(page).toHaveURL(/area=setting/);
  await keys.to('combobox', 'Who');
  await keys.press('ArrowDown');
  await expect(page).toHaveURL(/actorId=|who=|by=/);
});

test('all goods: a price is set, a product is hidden, both are taken back', async ({ page }) => {
  const keys = await enter(page, 'goods/goodsList');
  await keys.use('button', /Change: Shop price of Snake plant/);
  await keys.type('450');
  await keys.press('Enter');
  await says(page, /price changed/i);
  await keys.press('z');
  await says(page, 'Undone');
  const shown = page.getByRole('switch', { name: 'Show Snake plant on stand in the shop' });
  await keys.use('switch', 'Show Snake plant on stand in the shop', 'Space');
  await says(page, 'Product hidden');
  await keys.press('z');
  await expect(shown).toBeChecked();
});

test('retail prices: one SKU gets a price of its own and follows the factor again', async ({ page }) => {
  const keys = await enter(page, 'goods/retailPrice');
  await keys.use('button', /Change: Shop price of Drift upholstered bench, Cream/);
  await keys.type('1500');
  await keys.press('Enter');
  await says(page, /price changed/i);
  await keys.use('button', 'Actions for Drift upholstered bench, Cream');
  await keys.press('End');
  await keys.press('Enter');
  await expect(
    page.getByRole('button', { name: /^¥1,198.50 Change: Shop price of Drift upholstered bench, Cream/ }),
  ).toBeVisible();
});

test('own products: one is written and saved, deleted from the list and put back', async ({ page }) => {
  const keys = await enter(page, 'goods/addGoods');
  await keys.write('textbox', 'Product name', 'Keyed bench');
  await keys.write('combobox', 'Type', 'so');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await keys.press('ControlOrMeta+s');
  await says(page, /Draft saved at/);
  await keys.choose(/Add pictures/, [pngFile('bench.png', 400, 400)]);
  await expect(page.getByRole('button', { name: /^Picture 1 of 1/ })).toBeVisible();

  await enter(page, 'goods/goodsManage?tab=draft');
  await keys.use('button', 'Actions for Keyed bench');
  await keys.press('End');
  await keys.press('Enter');
  await expect(page.getByRole('link', { name: 'Keyed bench' })).toHaveCount(0);
  await keys.press('z');
  await expect(page.getByRole('link', { name: 'Keyed bench' })).toBeVisible();
});

test('made to measure: the list is searched', async ({ page }) => {
  const keys = await enter(page, 'goods/customGoods');
  await keys.write('searchbox', /Search/, 'nothing like it');
  await keys.press('Enter');
  await expect(page).toHaveURL(/q=|keyword=/);
});

test('packages: one is written with a room and a place', async ({ page }) => {
  const keys = await enter(page, 'goods/packageForm');
  await keys.write('textbox', 'Package name', 'Keyed room');
  await keys.use('button', 'Add a room');
  await keys.write('textbox', 'Name of the room', 'Living room');
  await keys.use('button', 'Add a place to Living room');
  await keys.write('textbox', 'Name of the place', 'Sofa');
  await keys.use('button', 'Add goods to Sofa');
  await keys.write('searchbox', /./, 'sofa');
  await keys.press('Enter');
  await expect(page.getByRole('list', { name: 'Goods found' })).toHaveAttribute('aria-busy', 'false');
  await keys.use('checkbox', /./, 'Space');
  await keys.use('button', 'Add 1');
  await keys.press('ControlOrMeta+s');
  await says(page, /Draft saved at/);
  await enter(page, 'goods/rackageGoodsProd');
  await keys.use('link', 'Keyed room');
  await expect(heading(page, /Keyed room|package/i)).toBeVisible();
});

test('design cases: a picture gets a spot that is moved by arrows', async ({ page }) => {
  const keys = await enter(page, 'goods/editCase');
  await keys.write('textbox', 'Title', 'Keyed hall');
  await keys.choose(/Add pictures/, [pngFile('hall.png', 600, 400)]);
  await keys.use('button', 'Add spot');
  await expect(page.getByRole('button', { name: /^Spot 1: / })).toBeFocused();
  await keys.press('ArrowRight');
  await keys.press('Shift+ArrowUp');
  await expect(page.getByText('Spot 1 moved to 51 % from the left, 45 % from the top')).toBeAttached();
  await keys.press('ControlOrMeta+s');
  await says(page, /Draft saved at/);
  await enter(page, 'goods/caseManage');
  await keys.use('link', 'Keyed hall');
  await expect(heading(page, /Keyed hall|case/i)).toBeVisible();
});

test('brands: one is added and deleted', async ({ page }) => {
  const keys = await enter(page, 'goods/GoodsBrand');
  await keys.use('button', 'Add brand');
  await keys.write('textbox', 'Brand name', 'Keyed');
  await keys.use('button', 'Send for review');
  await says(page, 'Sent for review');
  await keys.use('button', 'Actions for Keyed');
  await keys.press('End');
  await keys.press('Enter');
  await says(page, /“Keyed” was deleted/);
});

test('imports: files are checked, and what they would do is discarded', async ({ page }) => {
  const [product] = await products(1);
  if (product === undefined) throw new Error('Nothing to price');
  const keys = await enter(page, 'goods/importPrices');
  const text = `SKU,Shop price\n${firstSku(product).id},${firstSku(product).price / 100 + 1000}\n`;
  await keys.choose(/Excel or CSV file/, {
    name: 'keys.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await says(page, '1 ready');
  await keys.use('button', 'Discard');
  await enter(page, 'goods/importGoods');
  expect(await keys.save('button', 'Download an empty sheet')).toMatch(/^products-.*\.xlsx$/);
  await enter(page, 'goods/countSheet');
  expect(await keys.save('button', 'Download the sheet')).toMatch(/^stock-count-.*\.xlsx$/);
});

test('orders: a note is written in the list, one is recorded, all are exported', async ({ page }) => {
  const keys = await enter(page, 'orders/orderList');
  await keys.press('j');
  await keys.press('n');
  await keys.write('textbox', 'Write a note', 'Keys only');
  await keys.use('button', /Save|Add/);
  await says(page, 'Note saved');
  await keys.use('button', 'Export');
  expect(await keys.save('button', 'Export to Excel')).toMatch(/^orders-.*\.xlsx$/);
  await keys.use('button', /^To record/);
  await settled(page); // the rows before, which stay meanwhile, are links too
  await keys.use('link', /^\d{18}$/);
  await expect(heading(page, /^Order \d/)).toBeVisible();
  await keys.use('button', /^Record/);
  await keys.use('button', /^Record/);
  await says(page, /recorded/i);
});

test('exports: a file of many orders is taken from the page of jobs', async ({ page }) => {
  await data('shopOrder.exportJob', { tab: 'all', range: 'all' }, owner);
  const keys = await enter(page, 'orders/exports');
  await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  expect(await keys.save('button', /^Download/)).toMatch(/^orders-.*\.xlsx$/);
});

test('deliveries: one is moved on the board and back, and its plan is changed', async ({ page }) => {
  const { list } = await data('delivery.list', { status: 1, size: 1 }, owner);
  const no = list[0]?.orderNo ?? '';
  const keys = await enter(page, 'orders/orderDeliveryList');
  const inColumn = (name: string) => page.getByRole('region', { name }).getByRole('link', { name: no });
  await keys.use('link', new RegExp(no), 'ArrowRight');
  await expect(inColumn('Goods collected')).toBeFocused();
  await keys.press('z');
  await expect(inColumn('Order recorded')).toBeVisible();
  await keys.use('link', new RegExp(no));
  await expect(page).toHaveURL(new RegExp('/userAdmin/orders/orderDeliveryDetail'));
  await expect(heading(page, `Delivery ${no}`)).toBeVisible();
  await keys.use('button', 'Change');
  await keys.write('textbox', 'Transit', '9');
  await keys.use('button', 'Save');
  await says(page, '9 days');
});

test('the palette leads to a page, the help shows the keys, and both give the focus back', async ({
  page,
}) => {
  const keys = await enter(page, 'shop/roleList');
  const find = page.getByRole('combobox', { name: 'Search or jump to…' });
  await keys.to('button', 'New role');
  await keys.press('ControlOrMeta+k');
  await expect(find).toBeFocused();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'New role' })).toBeFocused();
  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'New role' })).toBeFocused();
  await keys.press('ControlOrMeta+k');
  await expect(find).toBeFocused();
  await keys.type('staff');
  await expect(page.getByRole('option', { name: /Staff/ }).first()).toBeVisible();
  await keys.press('Enter');
  await expect(heading(page, 'Staff')).toBeVisible();
});

test('somebody of two shops goes over to the other one', async ({ page }) => {
  // The demo has one shop; the server's own tests cover staff of two.
  const other = { id: 'other', storeName: 'Other shop', active: false };
  await page.route(`**/api${endpoint('staff.shops').path}`, async (route) => {
    const answer = await route.fetch();
    const envelope: Envelope<Output<'staff.shops'>> = await answer.json();
    const [here] = envelope.data.list;
    await route.fulfill({
      response: answer,
      json: { ...envelope, data: { list: [here, { ...here, ...other }] } },
    });
  });
  await arrive(page, owner);
  await open(page, `${mallUrl()}/userAdmin/shop/staffManage`);
  const keys = keysOf(page);
  await keys.use('button', '木居之家');
  const choice = page.getByRole('menuitemradio', { name: /Other shop/ });
  await expect(choice).toBeVisible();
  await keys.press('End');
  await expect(choice).toBeFocused();
  await Promise.all([
    page.waitForRequest((request) => request.headers()['x-shop'] === other.id),
    keys.press('Enter'),
  ]);
});
