import { json, type Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { newId } from '../ids.ts';

type BrandAction = `brand.${'submit' | 'approve' | 'reject' | 'remove' | 'restore'}`;

/** Notes in the shop's audit log who did what with a brand of its own, in the transaction of the change. */
export const noteBrand = async (
  tx: Tx,
  caller: Member,
  { id, shop_id: shopId }: { id: string; shop_id: string },
  action: BrandAction,
  diff: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: caller.memberId,
      shop_id: shopId,
      action,
      object: `brand:${id}`,
      diff: json(diff),
      request_id: caller.requestId,
      ip: caller.ip,
    })
    .execute();
};
