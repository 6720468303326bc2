import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { isOf } from './accounts.queries.ts';

/** Puts the accounts of a seller in this order; those that are not named, as one that was just added, come after them. */
export const sortAccounts = async (tx: Tx, scope: SellerScope, ids: readonly string[]): Promise<void> => {
  await sql`
    with sorted as (
      select id, row_number() over (
        order by array_position(${[...new Set(ids)]}::text[], id) nulls last, position, created_at, id) as place
      from transfer_accounts where ${isOf(scope)} and removed_at is null)
    update transfer_accounts a set position = s.place from sorted s where a.id = s.id and a.position <> s.place`.execute(
    tx,
  );
};
