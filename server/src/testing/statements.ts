import { appendFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/**
 * A setup file of jest. Writes each statement that this worker sends to PostgreSQL into a file of
 * STATEMENTS_DIR, once, as a line of JSON. The embedded database prepares all of them afterwards
 * (prepare-statements.ts), so that not every test need run on both.
 */
const recordStatements = (file: string): void => {
  const known = new Set<string>();
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('pg has no Client.query');
  const recording = function (this: pg.Client, ...args: unknown[]): unknown {
    const [asked] = args;
    const text = typeof asked === 'string' ? asked : textOf(asked);
    if (text !== undefined && !known.has(text)) {
      known.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return Reflect.apply(query, this, args);
  };
  pg.Client.prototype.query = recording as typeof pg.Client.prototype.query; // the same signatures
};

const textOf = (asked: unknown): string | undefined =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'
    ? asked.text
    : undefined;

const folder = process.env.STATEMENTS_DIR;
if (folder !== undefined) recordStatements(path.join(folder, `${process.pid}.jsonl`));
