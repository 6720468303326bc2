import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { ExportKind, JobKind } from '@mall/contract/seller/shop-job';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { isZip, tableKind } from '../../../platform/spreadsheets/read.ts';
import { beginJob } from '../../jobs/begin.ts';
import { shownJob } from '../../jobs/job.present.ts';
import type { JobSeller } from '../../jobs/seller.ts';
import type { Parts } from '../../../platform/media/upload.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';

type Services = { db: Db; jobs: Jobs; storage: StoragePort };
type ImportKind = Exclude<JobKind, ExportKind>;

const longestName = 80;

/**
 * Accepts a file; its content is read in the background. Throws import.notTable, import.encrypted,
 * import.notZip, job.tooMany.
 */
export const createImportService = ({ db, jobs, storage }: Services) => ({
  begin: async (
    seller: JobSeller,
    kind: ImportKind,
    { file, pictures, fields }: Parts,
  ): Promise<Output<'shopPrice.import'>> => {
    const sourceKey = `jobs/${newId()}.${tableKind(file)}`;
    const picturesKey = pictures === null ? null : zipKey(pictures);
    await storage.put(sourceKey, file);
    try {
      if (pictures !== null && picturesKey !== null) await storage.put(picturesKey, pictures);
      const id = await inTransaction(db, (tx) =>
        beginJob(tx, jobs, seller, {
          kind,
          request: { file: nameOf(fields.name), supply: seller.seesSupply },
          sourceKey,
          picturesKey,
        }),
      );
      return await shownJob(db, seller, id);
    } catch (error) {
      await storage.remove(sourceKey);
      if (picturesKey !== null) await storage.remove(picturesKey);
      throw error;
    }
  },
});

const zipKey = (pictures: Buffer): string => {
  if (!isZip(pictures)) throw new Refusal('import.notZip');
  return `jobs/${newId()}.zip`;
};

/** The file's name: displayed, never used as a path. */
const nameOf = (name: unknown): string => {
  const shown = typeof name === 'string' ? name.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim() : '';
  return firstCharacters(shown === '' ? 'import' : shown, longestName);
};
