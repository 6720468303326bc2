import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { PriceChange } from '@mall/contract/catalog/shop-price';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { lockTerms, termsOf } from '../../../catalog/index.ts';
import { applyPlan, notePrices } from './apply-plan.ts';
import { undoChange } from './keep-change.ts';
import { changeOf, changesIn, type PlanRow, planOf } from './plan.ts';
import { pricedSkus } from './priced.queries.ts';
import { goodsRows } from './queries.ts';
import type { Parts } from './parts.ts';
import { toSkuPrice } from './present.ts';
import { writePrices } from './write-prices.ts';

type Answer = Output<'shopGoods.changePrice'>;

/**
 * Sets the shop's price of a product, or of some of its SKUs. Throws missing, price.notAll,
 * price.changedElsewhere.
 */
export const changePrice = (
  parts: Parts,
  caller: Staff,
  input: Input<'shopGoods.changePrice'>,
): Promise<Answer> => changeOne(parts, caller, input, changeOf(input), input.seen);

/** Lets a product, or some of its SKUs, follow the coefficient again. Throws missing. */
export const recoverPrice = (
  parts: Parts,
  caller: Staff,
  input: Input<'shopGoods.recover'>,
): Promise<Answer> => changeOne(parts, caller, input, { how: 'default' });

const changeOne = async (
  { db, answers }: Parts,
  caller: Staff,
  { id, skuIds }: { readonly id: string; readonly skuIds?: readonly string[] | undefined },
  change: PriceChange,
  seen?: number,
): Promise<Answer> => {
  const { shopId } = caller.staff;
  const changeId = await inTransaction(db, async (tx) => {
    const terms = await lockTerms(tx, shopId);
    const all = await pricedSkus(tx, shopId, { products: [Number(id)] });
    const skus = all.filter((sku) => skuIds === undefined || skuIds.includes(String(sku.id)));
    if (skus.length === 0 || skus.length < (skuIds?.length ?? 0)) throw new Refusal('missing');
    const plan = planOf(skus, change, terms);
    const least = Math.min(...plan.map(({ old }) => old));
    if (seen !== undefined && seen !== least) throw new Refusal('price.changedElsewhere', { price: least });
    refuseProblems(plan);
    return applyPlan(tx, caller, plan, {
      object: `product:${id}`,
      how: change,
    });
  });
  if (changeId !== null) answers.raise('prices');
  const [terms, rows] = [await termsOf(db, shopId), await goodsRows(db, shopId, [Number(id)])];
  const list = rows.flatMap(({ skus, images }) =>
    skus.map((sku) => toSkuPrice(sku, caller, terms, images[0])),
  );
  return { list, changeId };
};

/** All or nothing: lists the impossible prices, the first hundred of them. */
export const refuseProblems = (plan: readonly PlanRow[]): void => {
  const bad = plan.filter(({ problem }) => problem !== null);
  if (bad.length === 0) return;
  throw new Refusal('price.notAll', {
    can: changesIn(plan).length,
    cannot: bad.length,
    rows: bad.slice(0, 100).map(({ skuId, productId, platformPrice, next, problem }) => ({
      skuId: skuId === null ? '' : String(skuId),
      productId: String(productId),
      platformPrice,
      next,
      problem,
    })),
  });
};

/** Reverts a change of prices, whole or not at all. Throws missing, price.undoTooLate, price.changedSince. */
export const undoPrice = async (
  { db, answers }: Parts,
  caller: Staff,
  id: string,
): Promise<Output<'shopGoods.undoPrice'>> => {
  const count = await inTransaction(db, async (tx) => {
    const rows = await undoChange(tx, caller, 'price', id);
    await writePrices(
      tx,
      caller.staff.shopId,
      rows.map((row) => ({ skuId: row.id, price: row.old === 0 ? null : row.old })),
    );
    await notePrices(
      tx,
      caller,
      rows.map((row) => ({ id: row.id, old: row.next, next: row.old })),
      { object: `shop:${caller.staff.shopId}`, more: { undone: id } },
    );
    return rows.length;
  });
  answers.raise('prices');
  return { count };
};
