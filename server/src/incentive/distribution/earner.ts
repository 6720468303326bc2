import {
  commissionOf,
  type Limited,
  type Rate,
  type RateSource,
  rateSources,
} from '@mall/contract/incentive/commission';
import { minus, money } from '@mall/contract/core/money';
import { newId } from '../../platform/ids/ids.ts';
import type { Sold } from '../../catalog/index.ts';
import { defaultRate } from './settings.queries.ts';
import type { Earner, Rule } from './earner.queries.ts';

/** The inputs of a rate. */
type Rated = Pick<Sold, 'skuId' | 'productId' | 'categoryIds'>;

/** The fields of a line that earn. Money in minor units, `pay` with freight. */
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

/**
 * What the lines of an order will earn, with each rate at the time of the order. An item that a shop
 * describes in text earns nothing.
 */
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

/**
 * The most specific rate that is set: of the SKU, its product, its category or one above, the promoter's
 * level; else the mall's.
 */
export const rateOf = ({ rules, settings }: Earner, { skuId, productId, categoryIds }: Rated): Rate => {
  const refs: Record<Rule['scope'], (rule: Rule) => number> = {
    sku: ({ ref }) => (String(ref) === skuId ? 0 : -1),
    product: ({ ref }) => (String(ref) === productId ? 0 : -1),
    // The category itself comes before those above it.
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
