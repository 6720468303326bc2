import { createHash } from 'node:crypto';
import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type FileProvider, reconciliationLimits as limits } from '@mall/contract/trade/reconciliation';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import { firstCharacters } from '../../platform/i18n/storable.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Parts as Sent } from '../../platform/media/upload.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { textOf } from '../../platform/spreadsheets/text.ts';
import { beginAgain } from './begin-again.ts';
import { bookedOn } from './booked.queries.ts';
import { daysBetween, stateOf } from './days.ts';
import { differenceSheet } from './difference-sheet.ts';
import { linesOfBytes } from './files/csv-rows.ts';
import { dayAt, dayOf, readProviderFile } from './files/read-file.ts';
import {
  fileById,
  filePage,
  type FileRow,
  filesOfDays,
  firstDay,
  sameFile,
  noSums,
  sumsOf,
  sumsOfFiles,
} from './files.queries.ts';
import { noteExplained, noteReopened } from './note-explained.ts';
import { toFile, toLine } from './reconciliation.present.ts';
import { takeFile } from './take-file.ts';

type Parts = { db: Db; jobs: Jobs; storage: StoragePort };
type File = Output<'mallReconciliation.upload'>;
type Days = Output<'mallReconciliation.days'>;

export const compareJob = 'reconciliation.compare';
const longestName = 80;
/** Days that are looked at for one page: those of a state stand among others. */
const mostDays = 400;

/** What providers say beside what the mall has booked (docs/decisions/088-providers-files.md). */
export const createReconciliation = ({ db, jobs, storage }: Parts) => {
  const row = async (id: string): Promise<FileRow> => {
    const found = await fileById(db, id);
    if (found === undefined) throw new Refusal('missing');
    return found;
  };
  const one = async (id: string): Promise<File> => toFile(await row(id), await sumsOf(db, id));

  const standing = async (method: FileProvider, days: readonly string[]): Promise<Days['list']> => {
    const [files, booked] = await Promise.all([
      filesOfDays(db, method, days),
      bookedOn(
        db,
        days.map((day) => ({ method, ...dayAt(method, day) })),
      ),
    ]);
    const shown = new Map<string, File>();
    const sums = await sumsOfFiles(
      db,
      files.map(({ id }) => id),
    );
    for (const file of files) shown.set(file.day, toFile(file, sums.get(file.id) ?? noSums));
    return days.map((day, index) => {
      const [file, n] = [shown.get(day) ?? null, booked[index] ?? 0];
      const state = stateOf({ booked: n, status: file?.status ?? null, open: file?.open ?? 0 });
      return { day, state, booked: n, file };
    });
  };

  return {
    days: async ({ method, state, page, size }: Input<'mallReconciliation.days'>): Promise<Days> => {
      const all = daysBetween(method, await firstDay(db, method), clock.now());
      const latest = all[0] ?? '';
      const on = <T>(rows: readonly T[]) => rows.slice((page - 1) * size, page * size);
      if (state === undefined)
        return { list: await standing(method, on(all)), total: all.length, page, size, latest };
      const fitting = (await standing(method, all.slice(0, mostDays))).filter((day) => day.state === state);
      return { list: on(fitting), total: fitting.length, page, size, latest };
    },

    upload: async (
      caller: Operator,
      { method, day }: Input<'mallReconciliation.upload'>,
      { file, fields }: Sent,
    ): Promise<File> => {
      if (day > dayOf(method, clock.now()) || day === dayOf(method, clock.now()))
        throw new Refusal('reconciliation.dayNotOver');
      mustBeIts(method, day, file);
      const hash = createHash('sha256').update(file).digest('hex');
      const same = await sameFile(db, { method, day, hash });
      if (same !== undefined) throw new Refusal('reconciliation.sameFile', { name: same.by_name });
      const sourceKey = `provider-files/${newId()}.csv`;
      await storage.put(sourceKey, file);
      const id = await inTransaction(db, async (tx) => {
        const taken = await takeFile(tx, caller, {
          method,
          day,
          hash,
          title: nameOf(fields.name),
          sourceKey,
        });
        await jobs.send(tx, compareJob, { id: taken });
        return taken;
      }).catch(async (error: unknown) => {
        await storage.remove(sourceKey);
        throw error;
      });
      return one(id);
    },

    detail: async (id: string): Promise<Output<'mallReconciliation.detail'>> => {
      const [file, sums] = [await row(id), await sumsOf(db, id)];
      return { ...toFile(file, sums), counts: sums.counts };
    },

    lines: async (input: Input<'mallReconciliation.lines'>): Promise<Output<'mallReconciliation.lines'>> => {
      await row(input.id);
      const { rows, total } = await filePage(db, input);
      return { list: rows.map(toLine), total, page: input.page, size: input.size };
    },

    explain: async (caller: Operator, input: Input<'mallReconciliation.explain'>): Promise<File> => {
      const file = await row(input.id);
      await inTransaction(db, (tx) => noteExplained(tx, caller, { ...input, file }));
      return one(input.id);
    },

    reopen: async (caller: Operator, input: Input<'mallReconciliation.reopen'>): Promise<File> => {
      const file = await row(input.id);
      await inTransaction(db, (tx) => noteReopened(tx, caller, { ...input, file }));
      return one(input.id);
    },

    again: async (caller: Operator, id: string): Promise<File> => {
      await inTransaction(db, async (tx) => {
        await beginAgain(tx, caller, id);
        await jobs.send(tx, compareJob, { id });
      });
      return one(id);
    },

    sheet: async (id: string, language: Language): Promise<FileAnswer> =>
      differenceSheet(db, await row(id), language),
  };
};

/** The file's name: displayed, never used as a path. */
const nameOf = (name: unknown): string => {
  const shown = typeof name === 'string' ? name.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim() : '';
  return firstCharacters(shown === '' ? 'csv' : shown, longestName);
};

/**
 * Looks at a file before it is taken: its titles are those of the provider, and some line is of the day. It reads up to the
 * first of those, all else is for the comparison in the background. Throws reconciliation.notItsFile, .otherProvider,
 * .otherDay, .tooLong.
 */
const mustBeIts = (method: FileProvider, day: string, bytes: Buffer): void => {
  if (linesOfBytes(bytes) > limits.rows) throw new Refusal('reconciliation.tooLong', { max: limits.rows });
  // Text of two bytes a character, sheets and archives have zeros at their beginning.
  const isText = !bytes.subarray(0, 4096).includes(0);
  const read = isText ? readProviderFile(method, day, textOf(bytes)) : ({ is: 'none', lacks: [] } as const);
  if (read.is === 'another') throw new Refusal('reconciliation.otherProvider', { method: read.method });
  if (read.is === 'none') throw new Refusal('reconciliation.notItsFile', { titles: read.lacks.join(', ') });
  let another: Date | null = null;
  for (const { problem, at } of read.lines) {
    if (problem !== 'day') return;
    another ??= at;
  }
  if (another !== null) throw new Refusal('reconciliation.otherDay', { day: dayOf(method, another) });
};
