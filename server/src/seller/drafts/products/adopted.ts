import {
  emptyGoods,
  emptySku,
  type GoodsContent,
  goodsLimits,
  type GoodsSku,
} from '@mall/contract/seller/own-goods';
import { skuKey, skuRows } from '@mall/contract/seller/sku-rows';
import { joined, shortened } from '../../../platform/i18n/typed.ts';
import type { Adopter } from '../core/adopt.ts';
import { type AdoptedProduct, type AdoptedSku, productsWithoutDraft } from './adopt.queries.ts';
import { goodsKind } from './kind.ts';

/** The products of the mall that have no draft get one. */
export const goodsAdopter: Adopter = {
  table: goodsKind.table,
  published: goodsKind.published,
  withoutDraft: async (tx, after, most) =>
    (await productsWithoutDraft(tx, after, most)).map((product) => ({
      ...product,
      content: draftOfProduct(product),
    })),
};

/**
 * The draft of a product that the mall had before there were drafts, as its form would have written it. What a form
 * cannot hold is shortened here; shoppers keep the whole until somebody changes that field. Pure.
 */
const draftOfProduct = (product: AdoptedProduct): GoodsContent => {
  const [first] = product.skus;
  const size = { w: first?.w ?? 0, d: first?.d ?? 0, h: first?.h ?? 0 };
  const boxes = first?.boxes ?? [];
  const given = product.skus.map((sku) => skuOf(sku, { size, boxes }));
  const offered = new Set(given.map(({ valueIds }) => skuKey(valueIds)));
  const { specs } = product;
  return {
    ...emptyGoods,
    name: shortened(product.name, goodsLimits.name),
    categoryId: String(product.category_id),
    brandId: String(product.brand_id),
    unit: product.unit,
    origin: shortened(product.origin, goodsLimits.short),
    hardness: shortened(product.hardness, goodsLimits.short),
    images: product.images.slice(0, goodsLimits.images),
    video: product.video ?? '',
    specType: specs.length > 0 ? 'multi' : 'single',
    specs,
    skus:
      specs.length === 0
        ? given
        : skuRows(specs, given).map((sku) =>
            offered.has(skuKey(sku.valueIds)) ? sku : { ...sku, on: false },
          ),
    memberBps: product.member_bps,
    freightKind: product.freight === 0 ? 'free' : 'unit',
    freight: product.freight === 0 ? null : product.freight,
    size,
    boxes,
    leadDays: Math.min(product.lead_days, goodsLimits.leadDays),
    ...pageOf(product),
    keywords: joined(product.keywords, ', ', goodsLimits.keywords),
    styles: product.styles,
    materials: product.materials,
    onSale: product.on_sale,
    isNew: product.is_new,
    recommend: product.recommend,
    influencer: product.influencer,
    custom: product.custom,
    sales: Math.min(product.sales, goodsLimits.sales),
  };
};

/** A SKU; its measures and boxes where they are not the product's. */
const skuOf = (sku: AdoptedSku, product: Pick<GoodsContent, 'size' | 'boxes'>): GoodsSku => {
  const size = { w: sku.w, d: sku.d, h: sku.h };
  const same = <Value>(one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...emptySku,
    valueIds: sku.value_ids,
    no: sku.no,
    price: sku.price,
    supply: sku.supply_price,
    stock: sku.stock,
    was: sku.stock,
    size: same(size, product.size) ? null : size,
    boxes: same(sku.boxes, product.boxes) ? null : sku.boxes,
  };
};

/** The page of a product, by the kinds of its blocks. */
const pageOf = ({ detail }: AdoptedProduct): Pick<GoodsContent, 'detail' | 'facts' | 'detailImages'> => ({
  detail: joined(
    detail.flatMap((block) => (block.type === 'text' ? [block.text] : [])),
    '\n\n',
    goodsLimits.text,
  ),
  facts: detail.flatMap((block) => (block.type === 'table' ? block.rows : [])).slice(0, goodsLimits.facts),
  detailImages: detail
    .flatMap((block) => (block.type === 'image' ? [block.src] : []))
    .slice(0, goodsLimits.detailImages),
});
