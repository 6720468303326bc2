import type { Input, Output } from '@mall/contract/operations';
import { quoteActions, quoteState, type QuoteStatus } from '@mall/contract/quote';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { Reader, Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { isoText } from '../text/iso.ts';
import { maskPhone } from '../text/mask.ts';
import { refuseAnswer } from './queries.ts';

type Row = {
  id: string;
  no: string;
  design_name: string | null;
  mobile: string | null;
  total: number;
  valid_until: string;
  status: QuoteStatus;
  order_id: string | null;
  created_at: string;
};

/** What a shop has offered, to whom as far as it knew before. */
export const shopQuotes = async (
  reader: Reader,
  { staff }: Staff,
  { designId, page, size }: Input<'shopQuote.list'>,
): Promise<Output<'shopQuote.list'>> => {
  const scope = sql`q.shop_id = ${staff.shopId} and (${designId ?? null}::text is null or q.design_id = ${designId ?? null})`;
  const { rows } = await sql<{ rows: Row[]; total: number }>`
    select
      (select coalesce(json_agg(r), '[]') from (
        select q.id, coalesce(q.no, w.no) as no, q.design_name, case when u.removed_at is null then u.mobile end as mobile,
          q.freight + (select sum(l.qty::bigint * l.unit_price) from quote_lines l where l.quote_id = q.id) as total,
          to_jsonb(q.valid_until) #>> '{}' as valid_until, q.status, q.order_id, to_jsonb(q.created_at) #>> '{}' as created_at
        from quotes q join users u on u.id = q.user_id left join wants w on w.id = q.want_id
        where ${scope} order by q.created_at desc, q.id limit ${size} offset ${(page - 1) * size}) r) as rows,
      (select count(*) from quotes q where ${scope})::int as total`.execute(reader);
  const found = rows[0] ?? { rows: [], total: 0 };
  return { list: found.rows.map(toShopQuote), total: found.total, page, size };
};

const toShopQuote = (row: Row): Output<'shopQuote.list'>['list'][number] => ({
  id: row.id,
  no: row.no,
  design: row.design_name === null ? null : { name: row.design_name },
  phone: row.mobile === null ? '' : maskPhone(row.mobile),
  total: row.total,
  validUntil: isoText(row.valid_until),
  state: quoteState(row.status, Date.parse(row.valid_until), Date.now()),
  orderId: row.order_id,
  createdAt: isoText(row.created_at),
});

/** Takes back what waits for an answer. Throws missing outside the shop, quote.closed with the state it has. */
export const withdrawOne = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const { staff } = caller;
  const { from, to } = quoteActions.withdraw;
  const { numUpdatedRows } = await tx
    .updateTable('quotes')
    .set({ status: to, decided_at: new Date() })
    .where('id', '=', id)
    .where('shop_id', '=', staff.shopId)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuseAnswer(tx, id, sql`shop_id = ${staff.shopId}`);
  await recordAudit(tx, caller, staff.shopId, { action: 'quote.withdraw', object: `quote:${id}` });
  return null;
};
