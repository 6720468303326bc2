import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';

/** Removes the version of a group that the operator has read; gives its words. Throws missing, also for another version. */
export const removeGroup = async (
  tx: Tx,
  caller: Member,
  { id, version }: Input<'mallSearch.removeGroup'>,
): Promise<readonly string[]> => {
  const gone = await tx
    .deleteFrom('search_groups')
    .where('id', '=', Number(id))
    .where('version', '=', version)
    .returning(['language', 'words'])
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('missing');
  await noteOperator(tx, caller, 'search.removeGroup', `searchGroup:${id}`, {
    about: gone.words[0],
    old: { language: gone.language, words: gone.words },
  });
  return gone.words;
};
