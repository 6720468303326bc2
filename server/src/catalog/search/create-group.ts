import { wordGroupLimits } from '@mall/contract/catalog/mall-catalogue';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { readGroup } from './groups.ts';
import { lockGroups } from './groups.queries.ts';

/** Makes a group of words that mean the same; gives its words as they are kept. Throws what `readGroup` does, and searchGroup.tooMany. */
export const createGroup = async (
  tx: Tx,
  caller: Member,
  { language, words: typed }: Input<'mallSearch.createGroup'>,
): Promise<readonly string[]> => {
  const all = await lockGroups(tx);
  const words = readGroup(language, typed, all);
  if (all.length >= wordGroupLimits.most)
    throw new Refusal('searchGroup.tooMany', { max: wordGroupLimits.most });
  const { id } = await tx
    .insertInto('search_groups')
    .values({ language, words: [...words] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteOperator(tx, caller, 'search.createGroup', `searchGroup:${id}`, {
    about: words[0],
    new: { language, words },
  });
  return words;
};
