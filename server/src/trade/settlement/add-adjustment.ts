import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { isShop } from './shops.queries.ts';

/** Throws missing. */
export const addAdjustment = async (
  tx: Tx,
  caller: Operator,
  { shopId, currency, amount, reason }: Input<'mallSettlement.adjust'>,
): Promise<Output<'mallSettlement.adjust'>> => {
  if (!(await isShop(tx, shopId))) throw new Refusal('missing');
  const id = newId();
  await tx
    .insertInto('settlement_adjustments')
    .values({ id, shop_id: shopId, currency, amount, reason, created_by: caller.memberId })
    .execute();
  await postLedger(tx, { bizType: 'adjustment', bizId: id, currency }, [
    { account: shopAccountOf(shopId, 'adjustment'), delta: -amount },
    { account: 'platform:adjustments', delta: amount },
  ]);
  await noteOperator(tx, caller, 'settlement.adjust', `shop:${shopId}`, {
    new: { amount, currency },
    reason,
  });
  return { id };
};
