import { upload } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { emptyGoods } from '@mall/contract/seller/own-goods';
import { shopJob } from '@mall/contract/seller/shop-job';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/open.ts';
import type { StoredDraft, StoredJobProblem } from '../../../platform/db/schema.ts';
import type { Answers } from '../../../platform/http/answers.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { createDraft } from '../../drafts/core/create.ts';
import type { Author } from '../../drafts/core/author.ts';
import { publishDraft } from '../../drafts/core/publish.ts';
import { goodsKind } from '../../drafts/products/kind.ts';
import { changeStanding } from '../../drafts/products/standing.ts';
import { type Beat, type Held, type Made, Stopped, type WriteBatch } from '../../jobs/beat.ts';
import { takenNumbers } from './choices.queries.ts';
import { goodsTitle } from './columns.ts';
import { isAddress, type SentPictures } from './pictures.ts';
import { longestQuote } from './read-cells.ts';
import type { FaultKey } from '../core/faults.ts';
import { PictureNotFetched } from '../../../platform/media/fetch-picture.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';
import { type StoredPictures, storePictures } from './store-pictures.ts';

type Parts = { readonly db: Db; readonly storage: StoragePort; readonly answers: Answers };
type Hands = { readonly pictures: SentPictures; readonly beat: Beat; readonly writeBatch: WriteBatch };
/** Products of a sheet, and how many of the ready ones stand before them. */
type Part = { readonly from: number; readonly drafts: readonly StoredDraft[] };

/**
 * Writes the confirmed products that are not behind yet, each batch with its pictures. One that is not possible any more, or
 * of which a picture does not come from its address, is left out alone, and its rows go back. Throws storage.full, job.fileGone.
 */
export const writeProducts = async (
  parts: Parts,
  job: Held,
  { pictures, beat, writeBatch }: Hands,
): Promise<Made> => {
  const drafts = job.rows.flatMap((row) => ('content' in row ? [row] : []));
  let handled = job.handled;
  let written = job.written;
  const stored = storePictures(parts, pictures, { by: job.by, told: () => beat(handled) });

  const writePart = async ({ from, drafts: some }: Part): Promise<void> => {
    const added = await stored.add(some.flatMap(({ pictures: names = [] }) => names));
    try {
      await writeBatch({
        from,
        count: some.length,
        write: (tx) => writeDrafts(tx, job, some, stored).then(() => undefined),
      });
      written += some.length;
    } catch (error) {
      const fault = faultOf(error, job);
      // Of other failures nobody knows whether the transaction was written.
      if (fault !== null || error instanceof Stopped) await added.forget();
      if (fault === null) throw error;
      if (some.length > 1) {
        const half = Math.ceil(some.length / 2);
        await writePart({ from, drafts: some.slice(0, half) });
        await writePart({ from: from + half, drafts: some.slice(half) });
      } else {
        const back = some[0]?.rows ?? [];
        await writeBatch({ from, count: 1, problems: [{ row: back[0] ?? 0, ...fault }], back });
      }
    }
  };

  /** Fetches what products have addresses of, one after the other: who of them lacks a picture is left out, the others go on. */
  const fetchPart = async (some: readonly StoredDraft[]) => {
    const faults = new Map<StoredDraft, Omit<StoredJobProblem, 'row'>>();
    const added: (() => Promise<void>)[] = [];
    for (const draft of some)
      try {
        const { forget } = await stored.add(draft.pictures?.filter(isAddress) ?? []);
        added.push(forget);
      } catch (error) {
        const fault = error instanceof PictureNotFetched ? fetchFault(error, job) : null;
        if (fault === null) {
          for (const forget of added) await forget();
          throw error;
        }
        faults.set(draft, fault);
      }
    return faults;
  };

  while (handled < drafts.length) {
    const part = { from: handled, drafts: drafts.slice(handled, handled + shopJob.batchRows) };
    const faults = await fetchPart(part.drafts);
    for (const { from, drafts: some } of runsOf(part, (draft) => faults.has(draft))) {
      const fault = some[0] && faults.get(some[0]);
      if (fault === undefined) await writePart({ from, drafts: some });
      else {
        const back = some[0]?.rows ?? [];
        await writeBatch({ from, count: 1, problems: [{ row: back[0] ?? 0, ...fault }], back });
      }
    }
    handled += part.drafts.length;
    if (job.request.publish === true) parts.answers.raise(...goodsKind.raises);
  }
  return { move: 'finish', rows: written };
};

