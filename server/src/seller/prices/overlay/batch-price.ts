import { pickText } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { PriceTerms } from '@mall/contract/catalog/shop-price';
import type { Reader } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { lockTerms, termsOf } from '../../../catalog/index.ts';
import { applyPlan } from './apply-plan.ts';
import { refuseProblems } from './change-price.ts';
import { goodsFound } from './find.queries.ts';
import { mostAtOnce, type Parts } from './parts.ts';
import { changeOf, changesIn, goneRow, hashOf, type PlanRow, planOf } from './plan.ts';
import { pricedSkus } from './priced.queries.ts';
import { namedSkus } from './queries.ts';

type Batch = Input<'shopGoods.batchPrice'>;
type Answer = Output<'shopGoods.batchPrice'>;

/**
 * Changes many prices in one transaction, all or none; with `leaveOut` all that can be. With `dryRun` nothing
 * is written. The answer lists each row; with the hash of a preview, exactly the previewed changes are made
 * or none. Throws price.changeMissing, price.factorInvalid, price.tooMany, price.notAll,
 * price.changedElsewhere.
 */
export const batchPrice = async (parts: Parts, caller: Staff, batch: Batch): Promise<Answer> => {
  const { db, answers } = parts;
  const { shopId } = caller.staff;
  if (batch.dryRun) {
    const plan = await planBatch(db, caller, batch, await termsOf(db, shopId));
    return toAnswer(parts, caller, batch, plan, null);
  }
  const { plan, changeId } = await inTransaction(db, async (tx) => {
    const made = await planBatch(tx, caller, batch, await lockTerms(tx, shopId));
    if (batch.hash !== undefined && batch.hash !== hashOf(made))
      throw new Refusal('price.changedElsewhere', countsOf(made));
    if (!batch.leaveOut) refuseProblems(made);
    const how = changeOf(batch);
    return { plan: made, changeId: await applyPlan(tx, caller, made, { object: `shop:${shopId}`, how }) };
  });
  if (changeId !== null) answers.raise('prices');
  return toAnswer(parts, caller, batch, plan, changeId);
};

const planBatch = async (
  reader: Reader,
  caller: Staff,
  batch: Batch,
  terms: PriceTerms,
): Promise<PlanRow[]> => {
  const change = changeOf(batch);
  const { shopId } = caller.staff;
  if (batch.skuIds !== undefined)
    return planOf(await pricedSkus(reader, shopId, { skus: batch.skuIds.map(Number) }), change, terms);
  const products = await chosenProducts(reader, shopId, batch);
  const skus = await pricedSkus(reader, shopId, { products });
  if (skus.length > mostAtOnce) throw new Refusal('price.tooMany', { max: mostAtOnce });
  const there = new Set(skus.map((sku) => sku.product_id));
  const gone = products.filter((id) => !there.has(id)).map(goneRow);
  return [...gone, ...planOf(skus, change, terms)];
};

/** The named products, or all that match. Throws price.changeMissing, price.tooMany. */
export const chosenProducts = async (
  reader: Reader,
  shopId: string,
  { ids, found }: Pick<Batch, 'ids' | 'found'>,
): Promise<number[]> => {
  const products =
    ids === undefined
      ? found === undefined
        ? []
        : await goodsFound(reader, shopId, found, mostAtOnce)
      : [...new Set(ids.map(Number))].sort((a, b) => a - b);
  if (products.length === 0) throw new Refusal('price.changeMissing');
  if (products.length > mostAtOnce) throw new Refusal('price.tooMany', { max: mostAtOnce });
  return products;
};

const countsOf = (plan: readonly PlanRow[]) => ({
  can: changesIn(plan).length,
  cannot: plan.filter(({ problem }) => problem !== null).length,
});

/** One page of the rows, those that cannot be changed first. */
const toAnswer = async (
  { db }: Parts,
  caller: Staff,
  { page, size }: Batch,
  plan: readonly PlanRow[],
  changeId: string | null,
): Promise<Answer> => {
  const bad = plan.filter(({ problem }) => problem !== null);
  const rows = [...bad, ...plan.filter(({ problem }) => problem === null)];
  const shown = rows.slice((page - 1) * size, page * size);
  const names = await namedSkus(
    db,
    shown.flatMap(({ skuId }) => skuId ?? []),
  );
  return {
    list: shown.map(({ skuId, productId, platformPrice, old, next, problem }) => {
      const named = skuId === null ? undefined : names.get(skuId);
      return {
        skuId: skuId === null ? '' : String(skuId),
        productId: String(productId),
        name: named === undefined ? '' : pickText(named.name, caller.language).text,
        specText: named === undefined ? '' : pickText(named.spec_text, caller.language).text,
        image: named?.image ?? '',
        platformPrice,
        old,
        next,
        problem,
      };
    }),
    total: rows.length,
    page,
    size,
    hash: hashOf(plan),
    ...countsOf(plan),
    changeId,
  };
};
