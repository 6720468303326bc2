import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openPglite } from '../platform/db/open.ts';
import { migratedSnapshot } from './snapshot.ts';

/**
 * A program: prepares every statement that tests sent to PostgreSQL (statements.ts wrote them into the given
 * folder) on the embedded database as migrations leave it. Prints as JSON how many it accepted, and which it
 * refused and why. Only statements that move or read data are prepared; tables that a test creates itself,
 * called test_…, do not exist, nor do those of the queue, which has statements of its own for each engine.
 */
const [folder = ''] = process.argv.slice(2);
const isPreparable = (text: string): boolean =>
  /^\s*(with|select|insert|update|delete|values|merge)\b/i.test(text) && !/\b(test_\w|pgboss"?\.)/.test(text);

const texts = new Set(
  readdirSync(folder)
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as string) // written by statements.ts
    .filter(isPreparable),
);
const { pglite, close } = await openPglite(null, await migratedSnapshot());
if (pglite === null) throw new Error('no embedded database');
const refused: { text: string; why: string }[] = [];
for (const text of texts) {
  try {
    await pglite.exec(`prepare tried as ${text}`);
    await pglite.exec('deallocate tried');
  } catch (error) {
    refused.push({ text, why: error instanceof Error ? error.message : String(error) });
  }
}
await close();
process.stdout.write(JSON.stringify({ prepared: texts.size - refused.length, refused }));
