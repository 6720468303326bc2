import { categoryLimits } from '@mall/contract/catalog/mall-catalogue';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { readTexts } from './read-texts.ts';
import { refuseParent, refuseTaken, siblingsIn } from './tree.ts';
import { lockCategories, newCategoryIds } from './tree.queries.ts';

/**
 * Makes a category, the last of its siblings; gives its id. Throws missing, category.nameMissing, category.taken,
 * category.tooDeep, category.tooMany, goods.pictureUnknown.
 */
export const createCategory = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallCategory.create'>,
): Promise<number> => {
  const { name, image } = await readTexts(tx, caller, input, null);
  const parentId = input.parentId === null ? null : Number(input.parentId);
  const all = await lockCategories(tx);
  refuseParent(all, parentId);
  const siblings = siblingsIn(all, parentId);
  refuseTaken(siblings, name, null);
  if (all.length >= categoryLimits.most) throw new Refusal('category.tooMany');
  const [id = 0] = await newCategoryIds(tx, 1);
  await tx
    .insertInto('categories')
    .values({
      id,
      parent_id: parentId,
      level: parentId === null ? 1 : 2,
      name: json(name),
      image,
      sort: siblings.length + 1,
    })
    .execute();
  await noteOperator(tx, caller, 'category.create', `category:${id}`, { new: { name, image, parentId } });
  return id;
};
