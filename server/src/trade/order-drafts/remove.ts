import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { lockDraft } from './lock.queries.ts';

/**
 * Removes a draft; its link opens nothing meanwhile. It can be brought back for a day; then it goes with what it says of
 * somebody, when the shop removes the next one. Throws missing, orderDraft.notOpen when somebody has ordered by its link.
 */
export const removeDraft = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const { shopId } = caller.staff;
  const { state } = await lockDraft(tx, shopId, id);
  if (state === 'ordered') throw new Refusal('orderDraft.notOpen', { state });
  await tx
    .updateTable('order_drafts')
    .set({ version: sql`version + 1`, updated_by: caller.memberId, removed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await sql`
    delete from order_drafts where shop_id = ${shopId} and removed_at < now() - interval '1 day'`.execute(tx);
  await recordAudit(tx, caller, shopId, { action: 'orderDraft.remove', object: `orderDraft:${id}` });
  return null;
};
