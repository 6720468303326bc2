import type { Input, Output } from '@mall/contract/operations';
import { promoterLimits as limits, promoterMoves } from '@mall/contract/incentive/promoter';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { decide, noteStep } from './decide.ts';
import { promotionSettings } from './settings.queries.ts';
import { againAt, inviterOf, lockPromoter, progressOf, type PromoterRow } from './promoters.queries.ts';

type Progress = Output<'promoter.progress'>;

/** How somebody becomes a promoter (decisions 2.11). */
export const createPromoters = ({ db }: { db: Db }) => ({
  progress: ({ memberId }: Member): Promise<Progress> => progressOf(db, memberId),

  /** Throws promoter.already, .tooSoon, .ownLink, .codeUnknown. Whoever invited is the one above for good. */
  apply: (caller: Member, input: Input<'promoter.apply'>): Promise<Progress> =>
    inTransaction(db, async (tx) => {
      const { memberId } = caller;
      const held = await lockPromoter(tx, memberId);
      mustBeFree(held);
      const { approveAll } = await promotionSettings(tx);
      const parent = held?.parent_id ?? (await inviterOf(tx, memberId, input.inviter));
      const told = {
        real_name: input.realName,
        contact: input.contact,
        reason: input.reason,
        parent_id: parent,
      };
      const fresh = {
        status: promoterMoves.apply.to,
        reject_reason: '',
        applied_at: new Date(),
        reviewed_at: null,
      };
      await tx
        .insertInto('promoters')
        .values({ user_id: memberId, ...told, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...told, ...fresh }))
        .execute();
      await noteStep(tx, memberId, promoterMoves.apply.to, memberId);
      if (approveAll === 1) await decide(tx, memberId, 'approve', { by: null, reason: '' });
      return progressOf(tx, memberId);
    }),
});

const mustBeFree = (held: PromoterRow | undefined): void => {
  if (held === undefined) return;
  if (held.status !== 'rejected') throw new Refusal('promoter.already', { status: held.status });
  const again = againAt(held);
  if (again !== null && again > new Date())
    throw new Refusal('promoter.tooSoon', { hours: limits.againHours });
};
