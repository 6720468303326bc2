import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import type { Work } from '../jobs/run.ts';
import { excelFile } from '../../platform/spreadsheets/write.ts';
import { orderSheet, orderSheetName } from './order-sheet.ts';
import { countWanted, type ExportLine, linesWanted } from './orders.queries.ts';

/**
 * Writes the orders of a job to a file of the store. A repetition makes another file, and only that of the
 * worker who ends the job is stored.
 */
export const exportWork =
  ({ db, storage }: { db: Db; storage: StoragePort }): Work =>
  async (job, beat) => {
    const { orders } = job.request;
    if (orders === undefined) throw new Refusal('export.nothing');
    const { shopId } = job;
    const { lines: total } = await countWanted(db, { shopId }, orders);
    await beat(0, total);
    let rows = 0;
    async function* told(lines: AsyncIterable<ExportLine>) {
      for await (const line of lines) {
        rows += 1;
        if (rows % 250 === 0) await beat(rows, total);
        yield line;
      }
    }
    const fileKey = `jobs/${job.id}-${newId()}.xlsx`;
    const sheet = orderSheet(orders.columns, job.language);
    const file = excelFile(orderSheetName(job.language), sheet, told(linesWanted(db, { shopId }, orders)));
    const bytes = await storage.write(fileKey, file);
    return { move: 'finish', rows, fileKey, bytes, undo: () => storage.remove(fileKey) };
  };
