import type { Input } from '@mall/contract/operations';
import type { OrderDraftState } from '@mall/contract/trade/order-draft';
import { type RawBuilder, sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { containing } from '../../platform/i18n/range.queries.ts';
import { numberIndex } from '../../platform/sealed-fields/fields.ts';
import { placeOf } from './customer.ts';
import { type DraftRow, draftColumns } from './rows.queries.ts';

type Found = { rows: DraftRow[]; counts: { state: OrderDraftState; n: number }[] };

/** `orderDraftState` of the contract. */
const stateOf = sql<OrderDraftState>`case when d.status = 'sent' and d.valid_until <= now() then 'expired' else d.status end`;

/** The drafts of a seller, the last changed first; counted by state under the same search. */
export const draftPage = async (
  reader: Reader,
  seller: SellerScope,
  { state, keyword = '', page, size }: Input<'orderDraft.list'>,
): Promise<Found> => {
  const scope = sql`${ofSeller('d.shop_id', seller)} and d.removed_at is null and ${saying(seller, keyword)}`;
  const shown = state === 'all' ? scope : sql`${scope} and ${stateOf} = ${state}`;
  const { rows } = await sql<Found>`
    select
      (select coalesce(json_agg(r), '[]') from (
        select ${draftColumns} from order_drafts d left join shops s on s.id = d.shop_id
        where ${shown} order by d.updated_at desc, d.id desc limit ${size} offset ${(page - 1) * size}) r) as rows,
      (select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'n', c.n)), '[]')
        from (select ${stateOf} as state, count(*) as n from order_drafts d where ${scope} group by 1) c) as counts`.execute(
    reader,
  );
  return rows[0] ?? { rows: [], counts: [] };
};

/** A part of the customer's name; digits are their whole number, or the end of the draft's own. */
const saying = (seller: SellerScope, keyword: string): RawBuilder<boolean> => {
  if (keyword === '') return sql<boolean>`true`;
  return /^\+?\d[\d -]{3,}$/.test(keyword)
    ? sql<boolean>`(d.number = ${numberIndex(keyword, placeOf(seller))} or d.no like ${`%${keyword}`})`
    : sql<boolean>`d.name ilike ${containing(keyword)}`;
};
