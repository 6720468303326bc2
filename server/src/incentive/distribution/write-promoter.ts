import { promoterMoves } from '@mall/contract/incentive/promoter';
import type { Input } from '@mall/contract/operations';
import type { Tx } from '../../platform/db/open.ts';
import { sealField } from '../../platform/sealed-fields/fields.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Somebody applies, for the first time or again. */
export const writePromoter = async (
  tx: Tx,
  memberId: string,
  input: Input<'promoter.apply'>,
  parent: string | null,
): Promise<void> => {
  const told = {
    real_name: input.realName,
    contact: sealField(input.contact, memberId),
    reason: input.reason,
    parent_id: parent,
  };
  const fresh = {
    status: promoterMoves.apply.to,
    reject_reason: '',
    applied_at: clock.now(),
    reviewed_at: null,
  };
  await tx
    .insertInto('promoters')
    .values({ user_id: memberId, ...told, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...told, ...fresh }))
    .execute();
};
