import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { ofSeller } from '../../../platform/db/of-seller.ts';
import type { SellerScope } from '../../../platform/http/seller.ts';
import type { Reader } from '../../../platform/db/open.ts';
import { choiceKey } from './choice-key.ts';
import { type Choice, labelChoices, listCell } from './named-list.ts';
import type { Standing } from '../../drafts/products/standing.ts';

/** The choices for the cells of a list of products, by their names in any language. */
export type Choices = {
  readonly categories: ReadonlyMap<string, string>;
  readonly brands: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
};
/** What the rows of a list are checked against. */
export type Known = Choices & {
  /** Pictures that came with the list. */
  readonly pictures: ReadonlyMap<string, 'good' | 'wrong'>;
  /** Article numbers of this list that products on sale have, and which products. */
  readonly numbers: TakenNumbers;
  /** Products of the seller that rows of this list name, by their number there. */
  readonly standing: ReadonlyMap<string, Standing>;
  readonly texts: ChoiceTexts;
};
export type TakenNumbers = ReadonlyMap<string, readonly number[]>;
/** The names of categories and brands by their ids, of styles and materials; hidden ones too: a product may have them. */
export type ChoiceTexts = {
  readonly categories: ReadonlyMap<string, Texts>;
  readonly brands: ReadonlyMap<string, Texts>;
  readonly styles: readonly Choice[];
  readonly materials: readonly Choice[];
  readonly units: readonly Choice[];
};
type Row = { id: number; name: Texts };

/** Which of these article numbers products of the seller have that are offered, and which products. */
export const takenNumbers = async (
  reader: Reader,
  scope: SellerScope,
  numbers: readonly string[],
): Promise<Map<string, number[]>> => {
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ no: string; products: number[] }>`
    select s.no, array_agg(distinct p.id) as products from skus s join products p on p.id = s.product_id
    where s.offered and s.no = any(${[...numbers]}::text[]) and ${ofSeller('p.shop_id', scope)}
    group by s.no`.execute(reader);
  return new Map(rows.map(({ no, products }) => [no, products]));
};

export const choicesOf = async (reader: Reader, shopId: string | null): Promise<Choices> => {
  const { categories, brands } = await choiceRows(reader, shopId);
  return {
    categories: byName(categories),
    brands: byName(brands),
    units: unitsByName((await attributeChoices(reader)).units),
  };
};

/** The same as names for a reader, in the order of the form. */
export const choiceNames = async (reader: Reader, shopId: string | null, language: Language) => {
  const { categories, brands } = await choiceRows(reader, shopId);
  const { styles, materials, units } = await attributeChoices(reader);
  const nameOf = ({ name }: Row) => pickText(name, language).text;
  const offered = (all: readonly Choice[]) =>
    all.flatMap(({ key, hidden }) => (hidden ? [] : [listCell([key], all, language)]));
  return {
    categories: categories.map(nameOf),
    brands: brands.map(nameOf),
    units: offered(units),
    styles: offered(styles),
    materials: offered(materials),
    labels: offered(labelChoices),
  };
};

const choiceRows = async (
  reader: Reader,
  shopId: string | null,
): Promise<{ categories: Row[]; brands: Row[] }> => {
  const { rows: categories } = await sql<Row>`
    select id, name from categories order by level desc, sort, id`.execute(reader);
  const { rows: brands } = await sql<Row>`
    select id, name from brands where not hidden and (shop_id is null or shop_id = ${shopId}::text)
    order by shop_id is null, sort, id`.execute(reader);
  return { categories, brands };
};

export const choiceTexts = async (reader: Reader, { shopId }: SellerScope): Promise<ChoiceTexts> => {
  const { rows: categories } = await sql<Row>`select id, name from categories`.execute(reader);
  const { rows: brands } = await sql<Row>`
    select id, name from brands where shop_id is null or shop_id = ${shopId}::text`.execute(reader);
  const byId = (rows: readonly Row[]) => new Map(rows.map(({ id, name }) => [String(id), name]));
  return { categories: byId(categories), brands: byId(brands), ...(await attributeChoices(reader)) };
};

/** All styles, materials and units in the order of the form, hidden ones too. */
const attributeChoices = async (
  reader: Reader,
): Promise<Pick<ChoiceTexts, 'styles' | 'materials' | 'units'>> => {
  const rows = await reader
    .selectFrom('attributes')
    .select(['kind', 'key', 'name', 'hidden'])
    .orderBy('sort')
    .orderBy('key')
    .execute();
  const ofKind = (wanted: (typeof rows)[number]['kind']) => rows.filter(({ kind }) => kind === wanted);
  return { styles: ofKind('style'), materials: ofKind('material'), units: ofKind('unit') };
};

/** By their names in every language; of two that are called the same the first counts. */
const unitsByName = (units: readonly Choice[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { key, name } of units)
    for (const text of Object.values(name)) {
      const called = choiceKey(text);
      if (called !== '' && !found.has(called)) found.set(called, key);
    }
  return found;
};

/** The first of a name counts: the finest category, the shop's own brand. */
const byName = (rows: readonly Row[]): Map<string, string> => {
  const found = new Map<string, string>();
  for (const { id, name } of rows)
    for (const text of Object.values(name)) {
      const key = choiceKey(text);
      if (key !== '' && !found.has(key)) found.set(key, String(id));
    }
  return found;
};
