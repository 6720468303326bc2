import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Input } from '@mall/contract/operations';

/** Lists a miss no longer among those that wait, or again. Twice is once. */
export const settleMiss = async (
  tx: Tx,
  caller: Member,
  { language, words, settled }: Input<'mallSearch.settle'>,
): Promise<void> => {
  const changed = settled
    ? await tx
        .insertInto('search_settled')
        .values({ language, words })
        .onConflict((conflict) => conflict.doNothing())
        .returning('words')
        .execute()
    : await tx
        .deleteFrom('search_settled')
        .where('language', '=', language)
        .where('words', '=', words)
        .returning('words')
        .execute();
  if (changed.length === 0) return;
  await noteOperator(tx, caller, settled ? 'search.settle' : 'search.reopen', 'mall:search', {
    about: words,
    new: { language },
  });
};
