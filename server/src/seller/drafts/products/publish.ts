import { publishProduct } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import { makeHouseBrand } from '../brands/make-house.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { GoodsRow } from './queries.ts';
import { toBlocks, toKeywords, toSkus, toSpecs } from './stored.ts';

/**
 * Publishes the approved product to shoppers: the product, its SKUs, and its search terms, in the transaction
 * of the approval. Stock changes by what the shop added or took away, never below what orders hold. Returns
 * the product's id.
 */
export const publishGoods = async (
  tx: Tx,
  row: Pick<GoodsRow, 'id' | 'shop_id' | 'published_id' | 'content' | 'live' | 'version'>,
): Promise<number> => {
  const { content } = row;
  const brandId = content.brandId === null ? await makeHouseBrand(tx, row.shop_id) : Number(content.brandId);
  const skus = toSkus(content);
  const columns = {
    category_id: Number(content.categoryId),
    brand_id: brandId,
    name: json(toTexts(content.name)),
    keywords: json(toKeywords(content.keywords)),
    origin: json(toTexts(content.origin)),
    hardness: json(toTexts(content.hardness)),
    images: json(content.images),
    video: content.video === '' ? null : content.video,
    detail: json(toBlocks(content)),
    specs: json(toSpecs(content)),
    styles: [...content.styles],
    materials: [...content.materials],
    freight: content.freightKind === 'unit' ? (content.freight ?? 0) : 0,
    unit: content.unit,
    member_bps: content.memberBps ?? 10_000,
    recommend: content.recommend ?? false,
    is_new: content.isNew ?? false,
    influencer: content.influencer ?? false,
    custom: content.custom ?? false,
    lead_days: skus[0]?.lead_days ?? 0,
  };
  return publishProduct(tx, {
    id: row.published_id,
    shopId: row.shop_id,
    onSale: content.onSale ?? true,
    sales: content.sales ?? 0,
    moreSales: (content.sales ?? 0) - (row.live?.sales ?? 0),
    columns,
    skus,
    ref: `${row.id}:${row.version}`,
  });
};
