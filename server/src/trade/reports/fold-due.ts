import type { Db } from '../../platform/db/open.ts';
import { foldSales } from './fold-sales.ts';

/** About a minute of work; what is left is for the next one. */
const mostBatches = 400;

/** Counts all that waits, in as many transactions as it takes. May run twice, late or never. */
export const foldDue = async (db: Db, batches = mostBatches): Promise<void> => {
  for (let batch = 0; batch < batches; batch += 1) if ((await foldSales(db, { waits: true })) === 0) return;
};
