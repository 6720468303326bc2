import { emptyPackage } from '@mall/contract/seller/own-package';
import type { Input } from '@mall/contract/operations';
import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { call, data } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { expectFits } from './support/width.ts';

const packages = '/operator/packages';
const cases = '/operator/cases';

const isAccessible = async (page: Page) =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

/** Chooses goods in the dialog that is open: the first ones of what a word finds. */
const choose = async (page: Page, word: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(word);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Goods found' })).toHaveAttribute('aria-busy', 'false');
  return dialog.getByRole('listitem').first();
};

test('an operator makes a package of two products, and a shopper sees it in the mall', async ({ page }) => {
  test.slow();
  const operator = { token: await signIn(demo.operator) };
  await arrive(page, operator);
  await open(page, packages);
  await page.getByRole('button', { name: 'Categories', exact: true }).click();
  const naming = page.getByRole('dialog', { name: 'Categories of packages' });
  await naming.getByLabel('Name · English').fill('Reading corners');
  await isAccessible(page);
  await naming.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByText('The category “Reading corners” was added').first()).toBeVisible();

  await page.getByRole('link', { name: 'New package' }).first().click();
  const main = page.getByRole('main');
  await main.locator('[name="name"]').fill('Sorrel corner');
  await main.getByLabel('Category').selectOption({ label: 'Reading corners' });
  await expect(page).toHaveURL(/packages\/form\?id=/);
  await main
    .locator('#pictures input[type=file]')
    .nth(0)
    .setInputFiles([await picture(page, 'green')]);
  await expect(main.getByRole('group', { name: 'Cover' }).locator('li img')).toHaveCount(1);
  await main.getByRole('button', { name: 'Add a room' }).click();
  await main.getByLabel('Name of the room').fill('Corner');
  for (const [name, word] of [
    ['Seat', 'chair'],
    ['Rug', 'rug'],
  ] as const) {
    await main.getByRole('button', { name: 'Add a place to Corner' }).click();
    await main.getByLabel('Name of the place').last().fill(name);
    await main.getByRole('button', { name: `Add goods to ${name}` }).click();
    await (await choose(page, word)).getByRole('checkbox').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Add 1' }).click();
    await expect(main.getByRole('list', { name: `Goods for ${name}` }).getByRole('listitem')).toHaveCount(1);
  }

  await test.step('a price under the supply prices is refused where it is typed', async () => {
    await main.getByRole('radio', { name: /A price of its own/ }).check();
    await main.getByLabel('Package price').fill('1');
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(main.getByLabel('Package price')).toBeFocused();
    await expect(
      main.getByText('The price is below what the pieces cost you: raise it').first(),
    ).toBeVisible();
    await main.getByRole('radio', { name: /What its pieces cost/ }).check();
    await isAccessible(page);
  });
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('“Sorrel corner” is published').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { packageId } = await data('mallPackage.detail', { id }, operator);

  const member = { token: await signIn(demo.member) };
  await test.step('a shopper finds it under its category, and sees both its pieces', async () => {
    await arrive(page, member);
    await open(page, '/package/packageCategoryList');
    await expect(page.getByRole('link', { name: /Reading corners/ }).first()).toBeVisible();
    await open(page, `/package/packageItem?id=${packageId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sorrel corner' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Seat').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Rug').first()).toBeVisible();
  });

  await test.step('off sale from the list, at once, and back', async () => {
    await arrive(page, operator);
    await open(page, `${packages}?keyword=Sorrel`);
    await page.getByRole('button', { name: 'Actions for Sorrel corner' }).click();
    await page.getByRole('menuitem', { name: 'Take off sale' }).click();
    const row = page.getByRole('row', { name: /Sorrel corner/ });
    await expect(row.getByText('Off sale')).toBeVisible();
    expect((await call('package.detail', { id: packageId ?? '' }, member)).code).toBe(40400);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(row.getByText('On sale')).toBeVisible();
    expect((await call('package.detail', { id: packageId ?? '' }, member)).code).toBe(200);
    await isAccessible(page);
  });
  await data('mallPackage.remove', { id }, operator);
});

test('an operator makes a design case, and a shopper sees it in the mall and in a shop', async ({ page }) => {
  test.slow();
  const operator = { token: await signIn(demo.operator) };
  await arrive(page, operator);
  await open(page, cases);
  await page.getByRole('link', { name: 'Add design case' }).first().click();
  const main = page.getByRole('main');
  await main.locator('[name="title"]').fill('Sorrel house');
  await main.getByLabel('Room', { exact: true }).selectOption({ label: 'Bedroom' });
  await main.getByLabel('Style').selectOption({ label: 'Modern' });
  await main.locator('[name="area"]').fill('26.5');
  await expect(page).toHaveURL(/cases\/form\?id=/);
  await main.locator('#pictures input[type=file]').setInputFiles([await picture(page, 'teal')]);
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.getByText('Please mark at least one piece').first()).toBeVisible();
  await main.getByRole('button', { name: 'Add spot' }).click();
  await main.getByRole('button', { name: 'Choose product for spot 1' }).click();
  await (await choose(page, 'sofa')).getByRole('button').click();
  await expect(main.getByRole('button', { name: /^Spot 1: .*sofa/i })).toBeVisible();
  await isAccessible(page);
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('“Sorrel house” is published').first()).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { caseId } = await data('mallCase.detail', { id }, operator);

  for (const code of ['', `&code=${demo.code}`]) {
    await open(page, `/design/designCaseItem?id=${caseId}${code}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sorrel house' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^1: .*sofa/i })).toBeVisible();
  }
  await open(page, `${cases}?keyword=Sorrel&room=bedroom`);
  await expect(page.getByRole('row', { name: /Sorrel house/ }).getByText('Published')).toBeVisible();
  await isAccessible(page);
  await data('mallCase.remove', { id }, operator);
});

test('what the demo brought is in both lists, and two operators write one package: neither text is lost', async ({
  page,
}) => {
  const operator = { token: await signIn(demo.operator) };
  for (const name of ['mallPackage.list', 'mallCase.list'] as const)
    expect((await data(name, { tab: 'approved' }, operator)).total).toBeGreaterThan(5);
  const { id } = await data(
    'mallPackage.create',
    {
      content: structuredClone({
        ...emptyPackage,
        name: { en: 'Nook A' },
      }) as Input<'mallPackage.create'>['content'], // the contract's draft is readonly
    },
    operator,
  );
  await arrive(page, operator);
  await open(page, `${packages}/form?id=${id}`);
  const name = page.getByRole('main').locator('[name="name"]');
  await expect(name).toHaveValue('Nook A');
  const { version, content } = await data('mallPackage.detail', { id }, operator);
  await data('mallPackage.save', { id, version, content: { ...content, name: { en: 'Nook B' } } }, operator);
  await name.fill('Nook C');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nook B')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect
    .poll(async () => (await data('mallPackage.detail', { id }, operator)).content.name.en)
    .toBe('Nook C');
  await data('mallPackage.remove', { id }, operator);
});

test('the pages of packages and design cases fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, { token: await signIn(demo.operator) });
  for (const path of [packages, `${packages}/form`, cases, `${cases}/form`]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, path);
  }
});
