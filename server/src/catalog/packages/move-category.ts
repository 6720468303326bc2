import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockPackageCategories } from './package-categories.queries.ts';

/** Gives a category of packages its place before another one, or the last. Throws missing, category.movedElsewhere. */
export const movePackageCategory = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallPackage.moveCategory'>,
): Promise<void> => {
  const id = Number(input.id);
  const all = await lockPackageCategories(tx);
  const moved = all.find((one) => one.id === id);
  if (moved === undefined) throw new Refusal('missing');
  const others = all.map((one) => one.id).filter((one) => one !== id);
  const at = input.before === null ? others.length : others.indexOf(Number(input.before));
  if (at < 0) throw new Refusal('category.movedElsewhere');
  await sql`
    update package_categories c set sort = o.place - 1 from unnest(${others.toSpliced(at, 0, id)}::int[]) with ordinality as o (id, place)
    where c.id = o.id and c.sort <> o.place - 1`.execute(tx);
  await noteOperator(tx, caller, 'package.moveCategory', `packageCategory:${id}`, {
    about: moved.name.zh,
    old: { sort: all.indexOf(moved) + 1 },
    new: { sort: at + 1 },
  });
};
