import { commissionLimits, type Rate, type RateScope } from '@mall/contract/incentive/commission';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../platform/http/caller.ts';

/** Who earns by an order, with the rates that may apply. Read together with the order's data, as JSON. */
export type Earner = {
  readonly promoter: string;
  /** The promoter above them, who is not the buyer. */
  readonly above: string | null;
  readonly rules: readonly Rule[];
  readonly settings: Readonly<Record<string, number>>;
};
export type Rule = Pick<Rate, 'kind' | 'first' | 'second'> & {
  readonly scope: RateScope;
  readonly ref: number;
};

/**
 * The rates that may apply to some SKUs and a promoter of a level, and the general settings: `rules` and
 * `settings` of an earner.
 */
export const ratesFor = (level: RawBuilder<unknown>, skuIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      (select coalesce(jsonb_agg(jsonb_build_object('scope', r.scope, 'ref', r.ref, 'kind', r.kind, 'first', r.first,
        'second', r.second)), '[]')
        from commission_rules r where r.scope = 'category' or (r.scope = 'level' and r.ref = ${level})
          or (r.scope in ('sku', 'product') and exists (
            select 1 from skus s where s.id in (${skuIds})
              and r.ref = case r.scope when 'sku' then s.id else s.product_id end))) as rules,
      (select coalesce(jsonb_object_agg(key, value), '{}') from promotion_settings) as settings`;

/**
 * The promoter whose link a member followed in the last 30 days, the last click wins; else the one who
 * brought them, for 365 days after an order of theirs (decisions 2.11). None for orders of a shop by its own
 * people. For a query that returns one row or none.
 */
export const earnerOf = ({ memberId, shop }: Member, skuIds: RawBuilder<unknown>): RawBuilder<Earner> => sql`
    select p.user_id as promoter, above.user_id as above,
      ${ratesFor(sql`p.level`, skuIds)}
    from referrals f join promoters p on p.status = 'approved' and p.user_id = case
        when f.clicked_at > now() - make_interval(days => ${commissionLimits.clickDays}) then f.clicked_by
        when greatest(f.bound_at, f.last_order_at) > now() - make_interval(days => ${commissionLimits.bindingDays}) then
          f.bound_to end
    left join promoters above on above.user_id = p.parent_id and above.status = 'approved'
      and above.user_id <> f.user_id
    where f.user_id = ${memberId} and p.user_id <> f.user_id
      and not exists (select 1 from shops s where s.id = ${shop?.id ?? null} and s.owner_id = f.user_id)
      and not exists (select 1 from staff s where s.shop_id = ${shop?.id ?? null} and s.user_id = f.user_id)`;
