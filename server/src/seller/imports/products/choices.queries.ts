import { type Language, languages, pickText, type Texts } from '@mall/contract/core/languages';
import { type Unit, units } from '@mall/contract/seller/own-goods';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import { say } from '../phrases.ts';

/** The choices for the cells of a list of products, by their names in any language. */
export type Choices = {
  readonly categories: ReadonlyMap<string, string>;
  readonly brands: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, Unit>;
};
type Row = { id: number; name: Texts };

export const choiceKey = (text: string): string => text.trim().toLowerCase();

export const choicesOf = async (reader: Reader, shopId: string | null): Promise<Choices> => {
  const { categories, brands } = await choiceRows(reader, shopId);
  return {
    categories: byName(categories),
    brands: byName(brands),
    units: new Map(
      units.flatMap((unit) => languages.map((code) => [choiceKey(unitName(unit, code)), unit] as const)),
    ),
  };
};

/** The same as names for a reader, in the order of the form. */
export const choiceNames = async (reader: Reader, shopId: string | null, language: Language) => {
  const { categories, brands } = await choiceRows(reader, shopId);
  const nameOf = ({ name }: Row) => pickText(name, language).text;
  return {
    categories: categories.map(nameOf),
    brands: brands.map(nameOf),
    units: units.map((unit) => unitName(unit, language)),
  };
};

const unitName = (unit: Unit, language: Language): string => say(`products.unit.${unit}`, language);

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
