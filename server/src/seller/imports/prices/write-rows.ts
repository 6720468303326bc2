import { Refusal } from '@mall/contract/core/refusals';
import { money } from '@mall/contract/core/money';
import type { Tx } from '../../../platform/db/open.ts';
import { lockTerms } from '../../../catalog/index.ts';
import { applyPlan } from '../../prices/overlay/apply-plan.ts';
import { planSku } from '../../prices/overlay/plan.ts';
import { pricedSkus } from '../../prices/overlay/priced.queries.ts';
import { type Held, shopOfJob } from '../../jobs/beat.ts';

/**
 * Sets the prices of a checked file, all or none. Throws import.changedSince when one can no longer be set.
 */
export const writeRows = async (tx: Tx, job: Held): Promise<void> => {
  const { id, by, rows } = job;
  const shopId = shopOfJob(job);
  const terms = await lockTerms(tx, shopId);
  const prices = new Map(
    rows.flatMap((row) => ('price' in row ? [[Number(row.skuId), money(row.price)] as const] : [])),
  );
  const plan = (await pricedSkus(tx, shopId, { skus: [...prices.keys()] })).flatMap((sku) => {
    const price = prices.get(sku.id);
    return price === undefined ? [] : [planSku(sku, { how: 'price', price }, terms)];
  });
  if (plan.length < prices.size || plan.some(({ problem }) => problem !== null))
    throw new Refusal('import.changedSince');
  const changeId = await applyPlan(tx, { memberId: by, staff: { shopId } }, plan, {
    object: `job:${id}`,
    how: { how: 'import' },
  });
  await tx.updateTable('shop_jobs').set({ change_id: changeId }).where('id', '=', id).execute();
};
