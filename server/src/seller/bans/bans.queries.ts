import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { countedTo } from '@mall/contract/seller/own-goods';
import { sql } from 'kysely';
import { type BanRow, openBan } from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';

export type PublishedRow = {
  readonly id: number;
  readonly goods_no: string;
  readonly name: Texts;
  readonly image: string | null;
  readonly shop_id: string | null;
  readonly shop_name: string | null;
  readonly on_sale: boolean;
  readonly ban: BanRow | null;
};

/** One page of published products, the latest first, counted up to `most`. */
export const publishedPage = async (
  reader: Reader,
  { of, shopId, banned, reason, keyword, page, size }: Input<'mallBan.list'>,
  most: number = countedTo,
): Promise<{ rows: PublishedRow[]; total: number; more: boolean }> => {
  const wanted = sql.join(
    [
      sql`true`,
      ...(of === 'all' ? [] : [of === 'mall' ? sql`p.shop_id is null` : sql`p.shop_id is not null`]),
      ...(shopId === undefined ? [] : [sql`p.shop_id = ${shopId}`]),
      ...(banned === undefined ? [] : [banned ? sql`p.banned` : sql`not p.banned`]),
      ...(reason === undefined
        ? []
        : [
            sql`exists (select from product_bans b where b.product_id = p.id and b.lifted_at is null and b.reason = ${reason})`,
          ]),
      // By the pairs of characters in a name (index products_names) or in a number (products_numbers).
      ...(keyword === ''
        ? []
        : [
            sql`(pairs_in(names_of(p.name) || chr(10) || p.former_names) @> pairs_in(${keyword})
              and position(lower(${keyword}) in lower(names_of(p.name))) > 0
              or pairs_in(p.goods_no) @> pairs_in(${keyword}) and lower(p.goods_no) = lower(${keyword}))`,
          ]),
    ],
    sql` and `,
  );
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (select from products p where ${wanted} limit ${most + 1}) found`.execute(
    reader,
  );
  const total = counted[0]?.n ?? 0;
  const { rows } = await sql<PublishedRow>`
    select p.id, p.goods_no, p.name, p.images ->> 0 as image, p.shop_id, s.store_name as shop_name, p.on_sale,
      ${openBan(sql`p.id`)} as ban
    from (select id from products p where ${wanted} order by p.id desc limit ${size} offset ${(page - 1) * size}) page
    join products p on p.id = page.id left join shops s on s.id = p.shop_id order by p.id desc`.execute(
    reader,
  );
  return { rows, total: Math.min(total, most), more: total > most };
};

/** The product of a ban for the log and for its shop: whose it is, how it is called, and the draft of it. */
export const productToTell = async (
  reader: Reader,
  productId: number,
): Promise<{ name: Texts; shop_id: string | null; draft_id: string | null } | undefined> => {
  const { rows } = await sql<{ name: Texts; shop_id: string | null; draft_id: string | null }>`
    select p.name, p.shop_id, (select d.id from own_goods d where d.product_id = p.id) as draft_id
    from products p where p.id = ${productId}`.execute(reader);
  return rows[0];
};
