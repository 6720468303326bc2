import type { PriceChange } from '@mall/contract/catalog/shop-price';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { ShopAuthor } from '../../../platform/http/append-audit.ts';
import { type Changed, keepChange } from './keep-change.ts';
import { changesIn, type PlanRow } from './plan.ts';
import { writePrices } from './write-prices.ts';

type Cause = {
  readonly object: `${string}:${string}`;
  readonly how: PriceChange | { readonly how: 'import' };
};

/**
 * Writes the changes of a plan, with the data to revert it and who did it. Returns the change's id, null when
 * it changes nothing.
 */
export const applyPlan = async (
  tx: Tx,
  by: ShopAuthor,
  plan: readonly PlanRow[],
  { object, how }: Cause,
): Promise<string | null> => {
  const rows = changesIn(plan);
  if (rows.length === 0) return null;
  await writePrices(
    tx,
    by.staff.shopId,
    rows.map(({ skuId, nextFixed }) => ({ skuId, price: nextFixed })),
  );
  const changed = rows.map(({ skuId, oldFixed, nextFixed }) => ({
    id: skuId,
    old: oldFixed ?? 0,
    next: nextFixed ?? 0,
  }));
  const changeId = await keepChange(tx, by, 'price', changed);
  await notePrices(tx, by, changed, { object, more: { how, changeId } });
  return changeId;
};

const notedRows = 200;

/** Records in the audit log which of the shop's own prices changed, the first of them one by one. */
export const notePrices = (
  tx: Tx,
  by: ShopAuthor,
  rows: readonly Changed[],
  { object, more }: { object: Cause['object']; more: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const noted = rows.slice(0, notedRows);
  return recordAudit(tx, by, by.staff.shopId, {
    action: rows.every(({ next }) => next === 0) ? 'price.recover' : 'price.override',
    object,
    old: Object.fromEntries(noted.map(({ id, old }) => [id, old || null])),
    new: Object.fromEntries(noted.map(({ id, next }) => [id, next || null])),
    more: { count: rows.length, ...more },
  });
};
