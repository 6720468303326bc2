import { bcp47, type Language, spokenOf } from '@mall/contract/core/languages';

/** The mall of a page: its public address, the shop whose brand it has, and the languages that it offers. */
export type Place = {
  readonly origin: string;
  readonly shopCode: string | undefined;
  readonly offered: readonly Language[];
};

/**
 * The public form of an in-app address: absolute, in one shop and language; that of who chose none is omitted.
 */
export const addressIn = ({ origin, shopCode, offered }: Place, path: string, language: Language): string => {
  const url = new URL(path, origin);
  if (shopCode !== undefined) url.searchParams.set('code', shopCode);
  if (language !== spokenOf(undefined, offered)) url.searchParams.set('lang', language);
  return url.href;
};

/**
 * The same page in each offered language, with one for everybody else (hreflang of HTML and sitemaps).
 */
export const alternatesOf = (
  place: Place,
  path: string,
): Record<string, string> & { 'x-default': string } => ({
  ...Object.fromEntries(place.offered.map((language) => [bcp47[language], addressIn(place, path, language)])),
  'x-default': addressIn(place, path, spokenOf(undefined, place.offered)),
});

/** The path of a page with only those parts of the query that make it another page, in a fixed order. */
export const pathOf = (pathname: string, query: URLSearchParams, keeps: readonly string[]): string => {
  const kept = new URLSearchParams();
  for (const name of keeps) {
    const value = query.get(name);
    if (value !== null && value !== '' && !(name === 'page' && value === '1')) kept.set(name, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
};
