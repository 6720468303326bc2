import { type Insertable, sql } from 'kysely';
import { nextIdOf } from './next-id.queries.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { writeTermsOfProduct } from '../search/write-terms.ts';
import { type OfferedSku, publishSkus } from './publish-skus.ts';

/** What every publication writes anew. */
type Columns = Omit<
  Insertable<Schema['products']>,
  'id' | 'goods_no' | 'shop_id' | 'on_sale' | 'sales' | Kept
>;
/** What others say of a product, or what it became in the mall. */
type Kept =
  | 'rating_sum'
  | 'rating_count'
  | 'good_count'
  | 'review_status'
  | 'reason'
  | 'banned'
  | 'bestseller'
  | 'mount'
  | 'figure'
  | 'terms'
  | 'name_terms'
  | 'terms_version'
  | 'former_names'
  | 'created_at';

type PublishedProduct = {
  /** Null for a product that shoppers do not know yet. */
  readonly id: number | null;
  /** Null: the mall's own. */
  readonly shopId: string | null;
  /** Of a new product; what is known keeps its own. */
  readonly onSale: boolean;
  /** How many its seller says were sold elsewhere, and how many more of them than when it was published last. */
  readonly sales: number;
  readonly moreSales: number;
  /** Of a new product all; of a known one those that changed. */
  readonly columns: Columns | Partial<Columns>;
  readonly skus: readonly OfferedSku[];
  /** What was published last. */
  readonly before: readonly OfferedSku[];
  /** What moves of its stock name as their cause. */
  readonly ref: string;
};

/**
 * Shows shoppers a product as it is now: the product, the words that it is found by, and its SKUs. Stock
 * changes by what its seller added or took away, never below what orders hold. Gives the product's id.
 */
export const publishProduct = async (tx: Tx, product: PublishedProduct): Promise<number> => {
  const id = product.id ?? (await nextIdOf(tx, 'product_ids'));
  if (product.id === null)
    await tx
      .insertInto('products')
      .values({
        id,
        goods_no: `FM${id}`,
        shop_id: product.shopId,
        on_sale: product.onSale,
        sales: product.sales,
        ...(product.columns as Columns), // all of a new one
      })
      .execute();
  else
    await tx
      .updateTable('products')
      .set({
        ...product.columns,
        sales: sql`greatest(0, sales + ${product.moreSales}::int)`,
      })
      .where('id', '=', id)
      .execute();
  await writeTermsOfProduct(tx, id);
  await publishSkus(tx, id, product);
  return id;
};
