import type { Output } from '@mall/contract/operations';
import type { JobKind } from '@mall/contract/seller/shop-job';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { tableKind } from '../../../platform/spreadsheets/read.ts';
import { beginJob } from '../../jobs/begin.ts';
import { shownJob } from '../../jobs/job.present.ts';
import type { JobSeller } from '../../jobs/seller.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';

type Parts = { db: Db; jobs: Jobs; storage: StoragePort };
type ImportKind = Exclude<JobKind, 'orderExport'>;
type Sent = { file: Buffer; fields: Record<string, unknown> };
const longestName = 80;

/**
 * Accepts a file; its content is read in the background. Throws import.notTable, import.encrypted,
 * job.tooMany.
 */
export const createImportService = ({ db, jobs, storage }: Parts) => ({
  begin: async (
    seller: JobSeller,
    kind: ImportKind,
    { file, fields }: Sent,
  ): Promise<Output<'shopPrice.import'>> => {
    const sourceKey = `jobs/${newId()}.${tableKind(file)}`;
    await storage.put(sourceKey, file);
    try {
      const id = await inTransaction(db, (tx) =>
        beginJob(tx, jobs, seller, {
          kind,
          request: { file: nameOf(fields.name) },
          sourceKey,
        }),
      );
      return await shownJob(db, seller, id);
    } catch (error) {
      await storage.remove(sourceKey);
      throw error;
    }
  },
});

/** The file's name: displayed, never used as a path. */
const nameOf = (name: unknown): string => {
  const shown = typeof name === 'string' ? name.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim() : '';
  return firstCharacters(shown === '' ? 'import' : shown, longestName);
};
