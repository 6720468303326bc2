import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { lockDraft } from './lock.queries.ts';
import type { DraftSeller } from './seller.ts';

/**
 * Removes a draft; its link opens nothing meanwhile. It can be brought back for a day; then it goes with what it says of
 * somebody, when its seller removes the next one. Throws missing, orderDraft.notOpen when somebody has ordered by its link.
 */
export const removeDraft = async (tx: Tx, { caller, scope }: DraftSeller, id: string): Promise<null> => {
  const { state } = await lockDraft(tx, scope, id);
  if (state === 'ordered') throw new Refusal('orderDraft.notOpen', { state });
  await tx
    .updateTable('order_drafts')
    .set({ version: sql`version + 1`, updated_by: caller.memberId, removed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await sql`
    delete from order_drafts where ${ofSeller('shop_id', scope)} and removed_at < now() - interval '1 day'`.execute(
    tx,
  );
  await recordAudit(tx, caller, scope.shopId, { action: 'orderDraft.remove', object: `orderDraft:${id}` });
  return null;
};
