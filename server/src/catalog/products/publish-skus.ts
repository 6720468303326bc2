import { skuKey } from '@mall/contract/seller/sku-rows';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { StoredBox } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids/ids.ts';
import { changedColumns } from './changed-columns.ts';
import { nextIdOf } from './next-id.queries.ts';

/** A SKU as its seller offers it. */
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
 * SKUs are known by their values: those that are there change where they differ from what was published last
 * (`before`), others come, and what is left out is no longer offered.
 */
export const publishSkus = async (
  tx: Tx,
  productId: number,
  { skus, before, ref }: { skus: readonly OfferedSku[]; before: readonly OfferedSku[]; ref: string },
): Promise<void> => {
  const { rows: all } = await sql<Known>`
    select id, value_ids, stock, held, offered from skus where product_id = ${productId} order by id
      for update`.execute(tx);
  const byValues = new Map(all.map((sku) => [skuKey(sku.value_ids), sku]));
  const published = new Map(before.map((sku, idx) => [skuKey(sku.value_ids), columnsOf(sku, idx)]));
  const kept = new Set<number>();
  for (const [idx, sku] of skus.entries()) {
    const { stock, change, value_ids: valueIds } = sku;
    const columns = columnsOf(sku, idx);
    const stored = { ...columns, spec_text: json(columns.spec_text), boxes: json(columns.boxes) };
    const known = byValues.get(skuKey(valueIds));
    if (known === undefined) {
      const id = await nextIdOf(tx, 'sku_ids');
      await tx
        .insertInto('skus')
        .values({ id, product_id: productId, initial_stock: stock, stock, ...stored })
        .execute();
      continue;
    }
    kept.add(known.id);
    const last = known.offered ? published.get(skuKey(valueIds)) : undefined;
    const changed = changedColumns(last, columns, stored);
    if (Object.keys(changed).length > 0)
      await tx.updateTable('skus').set(changed).where('id', '=', known.id).execute();
    const wanted = known.offered ? known.stock + change : stock;
    await moveStock(tx, known, Math.max(known.held, wanted), ref);
  }
  for (const gone of all.filter(({ id }) => !kept.has(id))) {
    await tx.updateTable('skus').set({ offered: false }).where('id', '=', gone.id).execute();
    await moveStock(tx, gone, gone.held, ref);
  }
};

const columnsOf = ({ stock: _stock, change: _change, ...sku }: OfferedSku, idx: number) => ({
  ...sku,
  value_ids: [...sku.value_ids],
  idx,
  offered: true,
});

const moveStock = async (tx: Tx, sku: Known, to: number, ref: string): Promise<void> => {
  const delta = to - sku.stock;
  if (delta === 0) return;
  await tx.updateTable('skus').set({ stock: to }).where('id', '=', sku.id).execute();
  await tx
    .insertInto('stock_moves')
    .values({ id: newId(), sku_id: sku.id, delta, reason: 'goods', ref })
    .execute();
};
