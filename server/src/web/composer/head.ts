import { bcp47, type Language } from '@mall/contract/core/languages';
import { dataBlock, escapeHtml, meta } from './html.ts';
import type { PageData } from './page-data.ts';
import type { Reader } from './visitor.ts';

export type HeadAsked = {
  data: PageData;
  reader: Reader;
  /** With the mall's name. */
  title: string;
  mallName: string;
  /** Address of the mall, for pictures in social media. */
  origin: string;
};

/** The lines of `<head>` for search engines, shared links and the home screen of a phone. */
export const headOf = ({ data, reader, title, mallName, origin }: HeadAsked): string =>
  [
    meta('description', data.description),
    meta('theme-color', colourOf(data)),
    data.canonical === undefined || data.isMissing
      ? meta('robots', 'noindex')
      : link('canonical', data.canonical),
    ...Object.entries(data.alternates ?? {}).map(([tag, href]) =>
      link('alternate', href, ` hreflang="${tag}"`),
    ),
    meta('og:title', title),
    meta('og:description', data.description),
    meta('og:image', data.image && new URL(data.image, origin).href),
    meta('og:type', data.kind ?? 'website'),
    meta('og:url', data.canonical),
    meta('og:locale', facebookTag(reader.language)),
    meta('og:site_name', mallName),
    meta('twitter:card', data.image && 'summary_large_image'),
    link('manifest', withReader('/manifest.webmanifest', reader, data)),
    link('apple-touch-icon', withReader('/app-icon-180.png', reader, data)),
    ...(data.things ?? []).map((thing) =>
      dataBlock(undefined, { '@context': 'https://schema.org', ...thing }, 'application/ld+json'),
    ),
  ]
    .filter((line) => line !== '')
    .join('\n');

/** The shop's colour, else the mall's, `#rrggbb`. */
export const colourOf = ({ shop, app }: PageData): string | undefined =>
  [shop?.colour, app?.colour].find((colour) => /^#[0-9a-f]{6}$/i.test(colour ?? '')) ?? undefined;

/** OpenGraph requires a country with each language. */
const facebookTag = (spoken: Language): string => {
  const { language, region } = new Intl.Locale(bcp47[spoken]).maximize();
  return `${language}_${region}`;
};

const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}"${more} href="${escapeHtml(href)}">`;

/** Name and icon of an installed mall are those of its shop, in the language in which it was installed. */
const withReader = (path: string, { language }: Reader, { shop }: PageData): string => {
  const query = new URLSearchParams({ lang: language, ...(shop ? { code: shop.code } : {}) });
  return `${path}?${query.toString()}`;
};
