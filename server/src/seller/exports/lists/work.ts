import { isListExport, shopJob } from '@mall/contract/seller/shop-job';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../../platform/db/open.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { excelFile } from '../../../platform/spreadsheets/write.ts';
import type { Work } from '../../jobs/run.ts';
import { countListed, listedRows } from './lists.queries.ts';
import { listSheet, listSheetName } from './sheets.ts';

/** Writes a list of the console to a file of the store, while its rows come. What came since it was counted is left out at the limit. */
export const listExportWork =
  ({ db, storage }: { db: Db; storage: StoragePort }): Work =>
  async ({ id, kind, language, request: { listed } }, beat) => {
    if (!isListExport(kind) || listed === undefined) throw new Refusal('export.noRows');
    const total = await countListed(db, kind, listed, shopJob.listRows);
    await beat(0, total);
    let rows = 0;
    async function* told<Row>(lines: AsyncIterable<Row>) {
      for await (const line of lines) {
        if (rows === shopJob.listRows) return;
        rows += 1;
        if (rows % 250 === 0) await beat(rows, total);
        yield line;
      }
    }
    const fileKey = `jobs/${id}-${newId()}.xlsx`;
    const file = excelFile(
      listSheetName(kind, language),
      listSheet(kind, language),
      told(listedRows(db, kind, listed)),
    );
    const bytes = await storage.write(fileKey, file);
    return { move: 'finish', rows, fileKey, bytes, undo: () => storage.remove(fileKey) };
  };
