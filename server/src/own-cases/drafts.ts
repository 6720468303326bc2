import type { Input, Output } from '@mall/contract/operations';
import { type CaseContent, caseLimits, skusOfCase } from '@mall/contract/own-cases';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { newId } from '../ids.ts';
import { ownsMedia } from '../media/owned.ts';
import { noteCase } from './note.ts';
import { countCases, shownCase, skusOfShop, type ShownRow } from './queries.ts';
import { toCase } from './shown.ts';

export type Kept = Output<'ownCase.save'>;

/** What stands in a case already, whoever put it there. */
type Known = { readonly urls: ReadonlySet<string>; readonly skuIds: ReadonlySet<string> };
const nothingKnown: Known = { urls: new Set(), skuIds: new Set() };

/** Begins a design case of the caller's shop. Throws goods.tooMany, goods.pictureUnknown, case.pieceUnknown. */
export const createDraft = async (
  tx: Tx,
  caller: Staff,
  content: CaseContent,
  known: Known = nothingKnown,
): Promise<Kept> => {
  const { shopId } = caller.staff;
  await refuseUnknown(tx, caller, content, known);
  if ((await countCases(tx, shopId)) >= caseLimits.cases)
    throw new Refusal('goods.tooMany', { max: caseLimits.cases });
  const id = newId();
  const row = await tx
    .insertInto('own_cases')
    .values({ id, shop_id: shopId, content: json(content), saved_by: caller.memberId })
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  await noteCase(tx, caller, { id, shop_id: shopId, content }, 'case.create');
  return { id, version: row.version, state: row.state, savedAt: row.saved_at.toISOString() };
};

/**
 * Keeps a draft. An older version does not overwrite a newer one: it refuses case.changedElsewhere with the newer draft, so that
 * nothing is lost on either side. What is in review is not changed. Throws missing, case.inReview, goods.pictureUnknown,
 * case.pieceUnknown.
 */
export const saveDraft = async (
  tx: Tx,
  caller: Staff,
  { id, version, content }: Input<'ownCase.save'>,
): Promise<Kept> => {
  const { shopId } = caller.staff;
  const before = await shownCase(tx, shopId, id);
  if (before === undefined) throw new Refusal('missing');
  await refuseUnknown(tx, caller, content, knownIn(before));
  const { rows } = await sql<{ version: number; state: Kept['state']; saved_at: Date }>`
    update own_cases set content = ${json(content)}, version = version + 1, state = case when state = 'approved' then 'draft' else state end,
      saved_by = ${caller.memberId}, saved_at = now()
    where id = ${id} and shop_id = ${shopId} and version = ${version} and state <> 'pending' and removed_at is null
    returning version, state, saved_at`.execute(tx);
  const [row] = rows;
  if (row !== undefined)
    return { id, version: row.version, state: row.state, savedAt: row.saved_at.toISOString() };
  const now = await shownCase(tx, shopId, id);
  if (now === undefined) throw new Refusal('missing');
  if (now.state === 'pending') throw new Refusal('case.inReview', { state: now.state });
  throw changedElsewhere(now);
};

export const changedElsewhere = (row: ShownRow): Refusal => {
  const { version, savedAt, savedBy, state, content } = toCase(row, []);
  return new Refusal('case.changedElsewhere', { version, savedAt, savedBy, state, content, name: savedBy });
};

/** A copy of a case as the draft of another one. Throws missing, goods.tooMany. */
export const copyCase = async (tx: Tx, caller: Staff, id: string): Promise<Kept> => {
  const row = await shownCase(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  return createDraft(tx, caller, row.content, knownIn(row));
};

const knownIn = ({ content, live }: Pick<ShownRow, 'content' | 'live'>): Known => {
  const contents = live === null ? [content] : [content, live];
  return {
    urls: new Set(contents.flatMap(({ pictures }) => pictures.map(({ url }) => url))),
    skuIds: new Set(contents.flatMap(skusOfCase)),
  };
};

/** Nobody shows another's picture as his own, and binds no product that his shop cannot sell. */
const refuseUnknown = async (tx: Tx, caller: Staff, content: CaseContent, known: Known): Promise<void> => {
  const urls = content.pictures.map(({ url }) => url).filter((url) => !known.urls.has(url));
  if (!(await ownsMedia(tx, caller.memberId, urls))) throw new Refusal('goods.pictureUnknown');
  const skuIds = skusOfCase(content).filter((skuId) => !known.skuIds.has(skuId));
  const found = await skusOfShop(tx, caller.staff.shopId, skuIds);
  if (found.length !== skuIds.length) throw new Refusal('case.pieceUnknown');
};
