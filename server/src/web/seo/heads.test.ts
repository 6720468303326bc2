import { readerOf } from '../composer/visitor.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { createPageData } from './page-data.ts';

const origin = 'https://mall.test';
let api: Api;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: origin });
});
afterAll(() => api.stop());

/** The composer's data for an address, requested without or with a cookie. */
const dataOf = (address: string, cookie = 'lang=en') => {
  const { pathname, searchParams: query } = new URL(address, origin);
  const reader = readerOf({ query, cookie });
  return createPageData(api.app, origin)({ pathname, query, reader });
};
const thing = (data: Awaited<ReturnType<typeof dataOf>>, type: string) =>
  data.things?.find((each) => each['@type'] === type);

describe('the head of a page', () => {
  it('leads from the home page through the categories', async () => {
    const { productId } = await api.given.sku();
    const steps = thing(await dataOf(`/product?productId=${productId}`), 'BreadcrumbList');
    expect(steps).toMatchObject({
      itemListElement: [{ position: 1, item: `${origin}/homeIndex?lang=en` }, {}, { position: 3 }],
    });
  });

  it('names a product to everybody, but gives its first data only through a shop', async () => {
    const { productId } = await api.given.sku({ price: 429_900, stock: 3 });
    const address = `/product?productId=${productId}&utm_source=mail&skuId=5`;
    const data = await dataOf(address);
    expect(data.canonical).toBe(`${origin}/product?productId=${productId}&lang=en`);
    expect(data.kind).toBe('product');
    expect(thing(data, 'Product')).toMatchObject({
      offers: {
        '@type': 'Offer',
        price: '4299.00',
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(data.firstData).toEqual({});

    const shop = await api.given.shop({ factor: 15_000 });
    const inShop = await dataOf(address, `lang=zh; code=${shop.code}`);
    expect(inShop.canonical).toBe(`${origin}/product?productId=${productId}&code=${shop.code}`);
    expect(thing(inShop, 'Product')).toMatchObject({ offers: { price: '6448.50' } });
    expect(Object.keys(inShop.firstData ?? {})).toHaveLength(1);
  });

  it('has the page in each language', async () => {
    expect((await dataOf('/homeIndex')).alternates).toEqual({
      'zh-CN': `${origin}/homeIndex`,
      en: `${origin}/homeIndex?lang=en`,
      'id-ID': `${origin}/homeIndex?lang=indo`,
      'fil-PH': `${origin}/homeIndex?lang=fili`,
      'x-default': `${origin}/homeIndex`,
    });
  });

  it('tells of a shop what it says of itself', async () => {
    const shop = await api.given.shop();
    const data = await dataOf('/homeIndex', `lang=en; code=${shop.code}`);
    expect(thing(data, 'FurnitureStore')).toMatchObject({
      url: `${origin}/homeIndex?code=${shop.code}&lang=en`,
    });
    expect(thing(data, 'WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: expect.stringContaining('keyword={keyword}') } },
    });
  });

  it.each([
    '/product?productId=999999',
    '/product',
    '/product?productId=1%27',
    '/brandGoods?brandId=99999',
    '/package/packageItem?id=99999',
    '/design/designCaseItem?id=99999',
  ])('says that a page is missing: %s', async (address) => {
    const data = await dataOf(address);
    expect(data.isMissing).toBe(true);
    expect(data.canonical).toBeUndefined();
  });

  it('leaves out private pages', async () => {
    for (const address of ['/cart', '/userCenter/order', '/searchGoods?keyword=sofa']) {
      const data = await dataOf(address);
      expect(data.canonical).toBeUndefined();
      expect(data.isMissing).toBeUndefined();
    }
  });
});

describe('what search engines read', () => {
  const get = (url: string) => api.app.inject(url);

  it('is a list of sitemaps that together have every product once, and no private page', async () => {
    const { productId } = await api.given.sku();
    const hidden = await api.given.sku({ onSale: false });
    const index = (await get('/sitemap.xml')).body;
    const files = [...index.matchAll(/<loc>https:\/\/mall\.test(.+?)<\/loc>/g)].map(
      (found) => found[1] ?? '',
    );
    expect(files).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml']);
    const all = (await Promise.all(files.map(async (file) => (await get(file)).body))).join('');
    expect(all.match(new RegExp(`<loc>[^<]*productId=${productId}</loc>`, 'g'))).toHaveLength(1);
    expect(all).not.toContain(`productId=${hidden.productId}<`);
    expect(all).not.toMatch(/\/cart|\/userCenter/);
    expect(all).toContain('hreflang="id-ID"');
    expect((await get('/sitemap-products-2.xml')).statusCode).toBe(404);
  });

  it('names no design case before it is approved, and none of another shop', async () => {
    const { skuId } = await api.given.sku();
    const approved = await api.given.designCase({ skuId });
    const pending = await api.given.designCase({ skuId });
    const other = await api.given.designCase({ skuId });
    const shop = await api.given.shop();
    const change = (id: string, to: { review_status?: 'pending'; shop_id?: string }) =>
      api.db.updateTable('design_cases').set(to).where('id', '=', Number(id)).execute();
    await change(pending, { review_status: 'pending' });
    await change(other, { shop_id: shop.id });
    const named = async (query: string) =>
      [...(await get(`/sitemap-pages.xml${query}`)).body.matchAll(/<loc>[^<]*designCaseItem\?id=(\d+)/g)].map(
        (found) => found[1],
      );
    expect(await named('')).toEqual([approved]);
    expect(await named(`?code=${shop.code}`)).toEqual([approved, other]);
  });

  it('keeps the shop', async () => {
    const { code } = await api.given.shop();
    expect((await get(`/sitemap.xml?code=${code}`)).body).toContain(`?code=${code}`);
    expect((await get(`/sitemap-pages.xml?code=${code}`)).body).toContain(
      `homeIndex?code=${code}&#38;lang=en`,
    );
  });

  it('is told where not to go', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /userCenter\n');
    expect(body).toContain('Sitemap: https://mall.test/sitemap.xml');
  });
});
