import type { Texts } from '@mall/contract/core/languages';
import { countedTo } from '@mall/contract/seller/own-goods';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

type Asked = { readonly keyword: string; readonly page: number; readonly size: number };
type Choice = { id: string; name: Texts };

/**
 * Products on sale by their names, to choose one from: those of the mall and of one shop, or without a shop of everybody. They are counted up to
 * `most`. What more products have is soon met in the order of the names (index products_named), what fewer have comes from the index of
 * pairs of characters; the planner cannot choose, since a kept plan does not know the word.
 */
export const productChoices = async (
  reader: Reader,
  shopId: string | null,
  { keyword, page, size }: Asked,
  most: number = countedTo,
): Promise<{ rows: Choice[]; total: number; more: boolean }> => {
  const sold = sql`products p where p.on_sale and not p.banned and p.review_status = 'approved'
    and ${shopId === null ? sql`true` : sql`(p.shop_id is null or p.shop_id = ${shopId})`}`;
  // In a `case` no estimate says that few have it, so that the order is gone through.
  const has = sql<boolean>`case when names_of(p.name) ilike ${containing(keyword)} then true else false end`;
  // A word of two characters is one pair: where no former name can have it, the name need not be read.
  const read = [...keyword].length <= 2 ? sql<boolean>`(p.former_names = '' or ${has})` : has;
  const indexed = sql<boolean>`
    pairs_in(names_of(p.name) || chr(10) || p.former_names) @> pairs_in(${keyword}) and ${read}`;
  const [among, inOrder]: RawBuilder<boolean>[] =
    keyword === '' ? [sql<boolean>`true`, sql<boolean>`true`] : [indexed, has];
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${sold} and ${among} limit ${most + 1}) found`.execute(
    reader,
  );
  const total = counted[0]?.n ?? 0;
  const { rows } = await sql<Choice>`
    select p.id::text as id, p.name from ${sold} and ${total > most && keyword !== '' ? inOrder : among}
    order by ${total > most && keyword !== '' ? sql`p.id desc` : sql`p.name::text, p.id::text`} limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  return { rows, total: Math.min(total, most), more: total > most };
};
