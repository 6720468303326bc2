import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { isSaid } from '@mall/contract/seller/own-goods';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { toTexts } from '../../platform/i18n/typed.ts';
import { sharesName } from '../categories/tree.ts';
import { lockPackageCategories } from './package-categories.queries.ts';

/** Below it are the ids of every imported catalogue. */
const firstId = 10_000_000;

/**
 * Makes a category of packages, the last of them, or with an id gives one other names. Two share no name. Gives its id.
 * Throws missing, category.nameMissing, category.taken.
 */
export const savePackageCategory = async (
  tx: Tx,
  caller: Member,
  { id: known, name: typed }: Input<'mallPackage.saveCategory'>,
): Promise<number> => {
  if (!isSaid(typed)) throw new Refusal('category.nameMissing');
  const name = toTexts(typed);
  const all = await lockPackageCategories(tx);
  const before = all.find(({ id }) => id === Number(known));
  if (known !== undefined && before === undefined) throw new Refusal('missing');
  if (all.some((one) => one !== before && sharesName(one.name, name))) throw new Refusal('category.taken');
  const id = before?.id ?? Math.max(firstId - 1, ...all.map((one) => one.id)) + 1;
  if (before === undefined)
    await tx
      .insertInto('package_categories')
      .values({ id, name: json(name), cover: '', sort: Math.max(-1, ...all.map(({ sort }) => sort)) + 1 })
      .execute();
  else
    await tx
      .updateTable('package_categories')
      .set({ name: json(name) })
      .where('id', '=', id)
      .execute();
  await noteOperator(tx, caller, 'package.category', `packageCategory:${id}`, {
    ...(before === undefined ? {} : { old: { name: before.name } }),
    new: { name },
  });
  return id;
};
