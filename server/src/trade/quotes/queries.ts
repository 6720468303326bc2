import type { Plan } from '@mall/contract/catalog/design';
import type { Texts } from '@mall/contract/core/languages';
import type { QuoteStatus } from '@mall/contract/trade/quote';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';

export type QuoteLineRow = {
  sku_id: number | null;
  product_id: number | null;
  name: Texts | null;
  spec_text: Texts | null;
  image: string | null;
  text: string;
  qty: number;
  unit_price: number;
};

export type QuoteRow = {
  id: string;
  no: string;
  want_id: string | null;
  want_remark: string;
  design_name: string | null;
  want_image: string | null;
  shop_id: string | null;
  shop_name: string | null;
  freight: number;
  note: string;
  valid_until: string;
  status: QuoteStatus;
  order_id: string | null;
  created_at: string;
  lines: QuoteLineRow[];
  /** The terms of its shop, which price the same goods without the quote. */
  shop: ShopContext | null;
};

const columns = sql`q.id, coalesce(q.no, w.no) as no, q.want_id, coalesce(w.remark, '') as want_remark, q.design_name,
  w.images->>0 as want_image, q.shop_id, s.store_name as shop_name,
  q.freight, q.note, to_jsonb(q.valid_until) #>> '{}' as valid_until, q.status, q.order_id,
  to_jsonb(q.created_at) #>> '{}' as created_at,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'code', s.code, 'factor', s.price_factor,
    'ending', s.ending) end as shop,
  (select coalesce(jsonb_agg(jsonb_build_object('sku_id', l.sku_id, 'product_id', k.product_id, 'name', p.name,
    'spec_text', k.spec_text,
      'image', coalesce(k.image, p.images->>0), 'text', l.text, 'qty', l.qty, 'unit_price', l.unit_price)
      order by l.idx), '[]')
    from quote_lines l left join skus k on k.id = l.sku_id left join products p on p.id = k.product_id
      where l.quote_id = q.id) as lines`;

const from = sql`quotes q left join wants w on w.id = q.want_id left join shops s on s.id = q.shop_id`;

/** One quote of a member. Throws missing. */
export const oneQuote = async (
  reader: Reader,
  userId: string,
  id: string,
): Promise<QuoteRow & { plan: Plan | null }> => {
  const { rows } = await sql<QuoteRow & { plan: Plan | null }>`
    select ${columns}, q.plan from ${from} where q.id = ${id} and q.user_id = ${userId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Refusal('missing');
  return row;
};

export const quotePage = async (
  reader: Reader,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: QuoteRow[]; total: number; open: number }> => {
  const { rows } = await sql<{ rows: QuoteRow[]; total: number; open: number }>`
    select
      (select coalesce(json_agg(r), '[]') from (
        select ${columns} from ${from} where q.user_id = ${userId} order by q.created_at desc, q.id
          limit ${size} offset ${(page - 1) * size}) r) as rows,
      (select count(*) from quotes where user_id = ${userId})::int as total,
      (select count(*) from quotes where user_id = ${userId} and status = 'sent' and valid_until > now())::int as
        open`.execute(reader);
  return rows[0] ?? { rows: [], total: 0, open: 0 };
};

/**
 * Throws why a quote could not be answered or taken back: it is not the caller's, or its state does not allow
 * it.
 */
export const refuseAnswer = async (
  reader: Reader,
  id: string,
  scope: RawBuilder<unknown>,
): Promise<never> => {
  const { rows } = await sql<{ status: QuoteStatus }>`
    select status from quotes where id = ${id} and ${scope}`.execute(reader);
  const [held] = rows;
  throw held === undefined ? new Refusal('missing') : new Refusal('quote.closed', { state: held.status });
};

/** Quotes of a scope that is small by itself, the latest first. */
export const quotesWhere = async (
  reader: Reader,
  scope: RawBuilder<unknown>,
): Promise<(QuoteRow & { decided_at: string | null })[]> => {
  const { rows } = await sql<QuoteRow & { decided_at: string | null }>`
    select ${columns}, to_jsonb(q.decided_at) #>> '{}' as decided_at from ${from} where ${scope}
      order by q.created_at desc, q.id`.execute(reader);
  return rows;
};
