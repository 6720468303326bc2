import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { readTexts } from './read-texts.ts';
import { refuseTaken, siblingsIn } from './tree.ts';
import { lockCategories } from './tree.queries.ts';

/**
 * Changes the names and the picture of the version that the operator has read. Throws missing, category.nameMissing,
 * category.taken, goods.changedElsewhere, goods.pictureUnknown.
 */
export const changeCategory = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallCategory.change'>,
): Promise<void> => {
  const id = Number(input.id);
  const all = await lockCategories(tx);
  const before = all.find((one) => one.id === id);
  if (before === undefined) throw new Refusal('missing');
  const { name, image } = await readTexts(tx, caller, input, before.image);
  if (before.version !== input.version) {
    const content = { name: before.name, image: before.image === '' ? null : before.image };
    throw new Refusal('goods.changedElsewhere', { version: before.version, content });
  }
  refuseTaken(siblingsIn(all, before.parent_id), name, id);
  await tx
    .updateTable('categories')
    .set({ name: json(name), image, version: input.version + 1 })
    .where('id', '=', id)
    .where('version', '=', input.version)
    .execute();
  await noteOperator(tx, caller, 'category.change', `category:${id}`, {
    old: { name: before.name, image: before.image },
    new: { name, image },
  });
};
