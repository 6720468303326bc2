import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { changedColumns, publishProduct } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import { makeHouseBrand } from '../brands/make-house.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { GoodsRow } from './queries.ts';
import { toBlocks, toKeywords, toSkus, toSpecs } from './stored.ts';

type Published = Pick<GoodsRow, 'id' | 'shop_id' | 'published_id' | 'content' | 'live' | 'version'>;

/**
 * Publishes a product to shoppers: the product, its SKUs, and its search terms, in the transaction of the approval.
 * Written is what differs from what was published last. Stock changes by what the seller added or took away, never
 * below what orders hold. Returns the product's id.
 */
export const publishGoods = async (tx: Tx, row: Published): Promise<number> => {
  const { content, live } = row;
  const columns = columnsOf(content, await brandOf(tx, row.shop_id, content));
  const before = live === null ? undefined : columnsOf(live, await brandOf(tx, row.shop_id, live));
  return publishProduct(tx, {
    id: row.published_id,
    shopId: row.shop_id,
    onSale: content.onSale ?? true,
    sales: content.sales ?? 0,
    moreSales: (content.sales ?? 0) - (live?.sales ?? 0),
    columns: changedColumns(before, columns, stored(columns)),
    skus: toSkus(content),
    before: live === null ? [] : toSkus(live),
    ref: `${row.id}:${row.version}`,
  });
};

const brandOf = async (tx: Tx, shopId: string | null, { brandId }: GoodsContent): Promise<number> => {
  if (brandId !== null) return Number(brandId);
  if (shopId === null) throw new Error('A product of the mall without a brand'); // its problems have been looked for
  return makeHouseBrand(tx, shopId);
};

const columnsOf = (content: GoodsContent, brandId: number) => ({
  category_id: Number(content.categoryId),
  brand_id: brandId,
  name: toTexts(content.name),
  keywords: toKeywords(content.keywords),
  origin: toTexts(content.origin),
  hardness: toTexts(content.hardness),
  images: [...content.images],
  video: content.video === '' ? null : content.video,
  detail: toBlocks(content),
  specs: toSpecs(content),
  styles: [...content.styles],
  materials: [...content.materials],
  freight: content.freightKind === 'unit' ? (content.freight ?? 0) : 0,
  unit: content.unit,
  member_bps: content.memberBps ?? 10_000,
  recommend: content.recommend ?? false,
  is_new: content.isNew ?? false,
  influencer: content.influencer ?? false,
  custom: content.custom ?? false,
  lead_days: toSkus(content)[0]?.lead_days ?? 0,
});

const stored = (columns: ReturnType<typeof columnsOf>) => ({
  ...columns,
  name: json(columns.name),
  keywords: json(columns.keywords),
  origin: json(columns.origin),
  hardness: json(columns.hardness),
  images: json(columns.images),
  detail: json(columns.detail),
  specs: json(columns.specs),
});
