import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { call, data } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

/** A picture of one colour, drawn by the browser itself. */
const picture = async (page: Page, width: number, height: number, type = 'image/png') => {
  const address = await page.evaluate(
    ([w, h, mime]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'seagreen';
        context.fillRect(0, 0, w, h);
        context.fillStyle = 'white';
        context.fillRect(w / 4, h / 4, w / 2, h / 2);
      }
      return canvas.toDataURL(mime);
    },
    [width, height, type] as const,
  );
  return { name: 'shop.png', mimeType: type, buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
};

/** Opens the file chooser of a button by keyboard and gives it a file. */
const choose = async (page: Page, button: string, file: Awaited<ReturnType<typeof picture>>) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  await (await chooser).setFiles(file);
};

test.afterEach(async () => {
  const owner = { token: await signIn(demo.owner) };
  await call('shop.update', { withdraw: true }, owner);
});

test('an owner changes the shop by keyboard alone, and the operator approves it', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const { live } = await data('shop.profile', {}, owner);
  await arrive(page, owner);
  await open(page, '/userAdmin/shop/ShopInfo');

  await choose(page, 'Replace: Logo', await picture(page, 720, 480));
  const logo = page.getByRole('dialog', { name: 'Cut the logo, 180 × 50 px' });
  await expect(logo.getByRole('img', { name: 'The picture that was chosen' })).toBeVisible();
  expect((await axeOn(page).include('dialog[open]').analyze()).violations).toEqual([]);
  await logo.getByRole('slider', { name: 'Enlarge' }).press('End');
  await logo.getByRole('slider', { name: 'Up and down' }).press('ArrowLeft');
  await logo.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(logo).toHaveCount(0);

  await choose(page, 'Add a banner', await picture(page, 2000, 900, 'image/jpeg'));
  await page
    .getByRole('dialog', { name: /wide banner/ })
    .getByRole('button', { name: 'Next' })
    .press('Enter');
  const narrow = page.getByRole('dialog', { name: 'Cut the narrow banner, 1360 × 640 px' });
  await narrow.getByRole('slider', { name: 'Across' }).press('Home');
  await narrow.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(narrow).toHaveCount(0);
  const no = live.banner.length + 1;
  await page.getByRole('textbox', { name: `Link of banner ${no}` }).fill('/receiveCoupon');
  await page.getByRole('textbox', { name: 'Slogan' }).fill('Warm rooms, honest wood');
  await expect(page.getByText('Changed')).toHaveCount(3);
  await page.getByRole('button', { name: 'Send to review' }).press('Enter');
  await expect(page.getByText('Sent to review')).toBeVisible();
  await expect(page.getByText('Waiting for review')).toBeVisible();

  const operator = { token: await signIn(demo.operator) };
  const { list } = await data('platformShop.list', {}, operator);
  const change = list.find(({ live: { code } }) => code === demo.code);
  expect(change?.fields).toMatchObject({ propaganda: 'Warm rooms, honest wood' });
  expect(change?.fields.bannerNarrow?.at(-1)).toMatch(/^\/media\//);
  await data(
    'platformShop.decide',
    { id: change?.id ?? '', version: change?.version ?? 0, decision: 'approve' },
    operator,
  );
  await arrive(page, { code: demo.code });
  await open(page, '/homeIndex');
  const slide = page.getByRole('group').locator('picture source').nth(live.banner.length);
  await expect(slide).toHaveAttribute('media', '(max-width: 1599px)');

  // As it was, for the other specs.
  const { storeName, propaganda, logo: before, banner, bannerNarrow, bannerHref } = live;
  const old = { storeName, propaganda, logo: before, banner, bannerNarrow, bannerHref };
  await data('shop.update', old, owner);
  const [back] = (await data('platformShop.list', {}, operator)).list;
  await data(
    'platformShop.decide',
    { id: back?.id ?? '', version: back?.version ?? 0, decision: 'approve' },
    operator,
  );
});

test('what is wrong is said at its place, and nothing is sent', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  await arrive(page, owner);
  await open(page, '/userAdmin/shop/ShopInfo');
  const logo = page.getByRole('group', { name: 'Logo' });
  await choose(page, 'Replace: Logo', await picture(page, 120, 40));
  await expect(logo.getByText('this one has 120 × 40')).toBeVisible();
  await choose(page, 'Replace: Logo', { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(logo.getByText('Choose a picture: PNG, JPEG or WebP')).toBeVisible();
  await choose(page, 'Replace: Banner 1', await picture(page, 1919, 640));
  await expect(page.getByText('at least 1920 × 640 px; this one has 1919 × 640')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Shop name' });
  for (const wrong of ['木', '一二三四五六七八九', '🪑🪑🪑🪑🪑🪑🪑🪑🪑']) {
    await name.fill(wrong);
    await page.getByRole('button', { name: 'Send to review' }).press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('A shop name has 2 to 8 characters');
  }
  expect((await data('shop.profile', {}, owner)).change?.status).not.toBe('pending');

  await name.fill('🪑🪑🪑🪑🪑🪑🪑🪑');
  await page.getByRole('link', { name: 'Staff', exact: true }).press('Enter');
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(guard.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guard).toHaveCount(0);
  await expect(name).toHaveValue('🪑🪑🪑🪑🪑🪑🪑🪑');
});

test('a change that was turned down is mended and sent again', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const operator = { token: await signIn(demo.operator) };
  const { change } = await data('shop.update', { propaganda: 'The best wood of all' }, owner);
  const asked = { id: change.id, version: 1, decision: 'reject' as const, reason: 'No superlatives.' };
  await data('platformShop.decide', asked, operator);
  await arrive(page, owner);
  await open(page, '/userAdmin/shop/ShopInfo');
  await expect(page.getByText(/turned down: No superlatives\./)).toBeVisible();
  await page.getByRole('button', { name: 'Take the changes up again' }).press('Enter');
  await page.getByRole('textbox', { name: 'Slogan' }).fill('Good wood');
  await page.getByRole('button', { name: 'Send to review again' }).press('Enter');
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByText('Change taken back')).toBeVisible();
});

test('the shop is passed on as a link, a code and a poster', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/shop/promote');
  await page.getByRole('button', { name: 'Copy link' }).press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/homeIndex\?code=DEMO88$/);

  const saved = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).first().press('Enter');
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const svg = await saved('Download SVG');
  expect([svg.name, svg.bytes.toString().slice(0, 4)]).toEqual(['DEMO88-qr.svg', '<svg']);
  expect((await saved('Download PNG')).name).toBe('DEMO88-qr.png');

  await page.getByRole('button', { name: 'A6 card' }).press('Enter');
  await page.getByRole('combobox', { name: 'Language of the poster' }).selectOption('zh');
  const poster = page.getByRole('img', { name: /^Poster of .*, A6 card$/ });
  await expect(poster).toBeVisible();
  const size = await poster.evaluate((image) =>
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
  );
  expect(size).toEqual([1240, 1748]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-print-sheet] img')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
