import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../platform/db/open.ts';
import { emptiedRow, hasDemo, hasRealOrders } from './presence.ts';

/**
 * Tables that an emptied mall keeps: its build-up, its secret, its log (which nobody can change), versions of remotes, the
 * regions that each start imports, and the units that no product does without. Rows of people other than the operator, and
 * attributes that are no units, go below.
 */
const kept = [
  ...['kysely_migration', 'kysely_migration_lock', 'settings', 'setup_links', 'regions', 'attributes'],
  ...['audit_log', 'audit_chain', 'audit_unsealed', 'registry_heads', 'composition_counts'],
  ...['users', 'operators', 'sessions', 'passkeys', 'authenticators', 'recovery_codes'],
];
/** What belongs to a member and stays for the operator alone. */
const ofPeople = ['operators', 'sessions', 'passkeys', 'authenticators', 'recovery_codes'] as const;
/** What the mall says of itself; the secrets beside it stay. */
const platformKeys = [
  ...[
    'shopName',
    'logo',
    'colour',
    'languages',
    'url',
    'recordNumber',
    'registeredNumber',
    'exhibitionUrl',
    'service',
    'smallItemsBrandId',
    'hotWords',
    'version',
  ],
];

/**
 * Takes everything out of a mall with the demo but one operator with their sign-in, and remembers that, so that the next
 * start does not import it again. All in one transaction. Throws demo.none, demo.realOrders.
 */
export const emptyMall = async (tx: Tx, memberId: string): Promise<void> => {
  // An order that is being placed is counted, or finds no product.
  await sql`lock table orders in access exclusive mode`.execute(tx);
  if (!(await hasDemo(tx))) throw new Refusal('demo.none');
  if (await hasRealOrders(tx)) throw new Refusal('demo.realOrders');
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(tx);
  const gone = rows.filter(({ name }) => !kept.includes(name)).map(({ name }) => sql.table(name));
  // Without cascade: a table that is kept and refers to one of these ends it all.
  await sql`truncate ${sql.join(gone)}`.execute(tx);
  await tx.deleteFrom('attributes').where('kind', '<>', 'unit').execute();
  await tx.updateTable('operators').set({ added_by: null }).where('user_id', '=', memberId).execute();
  for (const table of ofPeople)
    await sql`delete from ${sql.table(table)} where user_id <> ${memberId}`.execute(tx);
  await tx.deleteFrom('users').where('id', '<>', memberId).execute();
  await tx.deleteFrom('settings').where('key', 'in', platformKeys).execute();
  await tx
    .insertInto('settings')
    .values({ key: emptiedRow.key, value: json(emptiedRow.value) })
    .onConflict((row) => row.column('key').doUpdateSet({ value: sql`excluded.value` }))
    .execute();
};
