import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { call, data } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

const list = '/userAdmin/goods/rackageGoodsProd';

/** A picture made by a browser, in a format that the server accepts. */
const picture = async (page: Page, colour: string) => {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 400];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 1200, 400);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) };
};

const faults = async (page: Page) =>
  (await axeOn(page).analyze()).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html]));

test('a shop writes a package by keyboard, sends it, and sells it when it is approved', async ({ page }) => {
  test.slow();
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, list);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'New package' }).press('Enter');
  const main = page.getByRole('main');
  await main.locator('[name="name"]').fill('Verdi room');
  await main.getByLabel('Category').press('ArrowDown');
  await main.getByLabel('Category').selectOption({ index: 1 });
  await expect(page).toHaveURL(/packageForm\?id=/);

  await test.step('cover and wide picture go up', async () => {
    const files = main.locator('#pictures input[type=file]');
    await files.nth(0).setInputFiles([await picture(page, 'green')]);
    await expect(main.getByRole('group', { name: 'Cover' }).locator('li img')).toHaveCount(1);
    await main
      .getByRole('group', { name: 'Wide picture' })
      .locator('input[type=file]')
      .setInputFiles([await picture(page, 'teal')]);
    await expect(main.getByRole('group', { name: 'Wide picture' }).locator('li img')).toHaveCount(1);
  });

  await test.step('a room gets two places, and each its goods', async () => {
    await main.getByRole('button', { name: 'Add a room' }).press('Enter');
    await main.getByLabel('Name of the room').fill('Living room');
    for (const [name, word] of [
      ['Sofa', 'sofa'],
      ['Rug', 'rug'],
    ] as const) {
      await main.getByRole('button', { name: 'Add a place to Living room' }).press('Enter');
      await main.getByLabel('Name of the place').last().fill(name);
      await main.getByRole('button', { name: `Add goods to ${name}` }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(word);
      await page.keyboard.press('Enter');
      const goods = dialog.getByRole('list', { name: 'Goods found' });
      const found = goods.getByRole('checkbox');
      await expect(goods).toHaveAttribute('aria-busy', 'false');
      await found.nth(0).press('Space');
      await found.nth(1).press('Space');
      await dialog.getByRole('button', { name: 'Add 2' }).press('Enter');
      await expect(main.getByRole('list', { name: `Goods for ${name}` }).getByRole('listitem')).toHaveCount(
        2,
      );
    }
  });

  await test.step('the sofa is marked on the picture and moved with the arrows, the rug with the pointer', async () => {
    await main.getByRole('button', { name: 'Mark Sofa' }).press('Enter');
    const spot = main.getByRole('button', { name: /^Spot 1: Sofa/ });
    await spot.press('Shift+ArrowRight');
    await spot.press('ArrowUp');
    await expect(spot).toHaveAccessibleName('Spot 1: Sofa, 55 % from the left, 49 % from the top');
    await main
      .getByRole('group', { name: 'Wide picture with its spots' })
      .click({ position: { x: 40, y: 40 } });
    await expect(main.getByRole('button', { name: /^Spot 2: Rug/ })).toBeVisible();
  });

  await test.step('a price under the supply prices is refused where it is typed', async () => {
    await main.getByRole('radio', { name: /A price of its own/ }).press('Space');
    await main.getByLabel('Package price').fill('1');
    await main.getByRole('button', { name: 'Send for review' }).press('Enter');
    const price = main.getByLabel('Package price');
    await expect(price).toBeFocused();
    await expect(
      main.getByText('The price is below what the pieces cost you: raise it').first(),
    ).toBeVisible();
    await price.fill('9999');
    expect(await faults(page)).toEqual([]);
  });

  await main.getByRole('button', { name: 'Send for review' }).press('Enter');
  await expect(main.getByText(/Waits for review since/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const operator = { token: await signIn(demo.operator) };
  const { version, content } = await data('platformPackage.detail', { id }, operator);
  expect(content.hotspots.map(({ x, y }) => [x, y])[0]).toEqual([5500, 4900]);
  await data('platformPackage.decide', { id, version, decision: 'approve' }, operator);

  const { packageId } = await data('ownPackage.detail', { id }, owner);
  const here = await data('package.detail', { id: packageId ?? '' }, { code: demo.code });
  expect(here.price).toBe(Math.min(999_900, here.price + here.saving));
  await open(page, `/package/packageItem?id=${packageId}&code=${demo.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Verdi room' })).toBeVisible();
  await data('ownPackage.remove', { id }, owner);
  expect((await call('package.detail', { id: packageId ?? '' }, { code: demo.code })).code).toBe(40400);
});

test('the list takes a package off sale, deletes it, and puts it back', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const { list: live } = await data('ownPackage.list', { tab: 'approved' }, owner);
  const { data: made } = await call('ownPackage.copy', { id: live[0]?.id ?? '' }, owner);
  await arrive(page, owner);
  await open(page, `${list}?tab=draft`);
  const { content } = await data('ownPackage.detail', { id: made.id }, owner);
  const row = page.getByRole('row', { name: content.name.en ?? '' });
  await row.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toBeVisible();
  await data('ownPackage.remove', { id: made.id }, owner);
});
