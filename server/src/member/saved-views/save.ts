import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';

/** At most this many views of one list are stored per person. */
const mostViews = 30;

/** Stores a view; one of the same name is replaced. Throws view.tooMany. */
export const saveView = (
  db: Db,
  caller: Member,
  { page, name, query }: Input<'savedView.save'>,
): Promise<Output<'savedView.save'>> =>
  inTransaction(db, async (tx) => {
    // One after the other, so that two at once are not one too many.
    await sql`select 1 from users where id = ${caller.memberId} for no key update`.execute(tx);
    const { n } = await tx
      .selectFrom('saved_views')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '=', caller.memberId)
      .where('page', '=', page)
      .where('name', '<>', name)
      .executeTakeFirstOrThrow();
    if (n >= mostViews) throw new Refusal('view.tooMany', { max: mostViews });
    return tx
      .insertInto('saved_views')
      .values({ id: newId(), user_id: caller.memberId, page, name, query })
      .onConflict((conflict) => conflict.columns(['user_id', 'page', 'name']).doUpdateSet({ query }))
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow();
  });
