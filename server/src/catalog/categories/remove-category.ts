import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { siblingsIn } from './tree.ts';
import { isNamed, lockCategories } from './tree.queries.ts';

/** Removes a category that nothing needs. Throws missing, category.hasChildren, category.inUse. */
export const removeCategory = async (tx: Tx, caller: Member, id: number): Promise<void> => {
  const all = await lockCategories(tx);
  const removed = all.find((one) => one.id === id);
  if (removed === undefined) throw new Refusal('missing');
  if (siblingsIn(all, id).length > 0) throw new Refusal('category.hasChildren');
  if (await isNamed(tx, id)) throw new Refusal('category.inUse');
  await tx.deleteFrom('categories').where('id', '=', id).execute();
  const { name, image, parent_id: parentId } = removed;
  await noteOperator(tx, caller, 'category.remove', `category:${id}`, { old: { name, image, parentId } });
};
