import type { Input, Output } from '@mall/contract/operations';
import { promoterLimits as limits, promoterMoves } from '@mall/contract/incentive/promoter';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { decide, noteStep } from './decide.ts';
import { promotionSettings } from './settings.queries.ts';
import { againAt, inviterOf, lockPromoter, progressOf, type PromoterRow } from './promoters.queries.ts';
import { writePromoter } from './write-promoter.ts';
import { clock } from '../../platform/clock/clock.ts';

type Progress = Output<'promoter.progress'>;

/** How somebody becomes a promoter (decisions 2.11). */
export const createPromoters = ({ db }: { db: Db }) => ({
  progress: ({ memberId }: Member): Promise<Progress> => progressOf(db, memberId),

  /**
   * Throws promoter.already, .tooSoon, .ownLink, .codeUnknown. The person who invited stays the promoter
   * above for good.
   */
  apply: (caller: Member, input: Input<'promoter.apply'>): Promise<Progress> =>
    inTransaction(db, async (tx) => {
      const { memberId } = caller;
      const held = await lockPromoter(tx, memberId);
      mustBeFree(held);
      const { approveAll } = await promotionSettings(tx);
      const parent = held?.parent_id ?? (await inviterOf(tx, memberId, input.inviter));
      await writePromoter(tx, memberId, input, parent);
      await noteStep(tx, memberId, promoterMoves.apply.to, memberId);
      if (approveAll === 1) await decide(tx, memberId, 'approve', { by: null, reason: '' });
      return progressOf(tx, memberId);
    }),
});

const mustBeFree = (held: PromoterRow | undefined): void => {
  if (held === undefined) return;
  if (held.status !== 'rejected') throw new Refusal('promoter.already', { status: held.status });
  const again = againAt(held);
  if (again !== null && again > clock.now())
    throw new Refusal('promoter.tooSoon', { hours: limits.againHours });
};
