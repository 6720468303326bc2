import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/open.ts';
import type { Staff } from '../../server/src/platform/http/caller.ts';
import { batchPrice } from '../../server/src/seller/prices/overlay/batch-price.ts';
import { undoPrice } from '../../server/src/seller/prices/overlay/change-price.ts';
import type { Parts } from '../../server/src/seller/prices/overlay/parts.ts';
import { type Cost, timed } from './db-clock.ts';

type Change = Omit<Parameters<typeof batchPrice>[2], 'dryRun'>;

/**
 * Writes a batch of prices and undoes it, three times. `write` and `back` are the durations; `kept` of
 * `foretold` prices were written as previewed, in the worst run; `restored` says whether all own prices were
 * restored each time.
 */
export const thereAndBack = async (
  parts: Parts,
  caller: Staff,
  backend: number | undefined,
  change: Change,
) => {
  const { list } = await batchPrice(parts, caller, { ...change, dryRun: true });
  const foretold = list.filter(({ problem }) => problem === null);
  const before = await ownPrices(parts.db, caller.staff.shopId);
  const [write, back]: [Cost[], Cost[]] = [[], []];
  let kept = foretold.length;
  let restored = true;
  for (let turn = 0; turn < 3; turn += 1) {
    let id = '';
    const doIt = async () => {
      id = (await batchPrice(parts, caller, { ...change, dryRun: false })).changeId ?? '';
    };
    write.push(await timed(backend, doIt, once));
    const after = new Map(await ownPrices(parts.db, caller.staff.shopId));
    kept = Math.min(kept, foretold.filter(({ skuId, next }) => after.get(Number(skuId)) === next).length);
    back.push(await timed(backend, () => undoPrice(parts, caller, id), once));
    const now = await ownPrices(parts.db, caller.staff.shopId);
    restored &&= JSON.stringify(now) === JSON.stringify(before);
  }
  return { foretold: foretold.length, kept, restored, write: middle(write), back: middle(back) };
};

const once = { warm: 0, rounds: 1 };

/** The median of three by wall-clock time, with the overall minimum. */
const middle = (costs: readonly Cost[]): Cost => {
  const sorted = costs.toSorted((a, b) => a.wall - b.wall);
  const [fastest, second = fastest] = sorted;
  if (fastest === undefined || second === undefined) throw new Error('Nothing was measured.');
  return { ...second, least: fastest.wall };
};

/** Every price of a shop's own, by SKU. */
const ownPrices = async (db: Db, shopId: string): Promise<(readonly [number, number])[]> => {
  const { rows } = await sql<{ sku_id: number; price: number }>`
    select sku_id, price from shop_prices where shop_id = ${shopId} order by sku_id`.execute(db);
  return rows.map((row) => [row.sku_id, row.price] as const);
};
