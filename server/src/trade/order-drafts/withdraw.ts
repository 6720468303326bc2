import { Refusal } from '@mall/contract/core/refusals';
import { orderDraftMoves } from '@mall/contract/trade/order-draft';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { lockDraft } from './lock.queries.ts';
import type { DraftSeller } from './seller.ts';

/** Of a draft whose link is over. */
export const closedLink = {
  status: orderDraftMoves.withdraw.to,
  freight: null,
  token_hash: null,
  valid_until: null,
} as const;

/** Ends the link of a draft. Throws missing, orderDraft.notOpen when somebody has ordered by it. */
export const withdrawLink = async (tx: Tx, { caller, scope }: DraftSeller, id: string): Promise<void> => {
  const { state } = await lockDraft(tx, scope, id);
  if (state === 'ordered') throw new Refusal('orderDraft.notOpen', { state });
  if (state === 'open') return;
  await tx
    .updateTable('order_drafts')
    .set({
      ...closedLink,
      version: sql`version + 1`,
      updated_by: caller.memberId,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await freePrices(tx, id);
  await recordAudit(tx, caller, scope.shopId, { action: 'orderDraft.withdraw', object: `orderDraft:${id}` });
};

const freePrices = (tx: Tx, id: string) =>
  tx
    .updateTable('order_draft_lines')
    .set({ full_price: null, price: null })
    .where('draft_id', '=', id)
    .execute();
