import type { Input } from '@mall/contract/operations';
import type { Tx } from '../../platform/db/open.ts';
import type { GivenRole } from './rights.queries.ts';

type Fields = { name: string; permissions: Input<'role.create'>['permissions'] };

/** Writes a role that a shop has made. */
export const createRole = async (tx: Tx, shopId: string, role: Fields & { id: string }): Promise<void> => {
  await tx
    .insertInto('roles')
    .values({ ...role, shop_id: shopId })
    .execute();
};

/** Its name and what it allows; whoever has it has that at once. */
export const changeRole = async (tx: Tx, id: string, next: Fields): Promise<void> => {
  await tx.updateTable('roles').set(next).where('id', '=', id).execute();
};

/** Nobody has it any more: see changeHolders. */
export const removeRole = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('roles').where('id', '=', id).execute();
};

/** Whoever has one role has another from now on. */
export const changeHolders = async (tx: Tx, shopId: string, id: string, heir: GivenRole): Promise<void> => {
  await tx
    .updateTable('staff')
    .set({ role: heir.role, role_id: heir.role_id })
    .where('shop_id', '=', shopId)
    .where('role_id', '=', id)
    .execute();
};
