import type { Texts } from '@mall/contract/languages';
import { money } from '@mall/contract/money';
import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import type { ShopContext } from '../http/caller.ts';
import { unitPrices } from '../pricing/price.ts';
import type { PricedSku } from './check.ts';

export type Terms = Pick<ShopContext, 'factor' | 'ending'>;
export type GoodsRow = {
  id: number;
  goods_no: string;
  name: Texts;
  spec_text: Texts;
  platform: number;
  override: number | null;
};

const batch = 1000;

export const termsOf = async (reader: Reader, shopId: string): Promise<Terms> => {
  const { rows } =
    await sql<Terms>`select price_factor as factor, ending from shops where id = ${shopId}`.execute(reader);
  return rows[0] ?? { factor: 10_000, ending: 'none' };
};

/** SKUs that a shop can price, by id; those of the list that are none are not in the answer. */
export const pricedSkus = async (
  reader: Reader,
  shopId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedSku>> => {
  const terms = await termsOf(reader, shopId);
  const { rows } = await sql<GoodsRow>`
    ${goods(shopId)} where s.id = any(${ids.map(Number)}::int[]) and (p.shop_id is null or p.shop_id = ${shopId})`.execute(
    reader,
  );
  return new Map(rows.map((row) => [String(row.id), toPriced(row, terms)]));
};

/** The goods that a shop sells, with what they cost there: some hundred in memory at a time. */
export async function* goodsOf(
  reader: Reader,
  shopId: string,
  most: number,
): AsyncGenerator<GoodsRow & PricedSku> {
  const terms = await termsOf(reader, shopId);
  for (let after = 0, given = 0; given < most; ) {
    const { rows }: { rows: GoodsRow[] } = await sql<GoodsRow>`
      ${goods(shopId)} left join shop_products b on b.product_id = p.id and b.shop_id = ${shopId}
      where s.id > ${after} and p.review_status = 'approved' and p.on_sale and not p.banned and not coalesce(b.blocked, false)
        and (p.shop_id is null or p.shop_id = ${shopId})
      order by s.id limit ${Math.min(batch, most - given)}`.execute(reader);
    for (const row of rows) yield { ...row, ...toPriced(row, terms) };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    given += rows.length;
  }
}

const goods = (shopId: string) => sql`
  select s.id, p.goods_no, p.name, s.spec_text, s.price as platform, o.price as override
  from skus s join products p on p.id = s.product_id left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}`;

const toPriced = (row: GoodsRow, terms: Terms): PricedSku => {
  const platformPrice = money(row.platform);
  const override = row.override === null ? null : money(row.override);
  const { shopPrice } = unitPrices({ ...terms, platformPrice, override, memberBps: 10_000 });
  return { platformPrice, shopPrice };
};
