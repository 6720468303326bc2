import { Refusal } from '@mall/contract/refusals';
import type { Db } from '../db/open.ts';
import type { Answers } from '../http/answers.ts';
import type { StoragePort } from '../ports/storage.ts';
import { setShopPrices } from '../pricing/set-prices.ts';
import { readTable } from '../sheets/read.ts';
import type { Held, Made, Work } from '../shop-jobs/run.ts';
import { checkPrices, namedSkus } from './check.ts';
import { pricedSkus } from './goods.ts';
import { readPrices } from './read-prices.ts';

type Parts = { db: Db; storage: StoragePort; answers: Answers };

/** First reads a file and says of every row what it would do; once confirmed, writes what is ready, all of it or nothing. */
export const priceWork =
  (parts: Parts): Work =>
  async (job, beat) => {
    await beat(0);
    return job.state === 'writing' ? write(parts, job) : check(parts, job);
  };

const check = async ({ db, storage }: Parts, job: Held): Promise<Made> => {
  const bytes = job.sourceKey === null ? null : await storage.get(job.sourceKey);
  if (bytes === null) throw new Refusal('job.fileGone');
  const sent = await readPrices(await readTable(bytes), job.language);
  const checked = checkPrices(sent, await pricedSkus(db, job.shopId, namedSkus(sent)));
  if (checked.ready.length + checked.wrong === 0) throw new Refusal('import.noRows');
  return { move: 'check', ...checked };
};

const write = async ({ answers }: Parts, job: Held): Promise<Made> => ({
  move: 'finish',
  rows: job.rows.length,
  write: (tx) =>
    setShopPrices(tx, { shopId: job.shopId, by: job.by, object: `job:${job.id}`, rows: job.rows }),
  after: () => answers.raise('prices'),
});
