import type { Texts } from '@mall/contract/core/languages';
import { money, type Money } from '@mall/contract/core/money';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import { platformTerms, type PriceRule, type UnitPrices, unitPrices } from './price.ts';

/** All data of a SKU for an order or cart line, in one shop. */
export type Priceable = {
  readonly skuId: string;
  readonly productId: string;
  readonly name: Texts;
  readonly specText: Texts;
  readonly image: string;
  /** The terms of the price; spread an activity's price into it and call `unitPrices` again. */
  readonly rule: PriceRule;
  readonly prices: UnitPrices;
  readonly factor: number;
  /** The lowest allowed price of this SKU, minor units. */
  readonly supplyPrice: Money;
  /** Freight of one unit, minor units; 0 is free. */
  readonly freight: Money;
  readonly leadDays: number;
  /** The stock that can still be ordered: on hand less held. */
  readonly stock: number;
  /** The product's category and those above it. */
  readonly categoryIds: readonly string[];
  readonly brandId: string;
  /** Why it cannot be bought here: taken off sale (or another shop's own product), or hidden by this shop. */
  readonly invalidReason: 'delisted' | 'blocked' | null;
};

/** Prices SKUs in a shop (null: the platform itself). Unknown ids are not in the answer. */
export const loadPriceables = async (
  reader: Reader,
  shop: ShopContext | null,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, Priceable>> => {
  const ids = [...new Set(skuIds)].map(Number).filter(Number.isSafeInteger);
  if (ids.length === 0) return new Map();
  const { rows } = await priceableRows(shop, sql.join(ids)).execute(reader);
  return toPriceables(rows, shop);
};

/** The query behind it, for a list of SKU ids or a subquery that returns them. */
export const priceableRows = (
  shop: ShopContext | null,
  skuIds: RawBuilder<unknown>,
): RawBuilder<PriceableRow> => sql`
    select s.id, s.product_id, s.spec_text, s.price, s.supply_price, s.stock - s.held as stock, s.lead_days,
      o.price as override,
      coalesce(s.image, p.images->>0) as image, p.name, p.freight, p.member_bps, p.brand_id,
      array_remove(array[p.category_id, c.parent_id, above.parent_id], null) as category_ids,
      p.review_status = 'approved' and p.on_sale and not p.banned and s.offered
      and (p.shop_id is null or p.shop_id = ${shop?.id ?? null}) as listed,
      coalesce(b.blocked, false) as blocked
    from skus s
    join products p on p.id = s.product_id
    join categories c on c.id = p.category_id
    left join categories above on above.id = c.parent_id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shop?.id ?? null}
    left join shop_products b on b.product_id = p.id and b.shop_id = ${shop?.id ?? null}
    where s.id in (${skuIds})
    order by s.id`;

export const toPriceables = (
  rows: readonly PriceableRow[],
  shop: ShopContext | null,
): ReadonlyMap<string, Priceable> => new Map(rows.map((row) => [String(row.id), toPriceable(row, shop)]));

export type PriceableRow = {
  id: number;
  product_id: number;
  spec_text: Texts;
  price: number;
  supply_price: number;
  stock: number;
  lead_days: number;
  override: number | null;
  image: string;
  name: Texts;
  freight: number;
  member_bps: number;
  brand_id: number;
  category_ids: number[];
  listed: boolean | null;
  blocked: boolean;
};

const toPriceable = (row: PriceableRow, shop: ShopContext | null): Priceable => {
  const { factor, ending } = shop ?? platformTerms;
  const rule: PriceRule = {
    platformPrice: money(row.price),
    override: row.override === null ? null : money(row.override),
    factor,
    ending,
    memberBps: row.member_bps,
  };
  return {
    skuId: String(row.id),
    productId: String(row.product_id),
    name: row.name,
    specText: row.spec_text,
    image: row.image,
    rule,
    prices: unitPrices(rule),
    factor,
    supplyPrice: money(row.supply_price),
    freight: money(row.freight),
    leadDays: row.lead_days,
    stock: row.stock,
    categoryIds: row.category_ids.map(String),
    brandId: String(row.brand_id),
    invalidReason: row.listed !== true ? 'delisted' : row.blocked ? 'blocked' : null,
  };
};
