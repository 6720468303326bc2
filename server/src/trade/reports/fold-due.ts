import type { Db } from '../../platform/db/open.ts';
import { foldSales } from './fold-sales.ts';

/** A batch takes some tens of milliseconds; what is left after so many is for the next minute. */
const mostBatches = 400;

/** Counts all that waits, in as many transactions as it takes. May run twice, late or never. */
export const foldDue = async (db: Db, batches = mostBatches): Promise<void> => {
  for (let batch = 0; batch < batches; batch += 1) if ((await foldSales(db, { waits: true })) === 0) return;
};
