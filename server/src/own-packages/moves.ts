import { packageMoves, type PackageContent, type PackageState, skusOf } from '@mall/contract/own-package';
import { packageProblems, placeOfProblem } from '@mall/contract/package-problems';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { changedElsewhere, type Kept } from './drafts.ts';
import { diffOf, notePackage } from './note.ts';
import { pieceFacts } from './pieces.ts';
import { lockOwnPackage, type OwnPackageRow, shownOwnPackage } from './queries.ts';

type At = { readonly id: string; readonly version: number };

/** Throws package.notNow unless one of these moves begins where the package stands. */
export const moveFrom = (state: PackageState, names: readonly (keyof typeof packageMoves)[]): void => {
  if (!names.some((name) => packageMoves[name].from.some((from) => from === state)))
    throw new Refusal('package.notNow', { state });
};

/** Throws package.incomplete with each place that is missing or wrong: `{ 'rooms.sofa.1234': 'option.belowSupply' }`. */
export const refuseIncomplete = async (tx: Tx, shopId: string, content: PackageContent): Promise<void> => {
  const problems = packageProblems(content, await pieceFacts(tx, shopId, skusOf(content)));
  if (problems.length > 0)
    throw new Refusal(
      'package.incomplete',
      Object.fromEntries(problems.map((problem) => [placeOfProblem(problem), problem.key])),
    );
};

/** Sends the version that was seen to review. Throws missing, package.changedElsewhere, package.notNow, package.incomplete. */
export const submitPackage = async (
  tx: Tx,
  caller: Staff,
  at: At,
  names: readonly ('submit' | 'resubmit')[],
): Promise<Kept> => {
  const row = await lockVersion(tx, caller, at);
  moveFrom(row.state, names);
  await refuseIncomplete(tx, row.shop_id, row.content);
  await notePackage(tx, caller, row, 'package.submit', diffOf(row.live, row.content));
  return move(tx, row, { state: 'pending', reason: null, submitted_at: new Date() });
};

export const takeBackPackage = async (tx: Tx, caller: Staff, id: string): Promise<Kept> => {
  const row = await lockOwn(tx, caller, id);
  moveFrom(row.state, ['takeBack']);
  await notePackage(tx, caller, row, 'package.takeBack');
  return move(tx, row, { state: 'draft', submitted_at: null });
};

/** The draft becomes what shoppers see again. Throws as submitPackage does. */
export const discardDraft = async (tx: Tx, caller: Staff, at: At): Promise<Kept> => {
  const row = await lockVersion(tx, caller, at);
  moveFrom(row.state, ['discard']);
  if (row.live === null) throw new Refusal('package.notNow', { state: row.state });
  await notePackage(tx, caller, row, 'package.discard', { more: diffOf(row.live, row.content).more ?? {} });
  return move(tx, row, { state: 'approved', reason: null, content: json(row.live) });
};

/** Puts a package on sale or takes it off: shoppers see it at once, nothing of it waits. */
export const sellPackage = async (
  tx: Tx,
  caller: Staff,
  { id, onSale }: { id: string; onSale: boolean },
): Promise<{ onSale: boolean }> => {
  const row = await lockOwn(tx, caller, id);
  if (row.package_id === null) throw new Refusal('package.notNow', { state: row.state });
  const before = await setSale(tx, row.package_id, onSale);
  if (before !== onSale)
    await notePackage(tx, caller, row, 'package.sell', { old: { onSale: before }, new: { onSale } });
  return { onSale };
};

export const removePackage = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const row = await lockOwn(tx, caller, id);
  if (row.state === 'pending') throw new Refusal('package.inReview', { state: row.state });
  const before = row.package_id !== null && (await setSale(tx, row.package_id, false));
  await tx
    .updateTable('own_packages')
    .set({ removed_at: new Date(), sold_before: before })
    .where('id', '=', id)
    .execute();
  await notePackage(tx, caller, row, 'package.remove');
  return null;
};

/** Within thirty days, as it was, on sale if it was on sale. */
export const restorePackage = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const row = await lockOwnPackage(tx, caller.staff.shopId, id, true);
  if (row === undefined) throw new Refusal('missing');
  const { rows } = await sql<{ sold: boolean }>`
    update own_packages set removed_at = null where id = ${id} and removed_at > now() - interval '30 days'
    returning sold_before as sold`.execute(tx);
  const [back] = rows;
  if (back === undefined) throw new Refusal('missing');
  if (row.package_id !== null) await setSale(tx, row.package_id, back.sold);
  await notePackage(tx, caller, row, 'package.restore');
  return null;
};

/** Whether it was on sale before. */
const setSale = async (tx: Tx, packageId: number, onSale: boolean): Promise<boolean> => {
  const { rows } = await sql<{ before: boolean }>`
    update packages p set on_sale = ${onSale} from (select id, on_sale from packages where id = ${packageId} for update) old
    where p.id = old.id returning old.on_sale as before`.execute(tx);
  return rows[0]?.before ?? false;
};

const lockOwn = async (tx: Tx, caller: Staff, id: string): Promise<OwnPackageRow> => {
  const row = await lockOwnPackage(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  return row;
};

/** The package, locked, if it is still the version that was seen. */
const lockVersion = async (tx: Tx, caller: Staff, { id, version }: At): Promise<OwnPackageRow> => {
  await lockOwn(tx, caller, id);
  const row = await shownOwnPackage(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.version !== version) throw changedElsewhere(row);
  return row;
};

type Change = {
  state: PackageState;
  reason?: string | null;
  submitted_at?: Date | null;
  content?: ReturnType<typeof json>;
};

/** Every move is a version of its own: who has read the one before decides nothing any more. */
const move = async (tx: Tx, row: OwnPackageRow, change: Change): Promise<Kept> => {
  const moved = await tx
    .updateTable('own_packages')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, version: moved.version, state: moved.state, savedAt: moved.saved_at.toISOString() };
};
