import { escapeHtml } from '../composer/html.ts';
import { alternatesOf, type Place } from './addresses.ts';

/** Addresses of one file; the protocol allows 50,000 and 50 MB, and each of ours has five languages. */
export const productsInPart = 5000;

/**
 * A sitemap of in-app paths, each with its address in every language (sitemaps.org, hreflang by xhtml:link).
 */
export const sitemap = (place: Place, own: readonly string[]): string =>
  `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${own
    .map((path) => entry(place, path))
    .join('\n')}\n</urlset>\n`;

/** The list of a mall's sitemaps: its pages, and its products in parts. */
export const sitemapIndex = ({ origin, shopCode }: Omit<Place, 'offered'>, products: number): string => {
  const parts = Array.from(
    { length: Math.ceil(products / productsInPart) },
    (_, part) => `products-${part + 1}`,
  );
  const files = ['pages', ...parts].map((name) => {
    const url = new URL(`/sitemap-${name}.xml`, origin);
    if (shopCode !== undefined) url.searchParams.set('code', shopCode);
    return `<sitemap><loc>${escapeHtml(url.href)}</loc></sitemap>`;
  });
  return `${declaration}<sitemapindex xmlns="${schema}">\n${files.join('\n')}\n</sitemapindex>\n`;
};

const entry = (place: Place, path: string): string => {
  const alternates = alternatesOf(place, path);
  const links = Object.entries(alternates).map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(alternates['x-default'])}</loc>${links.join('')}</url>`;
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Search engines read every public page; they skip personal pages, and those with the same content in another
 * order.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');

const privatePaths = [
  '/api/',
  '/cart',
  '/editOrderInfo',
  '/pay',
  '/login',
  '/userCenter',
  '/userAdmin',
  '/merchant.html',
  '/operator',
  '/operator.html',
  '/coupon/',
  '/distribution/',
  '/print/',
  '/searchGoods',
];
