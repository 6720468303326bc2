import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { termsVersion } from './product-terms.ts';
import { outdated, productsUnder } from './products-under.queries.ts';
import { queryTerms } from './terms.ts';
import { writeTermsAndWords, writeTermsOfProducts } from './write-terms.ts';

/** A category, brand or style whose name changed, or words that mean something else now, each on a line. */
type Renamed = { categoryId: string } | { brandId: string } | { style: string } | { words: string };

export const findAnewJob = 'catalog.findAnew';
const perPart = 200;

/**
 * Lets products be found by the new name of their category, brand or style, or by what their words mean now, soon after this
 * transaction: a main category may have more products than a request has time for.
 */
export const findAnew = (jobs: Pick<Jobs, 'send'>, tx: Tx, renamed: Renamed): Promise<void> =>
  jobs.send(tx, findAnewJob, renamed);

type Under = { categoryId?: string; brandId?: string; style?: string; words?: string };

/** Rewrites the terms of the products of a category, those below it too, of a brand, of a style, or with one of these words; in parts. */
export const rewriteTerms = async (
  db: Db,
  { categoryId, brandId, style, words = '' }: Under,
): Promise<void> => {
  for (let after = 0; ; ) {
    const ids = await productsUnder(
      db,
      {
        categoryId: Number(categoryId ?? 0),
        brandId: Number(brandId ?? 0),
        style: style ?? '',
        words: words === '' ? [] : words.split('\n').map(queryTerms),
      },
      after,
      perPart,
    );
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(db, (tx) => writeTermsOfProducts(tx, ids));
    after = last;
  }
};

/**
 * Works off products whose terms an earlier version of the mall wrote, and notes the words of those that
 * changed. Part by part, so that it goes on where it was stopped and holds no product for long. Whether there
 * were any.
 */
export const sweepTerms = async (db: Db): Promise<boolean> => {
  for (let after = 0; ; ) {
    const ids = await outdated(db, termsVersion, after, perPart);
    const last = ids.at(-1);
    if (last === undefined) return after > 0;
    await inTransaction(db, (tx) => writeTermsAndWords(tx, ids));
    after = last;
  }
};
