import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { readGroup } from './groups.ts';
import { lockGroups } from './groups.queries.ts';

/**
 * Changes the words of the version that the operator has read; gives those of before and of now. Throws missing,
 * goods.changedElsewhere with what is kept, and what `readGroup` does.
 */
export const changeGroup = async (
  tx: Tx,
  caller: Member,
  { id, version, words: typed }: Input<'mallSearch.changeGroup'>,
): Promise<readonly string[]> => {
  const all = await lockGroups(tx);
  const before = all.find((one) => one.id === Number(id));
  if (before === undefined) throw new Refusal('missing');
  if (before.version !== version)
    throw new Refusal('goods.changedElsewhere', {
      version: before.version,
      content: { words: before.words },
    });
  const words = readGroup(
    before.language,
    typed,
    all.filter((one) => one !== before),
  );
  if (words.join('\n') === before.words.join('\n')) return [];
  await tx
    .updateTable('search_groups')
    .set({ words: [...words], version: version + 1 })
    .where('id', '=', before.id)
    .where('version', '=', version)
    .execute();
  await noteOperator(tx, caller, 'search.changeGroup', `searchGroup:${id}`, {
    about: words[0],
    old: { words: before.words },
    new: { words },
  });
  return [...new Set([...before.words, ...words])];
};
