import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockPackageCategories, packagesIn } from './package-categories.queries.ts';

/** Removes a category that no package and no draft is in. Throws missing, package.categoryInUse with how many are. */
export const removePackageCategory = async (tx: Tx, caller: Member, id: number): Promise<void> => {
  const removed = (await lockPackageCategories(tx)).find((one) => one.id === id);
  if (removed === undefined) throw new Refusal('missing');
  // A package that is just stored holds this row; the count after it then knows the package.
  await tx.selectFrom('package_categories').select('id').where('id', '=', id).forUpdate().execute();
  const count = (await packagesIn(tx)).get(id) ?? 0;
  if (count > 0) throw new Refusal('package.categoryInUse', { count });
  await tx.deleteFrom('package_categories').where('id', '=', id).execute();
  await noteOperator(tx, caller, 'package.removeCategory', `packageCategory:${id}`, {
    about: removed.name.zh,
    old: { name: removed.name.zh },
    texts: { old: removed.name },
  });
};
