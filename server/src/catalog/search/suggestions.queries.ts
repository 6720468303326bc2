import { listedBrands } from '../products/brands.queries.ts';
import { type Language, languages, pickText, type Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import { pageIds } from '../products/listing-page.queries.ts';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';
import { simplified } from './simplified.ts';
import { indexTerms, queryTerms } from './terms.ts';
import { understand } from './understand.queries.ts';

const mostSuggested = 10;
const mostOfEach = 3;

/**
 * Names of categories, brands and products that begin with the visitor's text, at most ten: those in the
 * reader's own language, and only without any, those in another. Without any at all, the names for what the
 * text may have been meant to be.
 */
export const suggestions = async (reader: Reader, view: View, typed: string): Promise<string[]> => {
  if (queryTerms(typed).length === 0) return [];
  const begun = await namesWith(reader, view, typed);
  if (begun.length > 0) return begun;
  const { meant } = await understand(reader, view.shop, typed);
  return meant === undefined ? [] : namesWith(reader, view, meant.words);
};

const namesWith = async (reader: Reader, view: View, typed: string): Promise<string[]> => {
  const terms = queryTerms(typed);
  const namesLike = (
    table: 'categories' | 'brands',
    where: RawBuilder<boolean>,
    order: RawBuilder<unknown>,
  ) =>
    sql<{ name: Texts }>`
    select name from ${sql.table(table)} br where ${where} and exists (
      select 1 from jsonb_each_text(name) said where said.value ilike ${containing(typed)}
        or said.value ilike ${containing(simplified(typed))})
    order by ${order} limit ${mostOfEach}`.execute(reader);
  const categories = await namesLike('categories', sql`true`, sql`level, sort, id`);
  const brands = await namesLike('brands', listedBrands(view), sql`sort, id`);
  const products = await productNames(reader, view, terms);
  const names = [
    ...categories.rows.map(({ name }) => name),
    ...brands.rows.map(({ name }) => name),
    ...products,
  ];
  const own = names
    .map((name) => textWith(name, terms, [view.language]))
    .filter((text) => text !== undefined);
  const said =
    own.length > 0
      ? own
      : names.map((name) => textWith(name, terms, languages) ?? pickText(name, view.language).text);
  return [...new Set(said)].slice(0, mostSuggested);
};

/** The best products of a search whose words are all in the name, then others. */
const productNames = async (reader: Reader, view: View, terms: readonly string[]): Promise<Texts[]> => {
  const find = { keyword: { terms, number: '' }, sort: 'comprehensive', order: 'desc', page: 1 } as const;
  const ids = await pageIds(reader, view.shop, { ...find, size: mostSuggested }, Number.MAX_SAFE_INTEGER);
  if (ids.length === 0) return [];
  const rows = await reader.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute();
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => nameOf.get(id) ?? []);
};

/** The name in the first of these languages that contains the typed text. */
const textWith = (name: Texts, terms: readonly string[], among: readonly Language[]): string | undefined => {
  const has = (text: string | undefined): text is string => {
    if (text === undefined) return false;
    const own = new Set(indexTerms([text]));
    return terms.every((term) => own.has(term));
  };
  return among.map((language) => name[language]).find(has);
};
