import { skuKey } from '@mall/contract/seller/sku-rows';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { StoredBox } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids/ids.ts';
import { nextIdOf } from './next-id.queries.ts';

/** A SKU as its shop offers it. */
export type OfferedSku = {
  readonly value_ids: readonly string[];
  readonly spec_text: Texts;
  readonly price: number;
  readonly supply_price: number;
  readonly image: string | null;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly boxes: readonly StoredBox[];
  readonly lead_days: number;
  readonly no: string;
  /** What is to be on hand, or for a SKU that shoppers know already how much more or less. */
  readonly stock: number;
  readonly change: number;
};

type Known = { id: number; value_ids: string[]; stock: number; held: number; offered: boolean };

/**
 * SKUs are known by their values: those that are there change, others come, and what is left out is no longer offered.
 */
export const publishSkus = async (
  tx: Tx,
  productId: number,
  skus: readonly OfferedSku[],
  ref: string,
): Promise<void> => {
  const { rows: known } = await sql<Known>`
    select id, value_ids, stock, held, offered from skus where product_id = ${productId} order by id
      for update`.execute(tx);
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
      const id = await nextIdOf(tx, 'sku_ids');
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
