import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { placedAmong, refuseParent, refuseTaken, siblingsIn } from './tree.ts';
import { lockCategories } from './tree.queries.ts';

/**
 * Gives a category its place before a sibling, below another category or among the main ones; gives whether its
 * parent is another one now. Throws missing, category.taken, category.tooDeep, category.movedElsewhere.
 */
export const moveCategory = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallCategory.move'>,
): Promise<boolean> => {
  const id = Number(input.id);
  const parentId = input.parentId === null ? null : Number(input.parentId);
  const all = await lockCategories(tx);
  const moved = all.find((one) => one.id === id);
  if (moved === undefined) throw new Refusal('missing');
  refuseParent(all, parentId);
  if (parentId !== null && (parentId === id || siblingsIn(all, id).length > 0))
    throw new Refusal('category.tooDeep');
  const siblings = siblingsIn(all, parentId);
  refuseTaken(siblings, moved.name, id);
  const ids = placedAmong(siblings, id, input.before === null ? null : Number(input.before));
  await sql`
    update categories c set parent_id = ${parentId}::int, level = ${parentId === null ? 1 : 2}::smallint, sort = o.place
    from unnest(${ids}::int[]) with ordinality as o (id, place) where c.id = o.id`.execute(tx);
  const place = (among: readonly number[]) => among.indexOf(id) + 1;
  await noteOperator(tx, caller, 'category.move', `category:${id}`, {
    old: {
      parentId: moved.parent_id,
      place: place(siblingsIn(all, moved.parent_id).map((one) => one.id)),
    },
    new: { parentId, place: place(ids) },
  });
  return parentId !== moved.parent_id;
};
