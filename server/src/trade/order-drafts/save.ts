import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { canEditDraft } from '@mall/contract/trade/order-draft';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import { customerColumns } from './customer.ts';
import { skusOf } from './lines.queries.ts';
import { lockDraft } from './lock.queries.ts';
import type { DraftSeller } from './seller.ts';
import { closedLink } from './withdraw.ts';
import { refuseContent, writeLines } from './write-draft.ts';

/**
 * Changes a draft that has no link out; one whose link is over is open again. Throws missing, orderDraft.changedElsewhere,
 * orderDraft.notOpen and what `refuseContent` throws.
 */
export const saveDraft = async (
  tx: Tx,
  { caller, scope }: DraftSeller,
  { id, version, ...content }: Input<'orderDraft.save'>,
): Promise<void> => {
  const draft = await lockDraft(tx, scope, id, version);
  if (!canEditDraft(draft.state)) throw new Refusal('orderDraft.notOpen', { state: draft.state });
  await refuseContent(tx, scope, content, await skusOf(tx, id));
  await tx
    .updateTable('order_drafts')
    .set({
      ...closedLink,
      ...customerColumns(content.customer, { id, ...scope }),
      note: content.note,
      discount_bps: content.discountBps,
      reason: content.reason,
      version: sql`version + 1`,
      updated_by: caller.memberId,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await writeLines(tx, id, content.lines);
  const discount = changesBetween(
    { discount: draft.discountBps / 100 },
    { discount: content.discountBps / 100 },
  );
  await recordAudit(tx, caller, scope.shopId, {
    action: 'orderDraft.change',
    object: `orderDraft:${id}`,
    ...discount,
  });
};
