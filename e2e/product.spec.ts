import { data } from './support/api.ts';
import { firstSku, productWithChoice, products } from './support/goods.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';

/** The sofa of the demo has a video, two choices, reviews and a place in a room. */
const sofa = '/product?productId=1';

test('a visitor without a shop code signs in first and comes back (spec §2, §6)', async ({ page }) => {
  await arrive(page);
  await page.goto(sofa);
  await expect(page).toHaveURL(/\/login/);
});

test('a SKU is chosen without a jump, stands in the address, and the link opens it', async ({ page }) => {
  const product = await productWithChoice();
  const [first, ...others] = product.skus;
  const changed = others.find(
    (sku) => sku.valueIds.filter((id) => !first?.valueIds.includes(id)).length === 1,
  );
  const valueId = changed?.valueIds.find((id) => !first?.valueIds.includes(id));
  const value = product.specs.flatMap(({ values }) => values).find(({ id }) => id === valueId);
  await arrive(page, { code: demo.code });
  await open(page, `/product?productId=${product.id}`);
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await top();
  await page
    .getByRole('radio', { name: value?.name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`skuId=${changed?.id ?? ''}$`));
  expect(await top()).toBe(before);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('radio', { name: value?.name ?? '' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Share' }).click();
  const asked = page.getByRole('dialog').getByRole('img', { name: /QR code/ });
  await expect(asked).toBeVisible();
});

test('pictures: thumbnails, the large view with its keys, the film in parts', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, sofa);
  const gallery = page.getByRole('main').getByRole('group').first();
  await gallery.getByRole('button').last().click();
  await expect(gallery.locator('video')).toHaveAttribute('src', /\.mp4$/);
  expect(await gallery.locator('video').evaluate((film) => film.hasAttribute('autoplay'))).toBe(false);
  const src = (await gallery.locator('video').getAttribute('src')) ?? '';
  const part = await page.request.get(src, { headers: { range: 'bytes=0-99' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  await gallery.getByRole('button', { name: /picture 1 of/ }).click();
  const opener = page.getByRole('main').getByRole('button', { name: 'View larger' }).first();
  await opener.click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('img', { name: /picture 1 of/ })).toBeInViewport();
  await expect(large.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(large.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  const second = large.getByRole('img', { name: /picture 2 of/ });
  await expect(second).toBeInViewport({ ratio: 0.99 });
  const width = async () => (await second.boundingBox())?.width ?? 0;
  const whole = await width();
  await expect(large.getByRole('button', { name: 'Make smaller' })).toBeDisabled();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(whole * 2, 0);
  await large.getByRole('button', { name: 'Make smaller' }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('reviews are filtered and sorted, the piece is drawn, its parcels meet the door', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, sofa);
  const { summary } = await data('review.list', { productId: '1' }, { code: demo.code });
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: new RegExp(`^5 stars.*${summary.stars[4]} reviews?$`) }).click();
  await expect(page.getByRole('article').getByRole('img', { name: /^5/ }).first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('img', { name: /^[1-4](\.\d)? / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Most helpful' }).click();
  await expect(page.getByRole('button', { name: 'Most helpful', pressed: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /beside a person/ })).toBeVisible();
  await page.getByLabel('Width of your door (cm)').fill('20');
  await expect(page.getByText(/The largest parcel needs \d+ cm/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
});

test('a coupon is taken right on the page, and the choice stays in sight while one reads', async ({
  page,
  member,
}) => {
  await arrive(page, { code: demo.code, token: member.token });
  await open(page, sofa);
  await page.getByRole('button', { name: /coupons/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Coupons for this piece' });
  await dialog.getByRole('button', { name: 'Take it' }).first().click();
  await expect(dialog.getByText('In your wallet').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const summary = page.getByRole('region', { name: 'Your choice' });
  await summary.getByRole('button', { name: 'Add to cart' }).click();
  await expect(
    page
      .getByRole('banner')
      .getByLabel(/^Cart, 1 /)
      .first(),
  ).toBeVisible();
});

test('a visitor finds again what they looked at in this browser', async ({ page }) => {
  const [one, other] = await products(2);
  await arrive(page, { code: demo.code });
  for (const product of [one, other]) {
    await open(page, `/product?productId=${product?.id ?? ''}`);
    await page.mouse.wheel(0, 3000);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('draft.viewed')))
      .toContain(product?.id ?? '');
  }
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link', { name: one?.name ?? '' }).first()).toBeVisible();
});

test('a product that is not there says so, offers others and keeps the shop', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/product?productId=987654');
  await expect(page.getByRole('heading', { name: 'This piece is no longer here' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\?productId=/);
  await expect(page).toHaveTitle(/木居之家/);
});

test('a picture that does not come is asked for three times, then its place stays', async ({ page }) => {
  const [product] = await products(1);
  const image = (product && firstSku(product).image) ?? product?.image ?? '';
  const stem = image.replace(/\.webp$/, '');
  let asked = 0;
  await page.route(`**${stem}*`, (route) => {
    asked += 1;
    return route.abort();
  });
  await arrive(page, { code: demo.code });
  await open(page, `/product?productId=${product?.id ?? ''}`);
  const place = page.getByRole('img', { name: new RegExp(product?.name ?? '') }).first();
  await expect(place).toBeVisible({ timeout: 15_000 });
  expect(asked).toBeGreaterThanOrEqual(3);
  const box = await page.getByRole('main').getByRole('group').first().boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(300);
});
