import type { Texts } from '@mall/contract/core/languages';
import { money, type Money } from '@mall/contract/core/money';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import { type PriceTerms, shopPriceOf } from '@mall/contract/catalog/shop-price';
import { termsOf } from '../../../catalog/index.ts';

type GoodsRow = {
  id: number;
  goods_no: string;
  name: Texts;
  spec_text: Texts;
  platform: number;
  override: number | null;
};

/** A row with its price on the platform and in the shop. */
export type PricedGoods = GoodsRow & { readonly platformPrice: Money; readonly shopPrice: Money };

const batch = 1000;

/** The goods that a shop sells, with their prices there: some hundred in memory at a time. */
export async function* goodsOf(reader: Reader, shopId: string, most: number): AsyncGenerator<PricedGoods> {
  const terms = await termsOf(reader, shopId);
  for (let after = 0, given = 0; given < most; ) {
    const { rows }: { rows: GoodsRow[] } = await sql<GoodsRow>`
      select s.id, p.goods_no, p.name, s.spec_text, s.price as platform, o.price as override
      from skus s join products p on p.id = s.product_id left join shop_prices o on o.sku_id = s.id
        and o.shop_id = ${shopId}
      left join shop_products b on b.product_id = p.id and b.shop_id = ${shopId}
      where s.id > ${after} and s.offered and p.review_status = 'approved' and p.on_sale and not p.banned
        and not coalesce(b.blocked, false)
        and (p.shop_id is null or p.shop_id = ${shopId})
      order by s.id limit ${Math.min(batch, most - given)}`.execute(reader);
    for (const row of rows) yield { ...row, ...toPriced(row, terms) };
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    given += rows.length;
  }
}

const toPriced = (row: GoodsRow, terms: PriceTerms): Pick<PricedGoods, 'platformPrice' | 'shopPrice'> => {
  const platformPrice = money(row.platform);
  const override = row.override === null ? null : money(row.override);
  return { platformPrice, shopPrice: shopPriceOf(platformPrice, override, terms) };
};
