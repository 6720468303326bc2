import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { lockMallShop } from './shops.queries.ts';

const minutes = 30;

/**
 * Lets the caller's session see a shop as its people do, for half an hour; another shop takes the place of the one before.
 * The shop reads in its log who looked and why. Throws missing, shop.noReason.
 */
export const openLook = async (
  tx: Tx,
  caller: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Date> => {
  if (reason === '') throw new Refusal('shop.noReason', { reason: 'shop.noReason' });
  if ((await lockMallShop(tx, id)) === undefined) throw new Refusal('missing');
  const row = { shop_id: id, reason, ends_at: sql<Date>`now() + make_interval(mins => ${minutes})` };
  const { ends_at: until } = await tx
    .insertInto('shop_looks')
    .values({ token_hash: caller.tokenHash ?? '', ...row })
    .onConflict((session) => session.column('token_hash').doUpdateSet(row))
    .returning('ends_at')
    .executeTakeFirstOrThrow();
  await recordAudit(tx, caller, id, { action: 'shop.look', object: `shop:${id}`, new: { reason } });
  return until;
};
