import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';

/** The choices in the form of a product in one shop. */
export const goodsChoices = async (
  reader: Reader,
  shopId: string,
  language: Language,
): Promise<Output<'ownGoods.choices'>> => {
  const shop = await reader
    .selectFrom('shops')
    .select(['price_factor as factor', 'ending'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return {
    ...(await choicesOf(reader, shopId, language)),
    factor: shop.factor,
    ending: shop.ending === 'yuan' || shop.ending === 'nine' ? shop.ending : 'none',
  };
};

/** The same in the mall: its own brands, and no coefficient. */
export const mallChoices = (reader: Reader, language: Language): Promise<Output<'mallGoods.choices'>> =>
  choicesOf(reader, null, language);

const choicesOf = async (
  reader: Reader,
  shopId: string | null,
  language: Language,
): Promise<Output<'mallGoods.choices'>> => {
  const say = (name: Texts) => pickText(name, language).text;
  const { rows: categories } = await sql<{ id: number; parent_id: number | null; name: Texts }>`
    select id, parent_id, name from categories order by level, sort, id`.execute(reader);
  const { rows: brands } = await sql<{ id: number; name: Texts; own: boolean }>`
    select id, name, shop_id is not null as own from brands
    where not hidden and (shop_id is null or shop_id = ${shopId}::text) order by shop_id is null, sort, id`.execute(
    reader,
  );
  const { rows: attributes } = await sql<{
    kind: string;
    key: string;
    name: Texts;
    hidden: boolean;
    colour: string | null;
  }>`
    select kind, key, name, hidden, colour from attributes order by sort, key`.execute(reader);
  const ofKind = (wanted: string) =>
    attributes
      .filter(({ kind }) => kind === wanted)
      .map(({ key, name, hidden }) => ({ key, name: say(name), hidden }));
  return {
    categories: categories.map(({ id, parent_id: parent, name }) => ({
      id: String(id),
      name: say(name),
      parent: parent === null ? null : String(parent),
    })),
    brands: brands.map(({ id, name, own }) => ({ id: String(id), name: say(name), own })),
    styles: ofKind('style'),
    materials: ofKind('material'),
    units: ofKind('unit'),
    colours: attributes.flatMap(({ key, name, hidden, colour }) =>
      colour === null || hidden ? [] : [{ key, name, colour }],
    ),
  };
};
