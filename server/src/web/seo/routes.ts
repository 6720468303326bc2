import { paths } from '@mall/contract/core/paths';
import type { AreaOptions } from '../../platform/area.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import { normalCode } from '../../platform/http/context.ts';
import { cacheForAnHour } from '../../platform/http/cache-control.ts';
import { legalInForce } from '../../platform/legal/legal.queries.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { publicPages } from './heads.ts';
import { productsInPart, robots, sitemap, sitemapIndex } from './sitemap.ts';
import { countProducts, otherIds, productIds } from './sitemap.queries.ts';
import { shopCodeGuard } from '../../platform/http/shop-code-guard.ts';
import { findShop } from '../../platform/http/shops.queries.ts';

/**
 * Files for search engines besides pages: `/robots.txt`, and sitemaps of the mall or (with `?code=`) of one
 * shop.
 */
export const pageRoutes = ({ app, opened: { db }, settings, limits }: AreaOptions): void => {
  const origin = publicUrl(settings);
  const hidden = { schema: { hide: true } };
  const placeOf = (shop: ShopContext | null) => ({ origin, shopCode: shop?.code });
  const offeringOf = async (shop: ShopContext | null) => ({
    ...placeOf(shop),
    offered: (await readPlatform(db)).languages,
  });

  /** An XML file made for one shop, or for the platform; null where there is no such file. */
  const file = (
    url: string,
    make: (shop: ShopContext | null, part: number) => Promise<string | null>,
  ): void => {
    app.get<{ Querystring: { code?: unknown }; Params: { part?: string } }>(
      url,
      hidden,
      async (request, reply) => {
        await limits.take('all', request.ip);
        const { code } = request.query;
        const asked = typeof code === 'string' ? normalCode(code) : null;
        const shop = await findShop(db, asked);
        if (asked !== null) await shopCodeGuard(limits).check(request.ip, asked, shop !== null);
        const xml = await make(shop, Number(request.params.part));
        if (xml === null) return reply.code(404).type('text/plain').send('Not found');
        return cacheForAnHour(reply, 'application/xml; charset=utf-8').send(xml);
      },
    );
  };

  app.get('/robots.txt', hidden, (_request, reply) =>
    cacheForAnHour(reply, 'text/plain; charset=utf-8').send(robots(origin)),
  );
  file('/sitemap.xml', async (shop) => sitemapIndex(placeOf(shop), await countProducts(db, { shop })));
  file('/sitemap-pages.xml', async (shop) => {
    const { categories, brands, packages, cases } = await otherIds(db, { shop });
    return sitemap(await offeringOf(shop), [
      ...ofNoOneThing,
      ...categories.map((categoryId) => paths.productCenter({ categoryId: String(categoryId) })),
      ...brands.map((brandId) => paths.brandGoods({ brandId })),
      ...packages.map((id) => paths.packageItem({ id: String(id) })),
      ...(await legalInForce(db)).map((kind) => paths.legal({ kind })),
      ...cases.map((id) => paths.designCases({ id: String(id) })),
    ]);
  });
  file('/sitemap-products-:part(^[1-9]\\d{0,4}).xml', async (shop, part) => {
    const ids = await productIds(db, { shop }, { part, size: productsInPart });
    const own = ids.map((id) => paths.product({ productId: String(id) }));
    return own.length === 0 ? null : sitemap(await offeringOf(shop), own);
  });
};

/** Public pages without an object in their address. */
const ofNoOneThing = Object.entries(publicPages).flatMap(([path, { thing }]) =>
  thing?.(new URLSearchParams()) === undefined ? [path] : [],
);
