import { setImmediate as pause } from 'node:timers/promises';
import { fileMoves } from '@mall/contract/trade/reconciliation';
import type { Db } from '../../platform/db/open.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { textOf } from '../../platform/spreadsheets/text.ts';
import { bookedOf } from './booked.queries.ts';
import type { FileLine } from './files/line.ts';
import { readProviderFile } from './files/read-file.ts';
import { fileById, leftFiles } from './files.queries.ts';
import { judge } from './judge.ts';
import { refuseFile } from './refuse-file.ts';
import { writeEnd, writeLines } from './write-lines.ts';

type Parts = { db: Db; storage: StoragePort };

/** Lines of one transaction: progress is shown after each. */
const atOnce = 500;

/**
 * Compares a file that is to be read with what is booked, from the line where somebody stopped. May run twice at once or
 * after a killed worker: each part is written by one.
 */
export const compareFile = async ({ db, storage }: Parts, id: string): Promise<void> => {
  const file = await fileById(db, id);
  if (file === undefined || !fileMoves.finish.from.some((status) => status === file.status)) return;
  const bytes = file.source_key === null ? null : await storage.get(file.source_key);
  if (bytes === null) return refuseFile(db, id, 'gone');
  const read = readProviderFile(file.method, file.day, textOf(bytes));
  // A version of the mall that wants other columns must not call all that is booked missing.
  if (read.is !== 'its') return refuseFile(db, id, 'notItsFile');
  const lines = await inParts(read.lines);
  if (lines.length > 0 && lines.every(({ problem }) => problem === 'day'))
    return refuseFile(db, id, 'otherDay');
  for (let from = file.handled; from < lines.length || from === 0; from += atOnce) {
    const part = lines.slice(from, from + atOnce);
    const written = await inTransaction(db, async (tx) => {
      const known = await bookedOf(
        tx,
        part.map(({ ours }) => ours),
      );
      const judged = part.map((line) => judge(line, file.method, known));
      return writeLines(tx, id, { from, total: lines.length, lines: judged });
    });
    if (!written) return;
  }
  await inTransaction(db, (tx) => writeEnd(tx, file));
};

/** All lines, with pauses in which the process answers others. */
const inParts = async (read: Iterable<FileLine>): Promise<FileLine[]> => {
  const lines: FileLine[] = [];
  for (const line of read) if (lines.push(line) % atOnce === 0) await pause();
  return lines;
};

/** Goes on with files whose worker is gone. */
export const compareLeft = (parts: Parts): Promise<Done> =>
  eachDue(
    'file',
    (except) => leftFiles(parts.db, except),
    (id) => compareFile(parts, id),
  );
