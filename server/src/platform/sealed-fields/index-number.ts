import { sql } from 'kysely';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { isSealedWhole, mobileIndex } from './fields.ts';

const batch = 500;

/**
 * Gives an account its index that a process of the version before has made with this number, so that nobody else
 * gets the number. Does nothing in a mall whose rows are sealed.
 */
export const indexNumber = async (tx: Tx, mobile: string): Promise<void> => {
  if (isSealedWhole()) return;
  await sql`update users set mobile_index = ${mobileIndex(mobile)} where mobile = ${mobile}
    and mobile_index is null`.execute(tx);
};

/** Gives every account and invitation its index that has none; their numbers can still be read. */
export const indexNumbers = async (db: Db): Promise<void> => {
  for (const table of ['users', 'staff_invitations'] as const)
    for (let more = true; more; )
      more = await inTransaction(db, async (tx) => {
        const rows = await tx
          .selectFrom(table)
          .select(['id', 'mobile'])
          .where('mobile_index', 'is', null)
          .orderBy('id')
          .limit(batch)
          .forUpdate()
          .execute();
        const values = JSON.stringify(
          rows.map(({ id, mobile }) => ({
            id,
            mobile,
            index: mobile.startsWith('gone-') ? mobile : mobileIndex(mobile),
          })),
        );
        await sql`update ${sql.table(table)} t set mobile_index = v.index
          from jsonb_to_recordset(${values}::text::jsonb) as v(id text, mobile text, index text)
          where t.id = v.id and t.mobile = v.mobile`.execute(tx);
        return rows.length === batch;
      });
};
