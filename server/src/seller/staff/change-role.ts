import type { Input } from '@mall/contract/operations';
import type { Tx } from '../../platform/db/open.ts';
import type { GivenRole } from './rights.queries.ts';

type Fields = { name: string; permissions: Input<'role.create'>['permissions'] };

/** Writes a role that a shop has created. */
export const createRole = async (tx: Tx, shopId: string, role: Fields & { id: string }): Promise<void> => {
  await tx
    .insertInto('roles')
    .values({ ...role, shop_id: shopId })
    .execute();
};

/** Its name and permissions; they apply to its holders at once. */
export const changeRole = async (tx: Tx, id: string, next: Fields): Promise<void> => {
  await tx.updateTable('roles').set(next).where('id', '=', id).execute();
};

/** Nobody has it any more: see changeHolders. */
export const removeRole = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('roles').where('id', '=', id).execute();
};

/** All holders of one role get another. */
export const changeHolders = async (tx: Tx, shopId: string, id: string, heir: GivenRole): Promise<void> => {
  await tx
    .updateTable('staff')
    .set({ role: heir.role, role_id: heir.role_id })
    .where('shop_id', '=', shopId)
    .where('role_id', '=', id)
    .execute();
};
