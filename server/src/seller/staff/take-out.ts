import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { lockStaff, roleOf } from './rights.queries.ts';
import { freeWants } from '../../trade/index.ts';

/** Removes somebody from a shop and returns the role they had. Throws staff.owner, missing. */
export const takeOut = async (
  tx: Tx,
  shop: { id: string; owner_id: string },
  userId: string,
): Promise<string> => {
  if (userId === shop.owner_id) throw new Refusal('staff.owner');
  const held = await lockStaff(tx, shop.id, userId);
  if (held === undefined) throw new Refusal('missing');
  const { name } = await roleOf(tx, shop.id, held.role_id ?? held.role);
  await tx.deleteFrom('staff').where('shop_id', '=', shop.id).where('user_id', '=', userId).execute();
  await freeWants(tx, shop.id, userId);
  return name;
};
