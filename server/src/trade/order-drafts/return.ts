import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { DraftSeller } from './seller.ts';

/** Brings a removed draft back as it was, with the link that its customer has. Throws missing. */
export const returnDraft = async (tx: Tx, { caller, scope }: DraftSeller, id: string): Promise<void> => {
  const back = await tx
    .updateTable('order_drafts')
    .set({ removed_at: null, version: sql`version + 1`, updated_by: caller.memberId })
    .where('id', '=', id)
    .where(ofSeller('shop_id', scope))
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (back === undefined) throw new Refusal('missing');
  await recordAudit(tx, caller, scope.shopId, { action: 'orderDraft.restore', object: `orderDraft:${id}` });
};
