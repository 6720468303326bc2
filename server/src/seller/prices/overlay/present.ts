import { pickText, type Texts } from '@mall/contract/core/languages';
import { money } from '@mall/contract/core/money';
import type { Item } from '@mall/contract/operations';
import { type PriceTerms, shopPriceOf } from '@mall/contract/catalog/shop-price';
import type { Staff } from '../../../platform/http/caller.ts';
import { lowStock } from './find.queries.ts';
import { supplyFor } from './scope.queries.ts';

export type Goods = Item<'shopGoods.list'>;
export type SkuPrice = Goods['skus'][number];

export type SkuRow = {
  id: number;
  spec_text: Texts;
  image: string | null;
  price: number;
  supply_price: number;
  stock: number;
  override: number | null;
};
export type GoodsRow = {
  id: number;
  goods_no: string;
  name: Texts;
  images: readonly string[];
  brand_id: number;
  sales: number;
  review_status: 'pending' | 'approved' | 'rejected';
  reason: string | null;
  on_sale: boolean;
  banned: boolean;
  own: boolean;
  hidden: boolean;
  skus: readonly SkuRow[];
};

export const toSkuPrice = (sku: SkuRow, caller: Staff, terms: PriceTerms, image = ''): SkuPrice => {
  const platformPrice = money(sku.price);
  const override = sku.override === null ? null : money(sku.override);
  return {
    skuId: String(sku.id),
    specText: pickText(sku.spec_text, caller.language).text,
    image: sku.image ?? image,
    platformPrice,
    shopPrice: shopPriceOf(platformPrice, override, terms),
    override,
    supplyPrice: supplyFor(caller)(sku.supply_price),
    stock: sku.stock,
  };
};

/** A product in the shop: the mall's, with the shop's prices and visibility. */
export const toGoods = (row: GoodsRow, caller: Staff, terms: PriceTerms): Goods => {
  const image = row.images[0] ?? '';
  const skus = row.skus.map((sku) => toSkuPrice(sku, caller, terms, image));
  const prices = skus.map(({ shopPrice }) => shopPrice);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const stock = row.skus.reduce((sum, sku) => sum + sku.stock, 0);
  return {
    id: String(row.id),
    goodsNo: row.goods_no,
    name: pickText(row.name, caller.language).text,
    image,
    brandId: String(row.brand_id),
    sales: row.sales,
    stock,
    stockState: stock === 0 ? 'out' : row.skus.some((sku) => sku.stock <= lowStock) ? 'low' : 'in',
    platformPrice: Math.min(...skus.map(({ platformPrice }) => platformPrice)),
    shopPrice: least,
    priceTo: most > least ? most : null,
    priceChanged: skus.some(({ override }) => override !== null),
    visible: !row.hidden && row.on_sale && !row.banned && row.review_status === 'approved',
    own: row.own,
    review: row.review_status,
    reason: row.reason,
    onSale: row.on_sale && !row.banned,
    skus,
  };
};
