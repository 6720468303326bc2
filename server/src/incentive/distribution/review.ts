import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { decide } from './decide.ts';
import { applicantPage, lockPromoter, progressOf, progressOfAll } from './promoters.queries.ts';
import { setLevel } from './set-level.ts';

/** The operator's decisions about promoters (decisions 2.11). */
export const createPromoterReview = ({ db }: { db: Db }) => ({
  list: async (input: Input<'platformPromoter.list'>): Promise<Output<'platformPromoter.list'>> => {
    const { status, keyword, page, size } = input;
    const rows = await applicantPage(db, { status, keyword, page, size });
    const known = await progressOfAll(
      db,
      rows.map(({ id }) => id),
    );
    const list = rows.flatMap(({ id, name, level, code }) => {
      const progress = known.get(id);
      return progress === undefined ? [] : [{ ...progress, userId: id, name, level, code }];
    });
    return { list, total: rows[0]?.total ?? 0, page, size };
  },

  /** Throws missing, promoter.notAllowed, promoter.reasonMissing. */
  decide: (
    caller: Member,
    input: Input<'platformPromoter.decide'>,
  ): Promise<Output<'platformPromoter.decide'>> =>
    inTransaction(db, async (tx) => {
      const { userId, decision, level, reason } = input;
      const held = await lockPromoter(tx, userId);
      if (held === undefined) throw new Refusal('missing');
      if (decision !== undefined) await decide(tx, userId, decision, { by: caller.memberId, reason });
      if (level !== undefined) await setLevel(tx, userId, level);
      await noteOperator(tx, caller, `promoter.${decision ?? 'level'}`, `promoter:${userId}`, {
        from: held.status,
        level: { old: held.level, new: level ?? held.level },
        reason,
      });
      return progressOf(tx, userId);
    }),
});
