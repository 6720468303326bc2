import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { refuseRegion } from './customer.ts';
import { goodsOf } from './goods.ts';

export type Content = Input<'orderDraft.create'>;

/**
 * A discount says why, a region is one, and what is new to the draft is sold by this seller: so the page of a draft tells
 * nothing of other shops' goods. Throws orderDraft.reasonMissing, address.incomplete, product.unavailable.
 */
export const refuseContent = async (
  tx: Tx,
  scope: SellerScope,
  content: Content,
  known: readonly string[],
): Promise<void> => {
  if (content.discountBps > 0 && content.reason === '') throw new Refusal('orderDraft.reasonMissing');
  await refuseRegion(tx, content.customer);
  const added = content.lines.flatMap(({ skuId }) => (known.includes(skuId) ? [] : [skuId]));
  const goods = await goodsOf(tx, scope, added);
  const gone = added.find((skuId) => goods.get(skuId)?.invalidReason !== null);
  if (gone !== undefined) throw new Refusal('product.unavailable', { skuId: gone });
};

/** The lines of a draft anew, without fixed prices. */
export const writeLines = async (tx: Tx, draftId: string, lines: Content['lines']): Promise<void> => {
  await tx.deleteFrom('order_draft_lines').where('draft_id', '=', draftId).execute();
  if (lines.length === 0) return;
  const rows = lines.map(({ skuId, qty }, idx) => ({ idx, sku_id: Number(skuId), qty }));
  await sql`
    insert into order_draft_lines (draft_id, idx, sku_id, qty)
    select ${draftId}, l.idx, l.sku_id, l.qty
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as l(idx smallint, sku_id int, qty int)`.execute(
    tx,
  );
};
