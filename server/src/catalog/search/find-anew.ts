import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { productsUnder } from './products-under.queries.ts';
import { writeTermsOfProducts } from './write-terms.ts';

/** A category or brand whose name changed. */
type Renamed = { categoryId: string } | { brandId: string };

export const findAnewJob = 'catalog.findAnew';
const perPart = 200;

/**
 * Lets products be found by the new name of their category or brand, soon after this transaction: a main category
 * may have more products than a request has time for.
 */
export const findAnew = (jobs: Pick<Jobs, 'send'>, tx: Tx, renamed: Renamed): Promise<void> =>
  jobs.send(tx, findAnewJob, renamed);

/** Rewrites the terms of the products of a category, those below it too, or of a brand; in parts. */
export const rewriteTerms = async (
  db: Db,
  { categoryId, brandId }: { categoryId?: string; brandId?: string },
): Promise<void> => {
  for (let after = 0; ; ) {
    const ids = await productsUnder(
      db,
      { categoryId: Number(categoryId ?? 0), brandId: Number(brandId ?? 0) },
      after,
      perPart,
    );
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(db, (tx) => writeTermsOfProducts(tx, ids));
    after = last;
  }
};
