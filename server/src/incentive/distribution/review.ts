import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { decide } from './decide.ts';
import { lockPromoter, progressOf, progressOfAll } from './promoters.queries.ts';

/** What an operator decides about promoters (decisions 2.11). */
export const createPromoterReview = ({ db }: { db: Db }) => ({
  list: async (input: Input<'platformPromoter.list'>): Promise<Output<'platformPromoter.list'>> => {
    const { status, keyword, page, size } = input;
    const { rows } = await sql<{
      id: string;
      name: string;
      level: number;
      code: string | null;
      total: number;
    }>`
      select p.user_id as id, u.name, p.level, p.code, count(*) over ()::int as total
      from promoters p join users u on u.id = p.user_id
      where (${status} = 'all' or p.status = ${status})
        and (${keyword} = '' or position(lower(${keyword}) in lower(p.real_name || ' ' || u.name)) > 0 or p.code = upper(${keyword}))
      order by p.applied_at ${status === 'pending' ? sql`asc` : sql`desc`}, p.user_id limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    );
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
      if (level !== undefined)
        await tx.updateTable('promoters').set({ level }).where('user_id', '=', userId).execute();
      await noteOperator(tx, caller, `promoter.${decision ?? 'level'}`, `promoter:${userId}`, {
        from: held.status,
        level: { old: held.level, new: level ?? held.level },
        reason,
      });
      return progressOf(tx, userId);
    }),
});
