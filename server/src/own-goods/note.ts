import type { GoodsContent } from '@mall/contract/own-goods';
import { skuKey } from '@mall/contract/sku-rows';
import { json, type Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { newId } from '../ids.ts';
import { changesOf } from './shown.ts';

type GoodsAction =
  `goods.${'create' | 'submit' | 'takeBack' | 'discard' | 'sell' | 'remove' | 'restore' | 'approve' | 'reject'}`;

/** Notes in the shop's audit log who did what with a product of its own, in the transaction of the change. */
export const noteGoods = async (
  tx: Tx,
  caller: Member,
  { id, shop_id: shopId }: { id: string; shop_id: string },
  action: GoodsAction,
  diff: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: caller.memberId,
      shop_id: shopId,
      action,
      object: `goods:${id}`,
      diff: json(diff),
      request_id: caller.requestId,
      ip: caller.ip,
    })
    .execute();
};

/** What would change for shoppers: the fields, and each price that is another, old and new. */
export const diffOf = (live: GoodsContent | null, content: GoodsContent) => ({
  fields: live === null ? [] : changesOf(live, content),
  prices: pricesOf(live, content),
});

const pricesOf = (live: GoodsContent | null, content: GoodsContent) => {
  const before = new Map(live?.skus.map((sku) => [skuKey(sku.valueIds), sku]));
  return content.skus
    .filter(({ on }) => on)
    .flatMap((sku) => {
      const old = before.get(skuKey(sku.valueIds));
      if (live !== null && old?.price === sku.price && old.supply === sku.supply) return [];
      return [
        {
          sku: skuKey(sku.valueIds),
          old: old === undefined ? null : { price: old.price, supply: old.supply },
          new: { price: sku.price, supply: sku.supply },
        },
      ];
    });
};
