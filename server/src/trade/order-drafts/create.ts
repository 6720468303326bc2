import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { customerColumns } from './customer.ts';
import type { DraftSeller } from './seller.ts';
import { type Content, refuseContent, writeLines } from './write-draft.ts';

/** Writes a draft; `known` are goods that may be off sale since they were chosen. Returns its id. */
export const createDraft = async (
  tx: Tx,
  { caller, scope }: DraftSeller,
  content: Content,
  known: readonly string[] = [],
): Promise<string> => {
  await refuseContent(tx, scope, content, known);
  const id = newId();
  await tx
    .insertInto('order_drafts')
    .values({
      id,
      no: newOrderNo(),
      shop_id: scope.shopId,
      ...customerColumns(content.customer, { id, ...scope }),
      note: content.note,
      discount_bps: content.discountBps,
      reason: content.reason,
      freight: null,
      token_hash: null,
      valid_until: null,
      order_id: null,
      created_by: caller.memberId,
      updated_by: caller.memberId,
      removed_at: null,
    })
    .execute();
  await writeLines(tx, id, content.lines);
  await recordAudit(tx, caller, scope.shopId, { action: 'orderDraft.create', object: `orderDraft:${id}` });
  return id;
};
