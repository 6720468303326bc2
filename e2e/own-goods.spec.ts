import type { Input } from '@mall/contract/operations';
import { emptyGoods } from '@mall/contract/seller/own-goods';
import { data } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { picture } from './support/picture.ts';

const form = '/userAdmin/goods/addGoods';

test('a shop writes a product, sends it, and sells it when it is approved', async ({ page }) => {
  test.slow();
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, form);
  const main = page.getByRole('main');
  const name = main.locator('[name="name"]');
  await name.fill('Verdi bench');
  await main.getByRole('combobox', { name: 'Type' }).fill('so');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/addGoods\?id=/);
  await expect(main.getByText(/Draft saved at/)).toBeVisible();

  await test.step('pictures go up, and the second becomes the cover with the keyboard', async () => {
    const files = [await picture(page, 'green'), await picture(page, 'red')];
    await main.locator('#pictures input[type=file]').first().setInputFiles(files);
    const handles = main.locator('#pictures').getByRole('button', { name: /^Picture \d of 2/ });
    await expect(handles).toHaveCount(2);
    const second = await main.locator('#pictures li img').nth(1).getAttribute('src');
    await handles.nth(1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(main.locator('#pictures').getByRole('status')).toHaveText('Dropped at place 1 of 2');
    await expect(main.locator('#pictures li img').nth(0)).toHaveAttribute('src', second ?? '');
  });

  await test.step('specs make a matrix, which is filled at once', async () => {
    await main.getByRole('radio', { name: 'Several' }).check();
    await main.getByRole('button', { name: 'Add a spec', exact: true }).click();
    await main.getByLabel('Name of the spec').fill('Colour');
    const add = main.getByLabel('Add a value to Colour');
    await add.fill('Forest');
    await add.press('Enter');
    await add.fill('Rust');
    await add.press('Enter');
    await main.getByLabel('Fill the price').fill('4899');
    await main.getByLabel('Fill the supply price').fill('3429');
    await main.getByLabel('Fill the stock').fill('12');
    await main.getByRole('button', { name: 'Apply to 2 SKUs' }).click();
    await main.getByLabel('Rust: Price').fill('3200');
    await main.getByRole('radio', { name: 'Free' }).check();
    await main.getByRole('button', { name: 'Send for review' }).click();
    await expect(main.getByRole('alert')).toContainText('Rust: the price ¥3,200');
    await expect(main.getByLabel('Rust: Price')).toBeFocused();
    await main.getByLabel('Rust: Price').fill('5399');
  });

  await test.step('what is typed survives a change of language and a reload', async () => {
    await expect(main.getByText(/Draft saved at/)).toBeVisible();
    await main.getByLabel('Origin').fill('Foshan');
    await page.reload();
    await expect(page.getByRole('main').locator('[name="origin"]')).toHaveValue('Foshan');
  });

  await main.getByRole('button', { name: 'Send for review' }).click();
  await expect(main.getByText(/Waits for review since/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const operator = { token: await signIn(demo.operator) };
  const { version } = await data('platformGoods.detail', { id }, operator);
  await data('platformGoods.decide', { id, version, decision: 'approve' }, operator);

  const goods = await data('ownGoods.detail', { id }, owner);
  await open(page, `/product?productId=${goods.productId}&code=${demo.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Verdi bench' })).toBeVisible();
  await open(page, '/searchGoods?keyword=Verdi%20bench');
  await expect(page.getByRole('main').getByRole('link', { name: 'Verdi bench' }).first()).toBeVisible();
});

test('two of the staff write one draft: neither text is lost', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, form);
  const main = page.getByRole('main');
  await main.locator('[name="name"]').fill('Bench A');
  await expect(page).toHaveURL(/addGoods\?id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const seen = await data('ownGoods.detail', { id }, owner);
  await data(
    'ownGoods.save',
    { id, version: seen.version, content: { ...seen.content, name: { en: 'Bench B' }, unit: 'set' } },
    owner,
  );
  await main.locator('[name="name"]').fill('Bench C');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Bench B')).toBeVisible();
  await expect(dialog.getByText('Bench C')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(main.getByText(/Draft saved at/)).toBeVisible();
  await expect
    .poll(async () => (await data('ownGoods.detail', { id }, owner)).content)
    .toMatchObject({ name: { en: 'Bench C' }, unit: 'set' });
  await data('ownGoods.remove', { id }, owner);
});

test('the list takes a product off, and puts it back', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const content = { ...emptyGoods, name: { en: 'Bench D' } };
  const made = await data(
    'ownGoods.create',
    { content: structuredClone(content) as Input<'ownGoods.create'>['content'] },
    owner,
  ); // the contract's draft is readonly
  await arrive(page, owner);
  await open(page, '/userAdmin/goods/goodsManage?tab=draft');
  const row = page.getByRole('row', { name: /Bench D/ });
  await row.getByRole('button', { name: 'Actions for Bench D' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await data('ownGoods.remove', { id: made.id }, owner);
});
