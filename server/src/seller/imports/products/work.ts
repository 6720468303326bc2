import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Db } from '../../../platform/db/open.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import { goodsProblems, mallGoodsProblems } from '@mall/contract/seller/goods-problems';
import type { FetchPicture } from '../../../platform/media/fetch-picture.ts';
import {
  checkPictures,
  openPictures,
  pictureAddresses,
  pictureNames,
  type SentPictures,
} from './pictures.ts';
import { readTitled, type Sent } from '../core/titled.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { readTable } from '../../../platform/spreadsheets/read.ts';
import type { Work } from '../../jobs/run.ts';
import { checkGoods } from './check.ts';
import type { Beat, Held, Made } from '../../jobs/beat.ts';
import { choicesOf, choiceTexts, takenNumbers } from './choices.queries.ts';
import { type GoodsColumn, goodsTitle, nameColumns, readColumns } from './columns.ts';
import { standingOf } from './standing.queries.ts';
import { writeProducts } from './write-products.ts';

type Parts = {
  db: Db;
  storage: StoragePort;
  answers: Answers;
  fetchFrom: FetchPicture;
};

/**
 * First reads a list of products and reports which of them can become drafts; once confirmed, creates them some at a
 * time, and where that was asked shows shoppers those that lack nothing.
 */
export const goodsWork =
  (parts: Parts): Work =>
  async (job, beat, writeBatch) => {
    await beat(job.handled);
    const pictures = openPictures(await sentZip(parts, job), parts.fetchFrom);
    return job.state === 'writing'
      ? writeProducts(parts, job, { pictures, beat, writeBatch })
      : check(parts, job, pictures, beat);
  };

const sentZip = async ({ storage }: Parts, { picturesKey }: Held): Promise<Buffer | null> => {
  if (picturesKey === null) return null;
  const bytes = await storage.get(picturesKey);
  if (bytes === null) throw new Refusal('job.fileGone');
  return bytes;
};

const check = async (
  { db, storage }: Parts,
  { sourceKey, shopId, language, request }: Held,
  pictures: SentPictures,
  beat: Beat,
): Promise<Made> => {
  const bytes = sourceKey === null ? null : await storage.get(sourceKey);
  if (bytes === null) throw new Refusal('job.fileGone');
  const read = await readTitled(await readTable(bytes), {
    columns: readColumns,
    titleOf: goodsTitle,
    required: [],
    language,
    most: shopJob.importGoodsRows,
  });
  const sent = withDetail(read, language);
  if ([...nameColumns, 'version' as const].every((column) => sent.titles[column] === undefined))
    throw new Refusal('import.columnMissing', { column: goodsTitle(`name.${language}`, language) });
  const names = sent.rows.flatMap(({ cells }) => pictureNames(cells.pictures));
  const addresses = new Set(sent.rows.flatMap(({ cells }) => pictureAddresses(cells.pictureUrls)));
  if (addresses.size > shopJob.pictureAddresses)
    throw new Refusal('import.tooManyAddresses', { max: shopJob.pictureAddresses });
  const scope = { shopId };
  const known = {
    ...(await choicesOf(db, shopId)),
    texts: await choiceTexts(db, scope),
    standing: await standingOf(
      db,
      scope,
      sent.rows.flatMap(({ cells: { group } }) => (group === '' ? [] : [group])),
    ),
    pictures: await checkPictures(pictures, names, () => beat(0, sent.rows.length)),
    numbers: await takenNumbers(
      db,
      scope,
      sent.rows.flatMap(({ cells: { no } }) => (no === '' ? [] : [no])),
    ),
  };
  const problemsOf = shopId === null ? mallGoodsProblems : goodsProblems;
  const sender = { language, seesSupply: request.supply === true, publishes: shopId === null };
  return { move: 'check', ...checkGoods(sent, known, sender, problemsOf) };
};

/** A list with the one description of before where its language has one now. */
const withDetail = (
  { rows, titles }: Sent<(typeof readColumns)[number]>,
  language: Language,
): Sent<GoodsColumn> => {
  const column = `detail.${language}` as const;
  const title = titles[column] ?? titles.detail;
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: { ...row.cells, [column]: row.cells[column] === '' ? row.cells.detail : row.cells[column] },
      formulas: row.formulas.map((one) => (one === 'detail' ? column : one)),
    })),
    titles: title === undefined ? titles : { ...titles, [column]: title },
  };
};
