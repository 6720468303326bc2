import { type CaseProblem, caseProblems } from '@mall/contract/case-problems';
import { changedFields } from '@mall/contract/draft-merge';
import { type CaseContent, caseLimits } from '@mall/contract/own-cases';
import type { GoodsState } from '@mall/contract/own-goods';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { moveFrom } from '../own-goods/moves.ts';
import { changedElsewhere, type Kept } from './drafts.ts';
import { noteCase } from './note.ts';
import { type CaseRow, countCases, lockCase, shownCase } from './queries.ts';

type At = { readonly id: string; readonly version: number };

/** Throws goods.incomplete with each field that is missing or wrong: `{ 'pictures.2': 'spots.unbound' }`. */
export const refuseIncomplete = (content: CaseContent): void => {
  const problems = caseProblems(content);
  if (problems.length > 0)
    throw new Refusal('goods.incomplete', Object.fromEntries(problems.map((one) => [placeOf(one), one.key])));
};

const placeOf = ({ field, picture }: CaseProblem): string =>
  picture === undefined ? field : `${field}.${picture}`;

/** What would change for shoppers, for the note of a move. */
export const changesIn = ({ live, content }: Pick<CaseRow, 'live' | 'content'>) => ({
  more: { fields: live === null ? [] : changedFields(live, content) },
});

/** Sends the version that was seen to review. Throws missing, case.changedElsewhere, goods.notNow, goods.incomplete. */
export const submitCase = async (tx: Tx, caller: Staff, at: At): Promise<Kept> => {
  const row = await lockVersion(tx, caller, at);
  moveFrom(row.state, ['submit', 'resubmit']);
  refuseIncomplete(row.content);
  await noteCase(tx, caller, row, 'case.submit', changesIn(row));
  return move(tx, row, { state: 'pending', reason: null, submitted_at: new Date() });
};

export const takeBackCase = async (tx: Tx, caller: Staff, id: string): Promise<Kept> => {
  const row = await locked(tx, caller, id);
  moveFrom(row.state, ['takeBack']);
  await noteCase(tx, caller, row, 'case.takeBack');
  return move(tx, row, { state: 'draft', submitted_at: null });
};

/** The draft becomes what shoppers see again. Throws as submitCase does. */
export const discardDraft = async (tx: Tx, caller: Staff, at: At): Promise<Kept> => {
  const row = await lockVersion(tx, caller, at);
  moveFrom(row.state, ['discard']);
  if (row.live === null) throw new Refusal('goods.notNow', { state: row.state });
  await noteCase(tx, caller, row, 'case.discard', changesIn(row));
  return move(tx, row, { state: 'approved', reason: null, content: json(row.live) });
};

/** Shows a case to shoppers or hides it: they see it at once, nothing of it waits. Throws missing, goods.notNow. */
export const showCase = async (
  tx: Tx,
  caller: Staff,
  { id, shown }: { id: string; shown: boolean },
): Promise<{ shown: boolean }> => {
  const row = await locked(tx, caller, id);
  if (row.case_id === null) throw new Refusal('goods.notNow', { state: row.state });
  const before = await setShown(tx, row.case_id, shown);
  await noteCase(tx, caller, row, shown ? 'case.show' : 'case.hide', { more: { before } });
  return { shown };
};

/** Throws missing, case.inReview. */
export const removeCase = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const row = await locked(tx, caller, id);
  if (row.state === 'pending') throw new Refusal('case.inReview', { state: row.state });
  const before = row.case_id !== null && (await setShown(tx, row.case_id, false));
  await tx
    .updateTable('own_cases')
    .set({ removed_at: new Date(), shown_before: before })
    .where('id', '=', id)
    .execute();
  await noteCase(tx, caller, row, 'case.remove');
  return null;
};

/** Within thirty days, as it was, shown if it was shown. Throws missing, goods.tooMany. */
export const restoreCase = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const row = await lockCase(tx, caller.staff.shopId, id, true);
  if (row === undefined) throw new Refusal('missing');
  if ((await countCases(tx, row.shop_id)) >= caseLimits.cases)
    throw new Refusal('goods.tooMany', { max: caseLimits.cases });
  const { rows } = await sql<{ shown: boolean }>`
    update own_cases set removed_at = null where id = ${id} and removed_at > now() - interval '30 days' returning shown_before as shown`.execute(
    tx,
  );
  const [back] = rows;
  if (back === undefined) throw new Refusal('missing');
  if (row.case_id !== null) await setShown(tx, row.case_id, back.shown);
  await noteCase(tx, caller, row, 'case.restore');
  return null;
};

/** Returns what it was before. */
const setShown = async (tx: Tx, caseId: number, shown: boolean): Promise<boolean> => {
  const { rows } = await sql<{ before: boolean }>`
    update design_cases c set shown = ${shown} from (select id, shown from design_cases where id = ${caseId} for update) old
    where c.id = old.id returning old.shown as before`.execute(tx);
  return rows[0]?.before ?? false;
};

const locked = async (tx: Tx, caller: Staff, id: string): Promise<CaseRow> => {
  const row = await lockCase(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  return row;
};

/** The case, locked, if it is still the version that was seen. */
const lockVersion = async (tx: Tx, caller: Staff, { id, version }: At): Promise<CaseRow> => {
  const row = await locked(tx, caller, id);
  if (row.version === version) return row;
  const now = await shownCase(tx, caller.staff.shopId, id);
  throw now === undefined ? new Refusal('missing') : changedElsewhere(now);
};

type Change = {
  state: GoodsState;
  reason?: string | null;
  submitted_at?: Date | null;
  content?: ReturnType<typeof json>;
};

/** Every move is a version of its own: who has read the one before decides nothing any more. */
const move = async (tx: Tx, row: CaseRow, change: Change): Promise<Kept> => {
  const moved = await tx
    .updateTable('own_cases')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, version: moved.version, state: moved.state, savedAt: moved.saved_at.toISOString() };
};
