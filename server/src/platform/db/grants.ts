import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './open.ts';

/** What may only be added to: nobody but the owner of the tables can take the triggers away that keep it. */
const appendOnly = ['audit_log', 'audit_chain'];
/** What only a migration writes. */
const ofMigrations = ['kysely_migration', 'kysely_migration_lock'];
const schemas = ['public', 'pgboss'];

/** The user that the processes of the mall connect as. */
export type RuntimeUser = { readonly name: string; readonly password: string };

/**
 * Gives a user of the database what the running mall needs: rows, and no tables. Makes the user when there is none. Call
 * it as the owner of the tables after each migration; it may run again.
 */
export const grantRuntime = (db: Db, { name, password }: RuntimeUser): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await makeUser(tx, { name, password });
    const user = sql.id(name);
    for (const schema of schemas.map((each) => sql.id(each))) {
      await run(tx, sql`grant usage on schema ${schema} to ${user}`);
      await run(tx, sql`grant select, insert, update, delete on all tables in schema ${schema} to ${user}`);
      await run(tx, sql`grant usage, select on all sequences in schema ${schema} to ${user}`);
    }
    for (const table of appendOnly.map((each) => sql.table(each)))
      await run(tx, sql`revoke update, delete on ${table} from ${user}`);
    for (const table of ofMigrations.map((each) => sql.table(each)))
      await run(tx, sql`revoke insert, update, delete on ${table} from ${user}`);
  });

const run = (tx: Tx, statement: RawBuilder<unknown>): Promise<unknown> => statement.execute(tx);

const makeUser = async (tx: Tx, { name, password }: RuntimeUser): Promise<void> => {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${name}`.execute(tx);
  if (rows.length === 0)
    await sql`create role ${sql.id(name)} login password ${sql.lit(password)}`.execute(tx);
};
