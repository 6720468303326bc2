import { Refusal } from '@mall/contract/core/refusals';
import { isPresetRole } from '@mall/contract/core/permissions';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';

/** The roles that a shop has created, the oldest first. */
export const ownRoles = (reader: Reader, shopId: string) =>
  reader
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Two roles of one name, or one named like a preset, would be confused. */
export const refuseName = async (tx: Tx, shopId: string, name: string, except = ''): Promise<void> => {
  const other = await tx
    .selectFrom('roles')
    .select('id')
    .where('shop_id', '=', shopId)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', except)
    .executeTakeFirst();
  if (other !== undefined || isPresetRole(name.toLowerCase())) throw new Refusal('role.nameTaken');
};

/** The holders of a role, locked until the transaction ends. */
export const lockHolders = (tx: Tx, shopId: string, id: string) =>
  tx
    .selectFrom('staff')
    .select('user_id')
    .where('shop_id', '=', shopId)
    .where('role_id', '=', id)
    .forUpdate()
    .execute();
