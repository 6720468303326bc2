import { Refusal } from '@mall/contract/core/refusals';
import { orderDraftState, type OrderDraftState } from '@mall/contract/trade/order-draft';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { clock } from '../../platform/clock/clock.ts';

export type LockedDraft = {
  readonly id: string;
  readonly state: OrderDraftState;
  readonly discountBps: number;
};

/**
 * One draft of a seller, locked: who changes it and who orders by its link come one after the other. Throws missing, and
 * orderDraft.changedElsewhere when another version was looked at.
 */
export const lockDraft = async (
  tx: Tx,
  scope: SellerScope,
  id: string,
  version?: number,
): Promise<LockedDraft> => {
  const row = await tx
    .selectFrom('order_drafts')
    .select(['status', 'valid_until', 'version', 'discount_bps'])
    .where('id', '=', id)
    .where(ofSeller('shop_id', scope))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('missing');
  if (version !== undefined && version !== row.version)
    throw new Refusal('orderDraft.changedElsewhere', { version: row.version });
  const state = orderDraftState(row.status, row.valid_until?.getTime() ?? null, clock.nowMs());
  return { id, state, discountBps: row.discount_bps };
};
