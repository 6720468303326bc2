import type { Input } from '@mall/contract/operations';
import { emptyCase } from '@mall/contract/seller/own-cases';
import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { data } from './support/api.ts';
import { twoLanguages } from './support/long.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

const form = '/userAdmin/goods/editCase';
const list = '/userAdmin/goods/caseManage';

/** A picture made by a browser, in a format that the server accepts. */
const picture = async (page: Page, colour: string) => {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 400];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 600, 400);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, colour);
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) };
};

test('a shop writes a design case with the keyboard, and shows it when it is approved', async ({ page }) => {
  test.slow();
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, form);
  const main = page.getByRole('main');
  await main.locator('[name="title"]').focus();
  await page.keyboard.type('Lake house');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bed');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mod');
  await page.keyboard.press('Tab');
  await page.keyboard.type('26.5');
  await expect(page).toHaveURL(/editCase\?id=/);

  await test.step('pictures go up, and the first has a spot that is moved by arrows', async () => {
    const files = [await picture(page, 'green'), await picture(page, 'red')];
    await main.locator('#pictures input[type=file]').setInputFiles(files);
    await expect(main.getByRole('button', { name: 'Picture 2', exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Add spot' }).focus();
    await page.keyboard.press('Enter');
    const spot = main.getByRole('button', { name: /^Spot 1: / });
    await expect(spot).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(main.getByText('Spot 1 moved to 51 % from the left, 45 % from the top')).toBeAttached();
  });

  await test.step('the spot is bound to what the shop sells', async () => {
    await main.getByRole('button', { name: 'Choose product for spot 1' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a product' });
    await dialog.getByRole('searchbox').focus();
    await page.keyboard.type('sofa');
    const found = dialog.getByRole('listitem').getByRole('button').first();
    await expect(found).toContainText(/sofa/i);
    await found.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: /^Spot 1: .*sofa/i })).toBeVisible();
  });

  await test.step('the other picture has one by a press', async () => {
    await main.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await main.getByRole('group', { name: 'Picture 2 with its spots' }).click({ position: { x: 60, y: 40 } });
    await main.getByRole('button', { name: 'Send for review' }).click();
    await expect(main.getByText('Picture 2 has a spot without a product').first()).toBeVisible();
    await main.getByRole('button', { name: /^Spot 1: / }).focus();
    await page.keyboard.press('Delete');
    await expect(main.getByText('No spots in this picture yet', { exact: false })).toBeVisible();
  });

  await page.keyboard.press('ControlOrMeta+s');
  await expect(main.getByText(/Draft saved at/)).toBeVisible();
  await main.getByRole('button', { name: 'Send for review' }).click();
  await expect(main.getByText(/Waits for review since/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const operator = { token: await signIn(demo.operator) };
  const { version } = await data('platformCase.detail', { id }, operator);
  await data('platformCase.decide', { id, version, decision: 'approve' }, operator);

  const { caseId } = await data('ownCase.detail', { id }, owner);
  await open(page, `/design/designCaseItem?id=${caseId}&code=${demo.code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lake house' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^1: .*sofa/i })).toBeVisible();
  await data('ownCase.remove', { id }, owner);
  await open(page, `/design/designCaseItem?id=${caseId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lake house' })).toHaveCount(0);
});

for (const lang of twoLanguages)
  test(`list and form of design cases have no fault that axe finds in ${lang}`, async ({ page }) => {
    const owner = { token: await signIn(demo.owner) };
    const content = { ...emptyCase, title: { en: 'Hall' } };
    const made = await data(
      'ownCase.create',
      { content: structuredClone(content) as Input<'ownCase.create'>['content'] }, // the contract's draft is readonly
      owner,
    );
    await arrive(page, { ...owner, lang });
    for (const address of [list, `${form}?id=${made.id}`]) {
      await open(page, address);
      await settled(page);
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
    }
    await data('ownCase.remove', { id: made.id }, owner);
  });
