import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../../platform/db/open.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { termsOf } from '../../../catalog/index.ts';
import { readTable } from '../../../platform/spreadsheets/read.ts';
import { pricedSkus } from '../../prices/overlay/priced.queries.ts';
import type { Work } from '../../jobs/run.ts';
import { checkPrices, namedSkus } from './check.ts';
import { readPrices } from './read-prices.ts';
import { writeRows } from './write-rows.ts';
import { type Held, type Made, shopOfJob } from '../../jobs/beat.ts';

type Parts = { db: Db; storage: StoragePort; answers: Answers };

/**
 * First reads a file and reports the effect of every row; once confirmed, writes the ready rows, all of them
 * or none.
 */
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
  const checked = checkPrices(sent, {
    skus: await pricedSkus(db, shopOfJob(job), { skus: namedSkus(sent) }),
    terms: await termsOf(db, shopOfJob(job)),
  });
  if (checked.ready.length + checked.wrong === 0) throw new Refusal('import.noRows');
  return { move: 'check', ...checked };
};

const write = async ({ answers }: Parts, job: Held): Promise<Made> => ({
  move: 'finish',
  rows: job.rows.length,
  write: (tx) => writeRows(tx, job),
  after: () => answers.raise('prices'),
});
