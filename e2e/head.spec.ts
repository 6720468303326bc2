import { languages } from '@mall/contract/core/languages';
import { products } from './support/goods.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';

/** A page as others see it: search engines, messengers, the home screen of a phone, an offline browser. */
test.use({ serviceWorkers: 'allow' });

const thingsIn = (html: string): { '@type': string }[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map((found) =>
    JSON.parse(found[1] ?? ''),
  );

test('a shared link of a product tells its name, picture and price without any script', async ({
  request,
}) => {
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  const address = `/product?productId=${product.id}&code=${demo.code}&lang=en`;
  const html = await (await request.get(`${address}&utm_source=mail`)).text();
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(canonical.replaceAll('&#38;', '&')).toMatch(new RegExp(`${address.replace('?', '\\?')}$`));
  const picture = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
  expect((await request.get(picture.pathname)).headers()['content-type']).toMatch(/^image\//);
  const types = thingsIn(html).map((thing) => thing['@type']);
  expect(types).toEqual(['Product', 'BreadcrumbList']);
  expect(thingsIn(html)[0]).toMatchObject({ offers: { priceCurrency: 'CNY' } });
});

test('every address of the sitemaps is a page, in every language, and says so itself', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const locations = async (file: string): Promise<string[]> =>
    [...(await (await request.get(file)).text()).matchAll(/<loc>(.+?)<\/loc>/g)].map((found) =>
      (found[1] ?? '').replaceAll('&#38;', '&'),
    );
  const files = await locations('/sitemap.xml');
  expect(files.length).toBeGreaterThan(1);
  const all = (await Promise.all(files.map(locations))).flat();
  expect(all.length).toBeGreaterThan(150);
  const titles = new Map<string, string>();
  for (const [index, address] of all.entries()) {
    const language = languages[index % languages.length];
    const url = new URL(address);
    if (language !== 'zh') url.searchParams.set('lang', language ?? 'en');
    const reply = await request.get(url.href);
    const html = await reply.text();
    expect.soft(reply.status(), url.href).toBe(200);
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]?.replaceAll('&#38;', '&');
    expect.soft(canonical, url.href).toBe(url.href);
    titles.set(address, /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect([...titles.values()].every((title) => title.length > 5)).toBe(true);
});

test('a page of something that is gone is a 404 that still helps', async ({ page }) => {
  await arrive(page, { code: demo.code });
  const reply = await page.goto('/product?productId=99999999');
  expect(reply?.status()).toBe(404);
  await settled(page);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the mall installs under the name and logo of its shop', async ({ page, request }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/homeIndex');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest: { name: string; start_url: string; icons: { src: string }[] } = await (
    await request.get(href)
  ).json();
  expect(manifest.start_url).toBe(`/homeIndex?lang=en&code=${demo.code}`);
  await expect(page).toHaveTitle(new RegExp(manifest.name));
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('without a line the mall says so in the language of the shopper, and comes back', async ({
  page,
  context,
}) => {
  await arrive(page, { code: demo.code, lang: 'indo' });
  await open(page, '/homeIndex');
  const mall = await page.title();
  const isReady = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('offline')).keys();
      return navigator.serviceWorker.controller !== null && kept.length > 0;
    });
  await expect.poll(isReady, { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await page.goto('/product/productCenter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anda sedang luring');
  expect(mall).toContain(await page.locator('.offline-mall').textContent());
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await settled(page);
  await expect(page).toHaveURL(/\/product\/productCenter$/);
});
