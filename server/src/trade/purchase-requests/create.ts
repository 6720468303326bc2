import { want as limits } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { isVisible } from '../../catalog/products/visible.queries.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { countsOf } from './queries.ts';

export const dayMs = 86_400_000;

export const refuseUnknown = async (
  tx: Tx,
  caller: Caller,
  { productId, designId }: Input<'purchaseRequest.create'>,
): Promise<void> => {
  if (productId !== undefined && !(await isVisible(tx, caller, Number(productId))))
    throw new Refusal('missing');
  if (designId === undefined) return;
  const own = await tx
    .selectFrom('designs')
    .select('id')
    .where('id', '=', designId)
    .where('owner_id', '=', caller.memberId ?? '')
    .executeTakeFirst();
  if (own === undefined) throw new Refusal('missing');
};

/** One number after the other: of several requests at once, each counts those before it. */
export const refuseTooMany = async (tx: Tx, { memberId }: Caller, phone: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`want:${phone}`}, 0))`.execute(tx);
  if (memberId !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`want:${memberId}`}, 0))`.execute(tx);
  const { open, sent } = await countsOf(tx, { userId: memberId, phone, since: new Date(Date.now() - dayMs) });
  if (open >= limits.maxOpen || sent >= limits.maxPerDay)
    throw new Refusal('want.tooMany', { open: limits.maxOpen, day: limits.maxPerDay });
};
