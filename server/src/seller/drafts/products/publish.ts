import { skuKey } from '@mall/contract/seller/sku-rows';
import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/open.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { makeHouseBrand } from '../brands/make-house.ts';
import { writeTermsOfProduct } from '../../../catalog/search/write-terms.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { GoodsRow } from './queries.ts';
import { type StoredSku, toBlocks, toKeywords, toSkus, toSpecs } from './stored.ts';

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
  const productId = row.published_id ?? (await nextId(tx, 'product_ids'));
  const brandId = content.brandId === null ? await makeHouseBrand(tx, row.shop_id) : Number(content.brandId);
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
    lead_days: toSkus(content)[0]?.lead_days ?? 0,
  };
  if (row.published_id === null)
    await tx
      .insertInto('products')
      .values({
        id: productId,
        goods_no: `FM${productId}`,
        shop_id: row.shop_id,
        on_sale: content.onSale ?? true,
        sales: content.sales ?? 0,
        ...columns,
      })
      .execute();
  else
    await tx
      .updateTable('products')
      .set({
        ...columns,
        sales: sql`greatest(0, sales + ${(content.sales ?? 0) - (row.live?.sales ?? 0)}::int)`,
      })
      .where('id', '=', productId)
      .execute();
  await writeTermsOfProduct(tx, productId);
  await publishSkus(tx, productId, toSkus(content), `${row.id}:${row.version}`);
  return productId;
};

const nextId = async (tx: Tx, sequence: 'product_ids' | 'sku_ids'): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`No id from ${sequence}`);
  return row.id;
};

type Known = { id: number; value_ids: string[]; stock: number; held: number; offered: boolean };

/**
 * SKUs are matched by their values: existing ones change, others are added, and missing ones are no longer
 * offered.
 */
const publishSkus = async (
  tx: Tx,
  productId: number,
  skus: readonly StoredSku[],
  ref: string,
): Promise<void> => {
  const { rows: known } = await sql<Known>`
    select id, value_ids, stock, held, offered from skus where product_id = ${productId} order by id for update`.execute(
    tx,
  );
  const byValues = new Map(known.map((sku) => [skuKey(sku.value_ids), sku]));
  const kept = new Set<number>();
  for (const [idx, sku] of skus.entries()) {
    const { stock, change, value_ids: valueIds, spec_text: specText, boxes, ...rest } = sku;
    const columns = {
      ...rest,
      idx,
      value_ids: [...valueIds],
      spec_text: json(specText),
      boxes: json(boxes),
      offered: true,
    };
    const before = byValues.get(skuKey(valueIds));
    if (before === undefined) {
      const id = await nextId(tx, 'sku_ids');
      await tx
        .insertInto('skus')
        .values({ id, product_id: productId, initial_stock: stock, stock, ...columns })
        .execute();
      continue;
    }
    kept.add(before.id);
    await tx.updateTable('skus').set(columns).where('id', '=', before.id).execute();
    const wanted = before.offered ? before.stock + change : stock;
    await moveStock(tx, before, Math.max(before.held, wanted), ref);
  }
  for (const gone of known.filter(({ id }) => !kept.has(id))) {
    await tx.updateTable('skus').set({ offered: false }).where('id', '=', gone.id).execute();
    await moveStock(tx, gone, gone.held, ref);
  }
};

const moveStock = async (tx: Tx, sku: Known, to: number, ref: string): Promise<void> => {
  const delta = to - sku.stock;
  if (delta === 0) return;
  await tx.updateTable('skus').set({ stock: to }).where('id', '=', sku.id).execute();
  await tx
    .insertInto('stock_moves')
    .values({ id: newId(), sku_id: sku.id, delta, reason: 'goods', ref })
    .execute();
};
