import { emptyGoods } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { createDraft } from '../../drafts/core/create.ts';
import { readTitled } from '../core/titled.ts';
import { goodsKind } from '../../drafts/products/kind.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { readTable } from '../../../platform/spreadsheets/read.ts';
import type { Work } from '../../jobs/run.ts';
import { checkGoods } from './check.ts';
import type { Held, Made } from '../../jobs/beat.ts';
import { choicesOf } from './choices.queries.ts';
import { goodsColumns, goodsTitle, nameColumns } from './columns.ts';

type Parts = { db: Db; storage: StoragePort };

/**
 * First reads a list of products and reports which of them can become drafts; once confirmed, creates them,
 * all or none.
 */
export const goodsWork =
  (parts: Parts): Work =>
  async (job, beat) => {
    await beat(0);
    return job.state === 'writing' ? write(job) : check(parts, job);
  };

const check = async ({ db, storage }: Parts, { sourceKey, shopId, language }: Held): Promise<Made> => {
  const bytes = sourceKey === null ? null : await storage.get(sourceKey);
  if (bytes === null) throw new Refusal('job.fileGone');
  const sent = await readTitled(await readTable(bytes), {
    columns: goodsColumns,
    titleOf: goodsTitle,
    required: [],
    language,
    most: shopJob.importGoodsRows,
  });
  if (nameColumns.every((column) => sent.titles[column] === undefined))
    throw new Refusal('import.columnMissing', { column: goodsTitle(`name.${language}`, language) });
  return { move: 'check', ...checkGoods(sent, await choicesOf(db, shopId), language) };
};

const write = async (job: Held): Promise<Made> => ({
  move: 'finish',
  rows: job.rows.length,
  write: (tx) => writeDrafts(tx, job),
});

/** Throws goods.tooMany, goods.choiceUnknown when a category or brand has gone since the check. */
const writeDrafts = async (tx: Tx, { by, shopId, rows }: Held): Promise<void> => {
  for (const row of rows)
    if ('content' in row)
      await createDraft(
        tx,
        goodsKind,
        { caller: { memberId: by }, scope: { shopId }, seesSupply: true },
        { ...emptyGoods, ...row.content },
      );
};
