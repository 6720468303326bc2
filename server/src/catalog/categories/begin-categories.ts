import type { Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import furniture from './furniture.json' with { type: 'json' };
import { lockCategories, newCategoryIds } from './tree.queries.ts';

type Seed = { readonly name: Texts; readonly below: readonly Texts[] };

/** Makes a furniture tree in a mall without categories; gives how many. Throws category.notEmpty. */
export const beginCategories = async (
  tx: Tx,
  caller: Member,
  seeds: readonly Seed[] = furniture,
): Promise<number> => {
  if ((await lockCategories(tx)).length > 0) throw new Refusal('category.notEmpty');
  const made = seeds.length + seeds.reduce((sum, { below }) => sum + below.length, 0);
  const ids = await newCategoryIds(tx, made);
  const next = (): number => ids.shift() ?? 0; // as many as there are names
  const row = (parentId: number | null) => (name: Texts, at: number) => ({
    id: next(),
    parent_id: parentId,
    level: parentId === null ? 1 : 2,
    name: json(name),
    image: '',
    sort: at + 1,
  });
  const mains = seeds.map(({ name }, at) => row(null)(name, at));
  const below = seeds.flatMap((seed, at) => seed.below.map(row(mains[at]?.id ?? 0)));
  await tx.insertInto('categories').values(mains).execute();
  await tx.insertInto('categories').values(below).execute();
  await noteOperator(tx, caller, 'category.begin', 'category:all', { new: { made } });
  return made;
};
