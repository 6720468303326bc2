import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as mall from './migrations/0001_mall.ts';
import * as designs from './migrations/0005_designs.ts';
import * as packages from './migrations/0006_packages.ts';
import type { Db } from './open.ts';

/** The same migrations on both engines. New ones are added at the end; landed ones never change. */
const migrations: Record<string, Migration> = {
  '0001_mall': fromStatements(mall.statements),
  '0005_designs': fromStatements(designs.statements),
  '0006_packages': fromStatements(packages.statements),
};

/** Brings the database to the newest shape; a second run does nothing. Throws the first error. */
export const migrate = async (db: Db): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
};

function fromStatements(statements: readonly string[]): Migration {
  return {
    up: async (db) => {
      for (const statement of statements)
        await sql([statement] as unknown as TemplateStringsArray).execute(db); // our own constant text, no input
    },
  };
}
