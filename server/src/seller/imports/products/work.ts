import { emptyGoods } from '@mall/contract/seller/own-goods';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Db, Tx } from '../../../platform/db/open.ts';
import { createDraft } from '../../drafts/core/create.ts';
import { publishDraft } from '../../drafts/core/publish.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { StoredDraft } from '../../../platform/db/schema.ts';
import { goodsProblems, mallGoodsProblems } from '@mall/contract/seller/goods-problems';
import { checkPictures, openPictures, pictureNames, type SentPictures } from './pictures.ts';
import { type StoredPictures, storePictures } from './store-pictures.ts';
import { readTitled } from '../core/titled.ts';
import { goodsKind } from '../../drafts/products/kind.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { readTable } from '../../../platform/spreadsheets/read.ts';
import type { Work } from '../../jobs/run.ts';
import { checkGoods } from './check.ts';
import type { Beat, Held, Made } from '../../jobs/beat.ts';
import { choicesOf, takenNumbers } from './choices.queries.ts';
import { goodsColumns, goodsTitle, nameColumns } from './columns.ts';

type Parts = { db: Db; storage: StoragePort; answers: Answers };

/**
 * First reads a list of products and reports which of them can become drafts; once confirmed, creates them, and where
 * that was asked shows shoppers those that lack nothing, all or none.
 */
export const goodsWork =
  (parts: Parts): Work =>
  async (job, beat) => {
    await beat(0);
    const pictures = openPictures(await sentZip(parts, job));
    return job.state === 'writing' ? write(parts, job, pictures, beat) : check(parts, job, pictures, beat);
  };

const sentZip = async ({ storage }: Parts, { picturesKey }: Held): Promise<Buffer | null> => {
  if (picturesKey === null) return null;
  const bytes = await storage.get(picturesKey);
  if (bytes === null) throw new Refusal('job.fileGone');
  return bytes;
};

const check = async (
  { db, storage }: Parts,
  { sourceKey, shopId, language }: Held,
  pictures: SentPictures,
  beat: Beat,
): Promise<Made> => {
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
  const names = sent.rows.flatMap(({ cells }) => pictureNames(cells.pictures));
  const known = {
    ...(await choicesOf(db, shopId)),
    pictures: await checkPictures(pictures, names, () => beat(0, sent.rows.length)),
    numbers: await takenNumbers(
      db,
      { shopId },
      sent.rows.flatMap(({ cells: { no } }) => (no === '' ? [] : [no])),
    ),
  };
  const problemsOf = shopId === null ? mallGoodsProblems : goodsProblems;
  return { move: 'check', ...checkGoods(sent, known, language, problemsOf) };
};

const write = async (parts: Parts, job: Held, pictures: SentPictures, beat: Beat): Promise<Made> => {
  const drafts = job.rows.flatMap((row) => ('content' in row ? [row] : []));
  const stored = await storePictures(parts, pictures, {
    by: job.by,
    names: drafts.flatMap((draft) => draft.pictures ?? []),
    told: () => beat(0),
  });
  return {
    move: 'finish',
    rows: drafts.length,
    write: (tx) => writeDrafts(tx, job, drafts, stored),
    undo: stored.forget,
    after: () => {
      if (job.request.publish === true) parts.answers.raise(...goodsKind.raises);
    },
  };
};

/** Throws goods.tooMany, goods.choiceUnknown when a category or brand has gone since the check. */
const writeDrafts = async (
  tx: Tx,
  { by, shopId, request }: Held,
  drafts: readonly StoredDraft[],
  { urlOf }: StoredPictures,
): Promise<void> => {
  const author = { caller: { memberId: by }, scope: { shopId }, seesSupply: true };
  for (const { content, pictures = [], complete } of drafts) {
    const kept = await createDraft(tx, goodsKind, author, {
      ...emptyGoods,
      ...content,
      images: pictures.map(urlOf),
    });
    if (request.publish === true && complete === true && shopId === null)
      await publishDraft(tx, goodsKind, author, kept);
  }
};
