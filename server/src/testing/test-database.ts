import { createHash } from 'node:crypto';
import pg from 'pg';
import { allStatements, migrate } from '../platform/db/migrate.ts';

import { openPostgres } from '../platform/db/open.ts';
import { newId } from '../platform/ids/ids.ts';
import { markSecret } from '../platform/sealed-fields/sealing.ts';
import { secretText, testSecret } from './given.ts';

/** Any number that only these tests use, so that one of them makes the template while the others wait. */
const templateLock = 20_261_121;

type TestDatabase = { url: string; drop: () => Promise<void> };

/** A fresh, migrated database on a PostgreSQL server: a copy of a template that the first test makes. */
export const freshDatabase = async (server: string): Promise<TestDatabase> =>
  databaseFrom(server, await migratedTemplate(server));

/** A database with nothing in it. */
export const emptyDatabase = (server: string): Promise<TestDatabase> => databaseFrom(server, 'template0');

/** Runs statements as they are, on a connection of their own. */
export const runScript = (url: string, script: string): Promise<void> =>
  onServer(url, (client) => client.query(script));

const databaseFrom = async (server: string, template: string): Promise<TestDatabase> => {
  const name = `mall_${newId().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
};

const migratedTemplate = async (server: string): Promise<string> => {
  const shape = createHash('sha256')
    .update(allStatements.join() + secretText)
    .digest('hex')
    .slice(0, 16);
  const name = `mall_template_${shape}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await makeTemplate(server, client, name);
  });
  return name;
};

/** Created under another name first: an existing template is complete. */
const makeTemplate = async (server: string, client: pg.Client, name: string): Promise<void> => {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const opened = openPostgres(urlOf(server, draft));
  await migrate(opened.db);
  await markSecret(opened.db, testSecret);
  await opened.close();
  await client.query(`alter database ${draft} rename to ${name}`);
};

const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const onServer = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
