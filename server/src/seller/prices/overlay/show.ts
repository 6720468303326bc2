import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { lockTerms } from '../../../catalog/index.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { chosenProducts } from './batch-price.ts';
import { type Changed, keepChange, undoChange } from './keep-change.ts';
import type { Parts } from './parts.ts';
import { shownNow } from './queries.ts';
import { writeShown } from './write-shown.ts';

/** Shows a product in the shop, or hides it. Throws missing. */
export const showProduct = async (
  { db, answers }: Parts,
  caller: Staff,
  { id, visible }: Input<'shopGoods.show'>,
): Promise<Output<'shopGoods.show'>> => {
  const { changeId } = await inTransaction(db, async (tx) => {
    await lockTerms(tx, caller.staff.shopId);
    const now = await shownNow(tx, caller.staff.shopId, [Number(id)]);
    if (now.length === 0) throw new Refusal('missing');
    return change(tx, caller, now, visible, `product:${id}`);
  });
  if (changeId !== null) answers.raise('catalogue', 'prices');
  return { visible, changeId };
};

/** The same for many; those already in that state stay. */
export const showMany = async (
  { db, answers }: Parts,
  caller: Staff,
  { visible, ...chosen }: Input<'shopGoods.batchShow'>,
): Promise<Output<'shopGoods.batchShow'>> => {
  const { shopId } = caller.staff;
  const made = await inTransaction(db, async (tx) => {
    await lockTerms(tx, shopId);
    const now = await shownNow(tx, shopId, await chosenProducts(tx, shopId, chosen));
    return change(tx, caller, now, visible, `shop:${shopId}`);
  });
  if (made.changeId !== null) answers.raise('catalogue', 'prices');
  return made;
};

/** Reverts a change, whole or not at all. Throws missing, price.undoTooLate, price.changedSince. */
export const undoShow = async (
  { db, answers }: Parts,
  caller: Staff,
  id: string,
): Promise<Output<'shopGoods.undoShow'>> => {
  const rows = await inTransaction(db, async (tx) => {
    const back = await undoChange(tx, caller, 'shown', id);
    for (const shown of [true, false]) {
      const ids = back.filter((row) => (row.old === 1) === shown).map((row) => row.id);
      if (ids.length > 0) await writeShown(tx, caller.staff.shopId, ids, shown);
    }
    const turned = back.map((row) => ({ id: row.id, old: row.next, next: row.old }));
    await note(tx, caller, turned, `shop:${caller.staff.shopId}`, { undone: id });
    return back;
  });
  answers.raise('catalogue', 'prices');
  return { count: rows.length };
};

const change = async (
  tx: Tx,
  caller: Staff,
  now: readonly { readonly id: number; readonly shown: boolean }[],
  visible: boolean,
  object: `${string}:${string}`,
): Promise<{ count: number; changeId: string | null }> => {
  const rows = now
    .filter(({ shown }) => shown !== visible)
    .map(({ id, shown }) => ({ id, old: Number(shown), next: Number(visible) }));
  if (rows.length === 0) return { count: 0, changeId: null };
  await writeShown(
    tx,
    caller.staff.shopId,
    rows.map(({ id }) => id),
    visible,
  );
  const changeId = await keepChange(tx, caller, 'shown', rows);
  await note(tx, caller, rows, object, { changeId });
  return { count: rows.length, changeId };
};

const notedRows = 200;

const note = (
  tx: Tx,
  caller: Staff,
  rows: readonly Changed[],
  object: `${string}:${string}`,
  more: Readonly<Record<string, string>>,
) => {
  const noted = rows.slice(0, notedRows);
  return recordAudit(tx, caller, caller.staff.shopId, {
    action: 'goods.shown',
    object,
    old: Object.fromEntries(noted.map((row) => [row.id, row.old === 1])),
    new: Object.fromEntries(noted.map((row) => [row.id, row.next === 1])),
    more: { count: rows.length, ...more },
  });
};
