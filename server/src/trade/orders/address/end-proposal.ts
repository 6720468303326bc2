import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';

type Ending = 'agreed' | 'declined' | 'withdrawn' | 'over';

/**
 * Ends the proposal of another address that waits for an order, whose row must be locked. False without one: it was answered,
 * taken back, or is over.
 */
export const endProposal = async (
  tx: Tx,
  orderId: string,
  ending: Ending,
  proposalId?: string,
): Promise<boolean> => {
  const ended = await tx
    .updateTable('order_address_proposals')
    .set({ status: ending, address: null, decided_at: sql`now()` })
    .where('order_id', '=', orderId)
    .where('status', '=', 'waiting')
    .$if(proposalId !== undefined, (query) => query.where('id', '=', proposalId ?? ''))
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
};
