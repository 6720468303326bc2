import { pickText } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import { stockLimits } from '@mall/contract/seller/stock';
import { recordCounts } from '../../../catalog/index.ts';
import type { Db, Tx } from '../../../platform/db/open.ts';
import type { StoredCount, StoredJobProblem } from '../../../platform/db/schema.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { readTable } from '../../../platform/spreadsheets/read.ts';
import type { Beat, Held, Made, NotWritten, WriteBatch } from '../../jobs/beat.ts';
import type { Work } from '../../jobs/run.ts';
import { noteStock } from '../../stock/note.ts';
import type { FaultKey } from '../core/faults.ts';
import { readTitled } from '../core/titled.ts';
import { checkCounts, namedSkus } from './check.ts';
import { countColumns, countTitle } from './columns.ts';
import { countedSkus } from './counted.queries.ts';

type Parts = { db: Db; storage: StoragePort; answers: Answers };

/**
 * First reads the sheet of a count and reports what each row would change; once confirmed, takes the counts some at a
 * time. One whose stock has moved since the check is told by its row, and the others are taken.
 */
export const countWork =
  (parts: Parts): Work =>
  async (job, beat, writeBatch) => {
    await beat(job.handled);
    return job.state === 'writing' ? write(parts, job, { beat, writeBatch }) : check(parts, job);
  };

const check = async ({ db, storage }: Parts, { sourceKey, shopId, language }: Held): Promise<Made> => {
  const bytes = sourceKey === null ? null : await storage.get(sourceKey);
  if (bytes === null) throw new Refusal('job.fileGone');
  const sent = await readTitled(await readTable(bytes), {
    columns: countColumns,
    titleOf: countTitle,
    required: countColumns,
    language,
    most: shopJob.importRows,
  });
  const checked = checkCounts(sent, await countedSkus(db, { shopId }, namedSkus(sent)), (sku) =>
    [sku.name, sku.spec_text].map((text) => pickText(text, language).text).join(' · '),
  );
  if (checked.ready.length + checked.wrong === 0) throw new Refusal('import.noRows');
  return { move: 'check', ...checked };
};

const write = async (
  { answers }: Parts,
  job: Held,
  { beat, writeBatch }: { beat: Beat; writeBatch: WriteBatch },
): Promise<Made> => {
  let taken = job.written;
  for (let from = job.handled; from < job.rows.length; from += stockLimits.rows) {
    const rows = job.rows
      .slice(from, from + stockLimits.rows)
      .flatMap((row) => ('counted' in row ? [row] : []));
    let left: NotWritten | undefined;
    await writeBatch({
      from,
      count: rows.length,
      write: async (tx) => {
        left = await takeCounts(tx, job, rows);
        return left;
      },
    });
    taken += rows.length - (left?.back.length ?? 0);
    answers.raise('stock');
    await beat(from + rows.length);
  }
  return { move: 'finish', rows: taken };
};

/** Gives the rows that were not taken, and why. */
const takeCounts = async (tx: Tx, job: Held, rows: readonly StoredCount[]): Promise<NotWritten> => {
  const { id, by, shopId, language, request } = job;
  const scope = { shopId };
  const counts = rows.map(({ skuId, expected, counted }) => ({ skuId: Number(skuId), expected, counted }));
  const note = request.file ?? '';
  const left = new Map(
    (await recordCounts(tx, scope, counts, { id, note, by })).map((one) => [one.skuId, one]),
  );
  const taken = counts.filter(({ skuId }) => !left.has(skuId));
  const differ = taken.filter(({ expected, counted }) => expected !== counted);
  if (taken.length > 0)
    await noteStock(tx, { caller: { memberId: by }, scope }, 'stock.count', null, {
      new: { count: taken.length, differing: differ.length, note },
      more: { job: id, skus: Object.fromEntries(differ.map((row) => [row.skuId, row])) },
    });
  const problems = rows.flatMap(({ skuId, rows: [row = 0] }): StoredJobProblem[] => {
    const why = left.get(Number(skuId));
    if (why === undefined) return [];
    const column = countTitle(
      why.why === 'held' ? 'counted' : why.why === 'moved' ? 'onHand' : 'sku',
      language,
    );
    const problem: FaultKey = why.why === 'held' ? 'stockHeld' : why.why === 'moved' ? 'stockMoved' : 'gone';
    return [{ row, column, problem, detail: { onHand: why.onHand, held: why.held } }];
  });
  return { problems, back: problems.map(({ row }) => row) };
};
