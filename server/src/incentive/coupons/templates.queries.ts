import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Texts } from '@mall/contract/core/languages';
import type { Input, Item } from '@mall/contract/operations';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

type Template = Item<'platformCoupon.list'>;
type New = Input<'platformCoupon.create'>;
export type TemplateRow = Omit<Template, 'name' | 'takeFrom' | 'takeTo'> & {
  name: Texts;
  takeFrom: Date;
  takeTo: Date;
  all_rows: number;
};

/** A coupon that nobody could use any more is not given, though its template could still be taken from. */
export const openNow = (template: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${template}.take_from <= now() and ${template}.take_to > now()
    and coalesce(${template}.valid_to > now(), true))`;

/** Templates of one status or of all, with the figures of their coupons. */
export const templatePage = async (
  db: Db,
  { status, source, keyword = '', now, page, size }: Input<'platformCoupon.list'>,
): Promise<TemplateRow[]> => {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.name, t.kind, t.value, t.scope, t.source, t.funder, t.shop_id as "shopId", t.total, t.taken,
      t.take_from as "takeFrom",
      t.take_to as "takeTo", t.status, u.used, u.saved, t.all_rows
    from (select *, count(*) over () as all_rows from coupon_templates
      where owner = 'mall' and (${status} = 'all' or status = ${status})
        ${source === undefined ? sql`` : sql`and source = ${source}`}
        ${keyword === '' ? sql`` : sql`and exists (select from jsonb_each_text(name) n where n.value ilike ${containing(keyword)})`}
        ${now ? sql`and ${openNow(sql`coupon_templates`)} and (total < 0 or taken < total)` : sql``}
      order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}) t
    cross join lateral (select count(*)::int as used, coalesce(sum(o.discount), 0)::bigint as saved
      from coupons c join orders o on o.id = c.order_id where c.template_id = t.id and c.status = 'used') u
    order by t.created_at desc, t.id desc`.execute(db);
  return rows;
};

/** Whether somebody is a member, and has not left. */
export const isMember = async (tx: Tx, userId: string): Promise<boolean> => {
  const member = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return member !== undefined;
};

/** What a seller’s coupon can name: a shop’s nothing of another shop. */
const nameable = ({ shopId }: SellerScope): Partial<Record<New['scope'], RawBuilder<unknown>>> => ({
  category: sql`categories`,
  brand: among(sql`brands`, shopId),
  product: among(sql`products`, shopId),
  package: sql`packages`,
});

const among = (table: RawBuilder<unknown>, shopId: string | null): RawBuilder<unknown> =>
  shopId === null ? table : sql`(select id from ${table} where coalesce(shop_id, ${shopId}) = ${shopId})`;

/** A coupon for a missing object would never apply. */
export const mustExist = async (
  tx: Tx,
  scope: SellerScope,
  terms: Pick<New, 'scope' | 'scopeIds'> & { shopId?: string | undefined },
): Promise<void> => {
  const { shopId, scopeIds } = terms;
  if (shopId !== undefined) {
    const shop = await tx.selectFrom('shops').select('id').where('id', '=', shopId).executeTakeFirst();
    if (shop === undefined) throw new Refusal('missing');
  }
  const table = nameable(scope)[terms.scope];
  if (table === undefined) return;
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${scopeIds}::text[]) as named(id)
      where not exists (select 1 from ${table} t where t.id::text = named.id)`.execute(tx);
  if (rows.length > 0) throw new Refusal('coupon.scopeUnknown', { ids: rows.map(({ id }) => id).join(', ') });
};
