import { pickText, spokenOf } from '@mall/contract/core/languages';
import type { FastifyRequest } from 'fastify';
import type { AreaOptions } from '../../platform/area.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import { normalCode } from '../../platform/http/context.ts';
import { cacheForAnHour } from '../../platform/http/cache-control.ts';
import { appIcon } from './app-icon.ts';
import { iconSides, webManifest } from './web-manifest.ts';
import { shopLook } from './queries.ts';

type Asked = { Querystring: { code?: unknown; lang?: unknown }; Params: { side?: string } };

/** Makes the mall, or one shop's mall, an application on a phone: its manifest and its icons. */
export const installRoutes = ({ app, opened: { db }, ports: { storage }, limits }: AreaOptions): void => {
  const hidden = { schema: { hide: true } };

  const shopOf = async (request: FastifyRequest<Asked>) => {
    await limits.take('all', request.ip);
    const { code } = request.query;
    return shopLook(db, typeof code === 'string' ? (normalCode(code) ?? '') : '');
  };

  app.get<Asked>('/manifest.webmanifest', hidden, async (request, reply) => {
    const shop = await shopOf(request);
    const platform = await readPlatform(db);
    const language = spokenOf(request.query.lang, platform.languages);
    return cacheForAnHour(reply, 'application/manifest+json').send(
      webManifest({
        name: shop?.store_name ?? pickText(platform.shopName, language).text,
        slogan: shop?.propaganda ?? '',
        colour: shop?.colour ?? platform.colour,
        shopCode: shop?.code,
        language,
      }),
    );
  });

  app.get<Asked>(`/app-icon-:side(^${iconSides.join('|')}).png`, hidden, async (request, reply) => {
    const shop = await shopOf(request);
    const key = /^\/media\/(.+\.webp)$/.exec(shop?.logo ?? '')?.[1];
    const logo = key === undefined ? null : await storage.get(key);
    return cacheForAnHour(reply, 'image/png').send(await appIcon(logo, Number(request.params.side)));
  });
};
