import {
  commissionLimits,
  commissionOf,
  type Limited,
  type Rate,
  type RateScope,
  type RateSource,
  rateSources,
} from '@mall/contract/incentive/commission';
import { minus, money } from '@mall/contract/core/money';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Sold } from '../../catalog/pricing/sold.ts';
import { defaultRate } from './settings.queries.ts';

/** Who earns by an order, with the rates that may count for it. Comes with what an order is made of, as JSON. */
export type Earner = {
  readonly promoter: string;
  /** The promoter above him, who is not the buyer himself. */
  readonly above: string | null;
  readonly rules: readonly Rule[];
  readonly settings: Readonly<Record<string, number>>;
};
type Rule = Pick<Rate, 'kind' | 'first' | 'second'> & {
  readonly scope: RateScope;
  readonly ref: number;
};

/** The rates that may count for some SKUs and a promoter of a level, and what is set for all: `rules` and `settings` of an earner. */
export const ratesFor = (level: RawBuilder<unknown>, skuIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      (select coalesce(jsonb_agg(jsonb_build_object('scope', r.scope, 'ref', r.ref, 'kind', r.kind, 'first', r.first, 'second', r.second)), '[]')
        from commission_rules r where r.scope = 'category' or (r.scope = 'level' and r.ref = ${level})
          or (r.scope in ('sku', 'product') and exists (
            select 1 from skus s where s.id in (${skuIds}) and r.ref = case r.scope when 'sku' then s.id else s.product_id end))) as rules,
      (select coalesce(jsonb_object_agg(key, value), '{}') from promotion_settings) as settings`;

/**
 * The promoter whose link a member followed in the last 30 days, the last click wins; else the one who brought him, for 365 days after
 * an order of his (decisions 2.11). None for orders of a shop by those who work there. For a query that answers one row or none.
 */
export const earnerOf = ({ memberId, shop }: Member, skuIds: RawBuilder<unknown>): RawBuilder<Earner> => sql`
    select p.user_id as promoter, above.user_id as above,
      ${ratesFor(sql`p.level`, skuIds)}
    from referrals f join promoters p on p.status = 'approved' and p.user_id = case
        when f.clicked_at > now() - make_interval(days => ${commissionLimits.clickDays}) then f.clicked_by
        when greatest(f.bound_at, f.last_order_at) > now() - make_interval(days => ${commissionLimits.bindingDays}) then f.bound_to end
    left join promoters above on above.user_id = p.parent_id and above.status = 'approved' and above.user_id <> f.user_id
    where f.user_id = ${memberId} and p.user_id <> f.user_id
      and not exists (select 1 from shops s where s.id = ${shop?.id ?? null} and s.owner_id = f.user_id)
      and not exists (select 1 from staff s where s.shop_id = ${shop?.id ?? null} and s.user_id = f.user_id)`;

/** What a rate depends on. */
type Rated = Pick<Sold, 'skuId' | 'productId' | 'categoryIds'>;

/** A line as far as it earns. Money in minor units, `pay` with freight. */
export type EarningLine = {
  readonly id: string;
  readonly priceable: Rated & Pick<Sold, 'supplyPrice'>;
  readonly qty: number;
  readonly freight: number;
  readonly pay: number;
};

export type NewCommission = {
  readonly id: string;
  readonly line_id: string;
  readonly promoter_id: string;
  readonly level: 1 | 2;
  readonly via: string | null;
  readonly base: number;
  readonly rate_source: RateSource;
  readonly rate_kind: Rate['kind'];
  readonly rate: number;
  readonly limited: readonly Limited[];
  /** The first of this promoter's in the order. */
  readonly lead: boolean;
  readonly amount: number;
};

/** What the lines of an order will earn, with the rate that each had when it was ordered. A thing that a shop describes in words earns nothing. */
export const earningsOf = (earner: Earner, lines: readonly EarningLine[]): NewCommission[] => {
  const all = lines.flatMap((line) => earningsOfLine(earner, line));
  const firsts = [1, 2].map((level) => all.find((one) => one.level === level));
  return all.map((one) => ({ ...one, lead: firsts.includes(one) }));
};

const earningsOfLine = (
  earner: Earner,
  { id, priceable, qty, freight, pay }: EarningLine,
): NewCommission[] => {
  if (priceable.skuId === null) return [];
  const rate = rateOf(earner, priceable);
  const base = minus(money(pay), money(freight));
  const { first, second, limited } = commissionOf(
    { qty, base, supplyPrice: priceable.supplyPrice },
    rate,
    earner.above !== null,
  );
  const of = (promoter: string | null, level: 1 | 2, amount: number, value: number): NewCommission[] =>
    promoter === null || amount === 0
      ? []
      : [
          {
            id: newId(),
            line_id: id,
            promoter_id: promoter,
            level,
            via: level === 2 ? earner.promoter : null,
            base,
            rate_source: rate.source,
            rate_kind: rate.kind,
            rate: value,
            limited,
            lead: false,
            amount,
          },
        ];
  return [...of(earner.promoter, 1, first, rate.first), ...of(earner.above, 2, second, rate.second)];
};

/** The nearest rate that is set: of the SKU, its product, its category or one above, the promoter's level; else the mall's. */
export const rateOf = ({ rules, settings }: Earner, { skuId, productId, categoryIds }: Rated): Rate => {
  const refs: Record<Rule['scope'], (rule: Rule) => number> = {
    sku: ({ ref }) => (String(ref) === skuId ? 0 : -1),
    product: ({ ref }) => (String(ref) === productId ? 0 : -1),
    // The category itself stands before those above it.
    category: ({ ref }) => categoryIds.indexOf(String(ref)),
    level: () => 0,
  };
  for (const source of rateSources) {
    if (source === 'default') break;
    const [nearest] = rules
      .filter((rule) => rule.scope === source && refs[source](rule) >= 0)
      .toSorted((a, b) => refs[source](a) - refs[source](b));
    if (nearest !== undefined) return { ...nearest, source };
  }
  return { source: 'default', kind: 'bps', ...defaultRate(settings) };
};
