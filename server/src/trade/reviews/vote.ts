import { mark } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';

/**
 * Marks a review as helpful, or removes the mark: one vote per member, however often they vote. Refuses
 * `missing`.
 */
export const voteReview = async (
  { db, answers }: { db: Db; answers: Answers },
  caller: Member,
  { id, state }: Input<'review.useful'>,
): Promise<Output<'review.useful'>> => {
  const useful = await inTransaction(db, async (tx) => {
    const { rows: known } =
      await sql`select 1 from reviews where id = ${id} and state = 'shown' for update`.execute(tx);
    if (known.length === 0) throw new Refusal('missing');
    const changed =
      state === mark.on
        ? await sql`insert into review_votes (review_id, user_id) values (${id}, ${caller.memberId})
          on conflict do nothing`.execute(tx)
        : await sql`delete from review_votes where review_id = ${id} and user_id = ${caller.memberId}`.execute(
            tx,
          );
    const step = Number(changed.numAffectedRows ?? 0n) * (state === mark.on ? 1 : -1);
    const { rows } = await sql<{ useful: number }>`
      update reviews set useful = greatest(useful + ${step}::int, 0) where id = ${id} returning useful`.execute(
      tx,
    );
    return rows[0]?.useful ?? 0;
  });
  answers.raise('reviews');
  return { useful };
};