/** A part in its order: those that are left out one by one, the others as far as they stand together. Pure. */
const runsOf = ({ from, drafts }: Part, isLeftOut: (draft: StoredDraft) => boolean): Part[] => {
  const runs: { from: number; drafts: StoredDraft[]; alone: boolean }[] = [];
  for (const [at, draft] of drafts.entries()) {
    const last = runs.at(-1);
    const alone = isLeftOut(draft);
    if (last === undefined || alone || last.alone) runs.push({ from: from + at, drafts: [draft], alone });
    else last.drafts.push(draft);
  }
  return runs;
};

/** Why a picture did not come from its address, by the file's title of that column. */
const fetchFault = (
  { address, problem }: PictureNotFetched,
  { language }: Held,
): Omit<StoredJobProblem, 'row'> => ({
  column: goodsTitle('pictureUrls', language),
  problem: `pictureUrl.${problem}` satisfies FaultKey,
  detail: { text: firstCharacters(address, longestQuote), max: upload.maxBytes / (1024 * 1024) },
});

/** Another product got one of these article numbers since the check. */
class NumberTaken extends Error {}

/** Why a product cannot be written; null when that is not its fault. */
const faultOf = (error: unknown, { language }: Held): Omit<StoredJobProblem, 'row'> | null => {
  if (error instanceof NumberTaken) return { column: goodsTitle('no', language), problem: 'noTaken' };
  if (!(error instanceof Refusal)) return null;
  const detail = Object.entries(error.detail ?? {}).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { column: '', problem: error.reason, detail: Object.fromEntries(detail) };
};

/**
 * Throws NumberTaken, goods.tooMany, goods.choiceUnknown when a category or brand has gone since the check, and
 * goods.changedElsewhere, goods.inReview, missing when somebody changed, sent or removed a product.
 */
const writeDrafts = async (
  tx: Tx,
  { by, shopId, request }: Held,
  drafts: readonly StoredDraft[],
  { urlOf }: StoredPictures,
): Promise<void> => {
  // What was left empty stays as it is in the whole content, the supply prices too.
  const author = { caller: { memberId: by }, scope: { shopId }, seesSupply: true };
  // Of two lists of one seller that are written at once, the later sees the numbers of the earlier.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`products of ${shopId ?? 'the mall'}`}, 0))`.execute(
    tx,
  );
  await refuseTaken(tx, author, drafts);
  for (const draft of drafts) {
    const { content, pictures = [], complete, of } = draft;
    const images = pictures.map(urlOf);
    const kept =
      of === undefined
        ? await createDraft(tx, goodsKind, author, { ...emptyGoods, ...content, images })
        : await changeStanding(tx, author, of, images.length === 0 ? content : { ...content, images });
    if (request.publish === true && complete === true && shopId === null)
      await publishDraft(tx, goodsKind, author, kept);
  }
};

/** Throws NumberTaken when another product has a number that one of these gets. */
const refuseTaken = async (tx: Tx, { scope }: Author, drafts: readonly StoredDraft[]): Promise<void> => {
  const given = drafts.map(({ content: { skus = [] }, of }) => ({
    productId: of?.productId ?? null,
    numbers: (of?.numbers ?? skus.map(({ no }) => no)).filter((no) => no !== ''),
  }));
  const taken = await takenNumbers(
    tx,
    scope,
    given.flatMap(({ numbers }) => numbers),
  );
  for (const { productId, numbers } of given)
    if (numbers.some((no) => taken.get(no)?.some((id) => id !== productId) === true)) throw new NumberTaken();
};
