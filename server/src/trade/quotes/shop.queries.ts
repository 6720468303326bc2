import type { Input, Output } from '@mall/contract/operations';
import { quoteState, type QuoteState, type QuoteStatus } from '@mall/contract/trade/quote';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { containing } from '../../platform/i18n/range.queries.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { clock } from '../../platform/clock/clock.ts';

type Row = {
  id: string;
  no: string;
  want_id: string | null;
  design_name: string | null;
  /** Sealed; null when they have left. */
  mobile: string | null;
  user_id: string;
  total: number;
  pieces: number;
  by_name: string;
  valid_until: string;
  status: QuoteStatus;
  order_id: string | null;
  created_at: string;
};
type Found = { rows: Row[]; counts: { state: QuoteState; n: number }[] };

/**
 * The offers of a shop, with the recipients as far as the shop already knew them; counted by state under the
 * same search.
 */
export const shopQuotes = async (
  reader: Reader,
  { staff }: Staff,
  input: Input<'shopQuote.list'>,
): Promise<Output<'shopQuote.list'>> => {
  const { state, page, size } = input;
  const scope = sql.join(scopeOf(staff.shopId, input), sql` and `);
  const shown = state === 'all' ? scope : sql`${scope} and ${stateOf} = ${state}`;
  const { rows } = await sql<Found>`
    select
      (select coalesce(json_agg(r), '[]') from (
        select q.id, coalesce(q.no, w.no) as no, q.want_id, q.design_name,
          case when u.removed_at is null then u.mobile end as mobile, q.user_id,
          q.freight + (select sum(l.qty::bigint * l.unit_price) from quote_lines l where l.quote_id = q.id) as total,
          (select sum(l.qty)::int from quote_lines l where l.quote_id = q.id) as pieces, b.name as by_name,
          to_jsonb(q.valid_until) #>> '{}' as valid_until, q.status, q.order_id,
          to_jsonb(q.created_at) #>> '{}' as created_at
        from quotes q join users u on u.id = q.user_id join users b on b.id = q.created_by
          left join wants w on w.id = q.want_id
        where ${shown} order by q.created_at desc, q.id limit ${size} offset ${(page - 1) * size}) r) as rows,
      (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'n', c.n)), '[]')
        from (select ${stateOf} as state, count(*) as n from quotes q where ${scope} group by 1) c) as counts`.execute(
    reader,
  );
  const found = rows[0] ?? { rows: [], counts: [] };
  const counts = new Map(found.counts.map(({ state: of, n }) => [of, n]));
  const all = found.counts.reduce((sum, { n }) => sum + n, 0);
  const total = state === 'all' ? all : (counts.get(state) ?? 0);
  return {
    list: found.rows.map(toShopQuote),
    total,
    counts: { ...Object.fromEntries(counts), all },
    page,
    size,
  };
};

/** `quoteState` of the contract. */
const stateOf = sql<QuoteState>`case when q.status = 'sent'
  and q.valid_until <= now() then 'expired' else q.status end`;

const scopeOf = (
  shopId: string,
  { designId, kind, keyword = '' }: Input<'shopQuote.list'>,
): RawBuilder<boolean>[] => [
  sql<boolean>`q.shop_id = ${shopId}`,
  ...(designId === undefined ? [] : [sql<boolean>`q.design_id = ${designId}`]),
  ...(kind === 'room' ? [sql<boolean>`q.want_id is null`] : []),
  ...(keyword === ''
    ? []
    : [
        sql<boolean>`(q.design_name ilike ${containing(keyword)}
          or coalesce(q.no, (select w.no from wants w where w.id = q.want_id)) like ${containing(keyword)})`,
      ]),
];

const toShopQuote = (row: Row): Output<'shopQuote.list'>['list'][number] => ({
  id: row.id,
  no: row.no,
  wantId: row.want_id,
  design: row.design_name === null ? null : { name: row.design_name },
  phone: row.mobile === null ? '' : maskPhone(openField(row.mobile, row.user_id)),
  total: row.total,
  pieces: row.pieces,
  by: row.by_name,
  validUntil: isoText(row.valid_until),
  state: quoteState(row.status, Date.parse(row.valid_until), clock.nowMs()),
  orderId: row.order_id,
  createdAt: isoText(row.created_at),
});
