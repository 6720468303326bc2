import type { FastifyInstance } from 'fastify';
import { nameDevice } from '../campaign/index.ts';
import { referralHeader } from '../incentive/index.ts';
import type { Db } from '../platform/db/open.ts';
import type { SecretPort } from '../platform/ports/secret.ts';
import { publicUrl, type Settings } from '../platform/settings/settings.ts';
import { composer, type ComposerOptions } from './composer/composer.ts';
import { gateOf } from './composer/gate.ts';
import { createPageData } from './seo/page-data.ts';
import { statsOfADay } from './telemetry/stats.queries.ts';

/** The built pages of the mall: where they stand, and which versions of remotes there are. */
export type Pages = Pick<ComposerOptions, 'house' | 'store' | 'registry'>;
type Parts = { settings: Settings; db: Db; secret: SecretPort };

/** Serves the pages, composed for each visitor, with the first data of each from this server's own API. */
export const servePages = async (
  app: FastifyInstance,
  pages: Pages,
  { settings, db, secret }: Parts,
): Promise<void> => {
  const url = publicUrl(settings);
  const secure = url.startsWith('https:');
  await app.register(composer, {
    ...pages,
    publicUrl: url,
    remotesAt: settings.REMOTES_ORIGIN,
    gate: gateOf(settings, secret),
    nameBrowser: (cookie) => nameDevice(cookie, secure),
    mustName: (pathname) => pathname.startsWith('/boost'),
    pageData: createPageData(app, url),
    referral: (code) => referralHeader(secret, code, secure),
    told: () => statsOfADay(db),
  });
};
