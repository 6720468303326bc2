import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Staff } from '../../platform/http/caller.ts';

/** Brings a removed draft back as it was, with the link that its customer has. Throws missing. */
export const returnDraft = async (tx: Tx, caller: Staff, id: string): Promise<void> => {
  const { shopId } = caller.staff;
  const back = await tx
    .updateTable('order_drafts')
    .set({ removed_at: null, version: sql`version + 1`, updated_by: caller.memberId })
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (back === undefined) throw new Refusal('missing');
  await recordAudit(tx, caller, shopId, { action: 'orderDraft.restore', object: `orderDraft:${id}` });
};
