import type { GoodsContent } from '@mall/contract/own-goods';
import { skuKey } from '@mall/contract/sku-rows';
import { type Noted, recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/open.ts';
import type { By } from '../http/audit.ts';
import { toTexts } from '../text/typed.ts';
import { changesOf } from './shown.ts';

type GoodsAction =
  `goods.${'create' | 'submit' | 'takeBack' | 'discard' | 'sell' | 'remove' | 'restore' | 'approve' | 'reject'}`;
type Goods = { readonly id: string; readonly shop_id: string; readonly content: Pick<GoodsContent, 'name'> };

/** Notes in the shop's audit log who did what with a product of its own, in the transaction of the change. */
export const noteGoods = (
  tx: Tx,
  caller: By,
  { id, shop_id: shopId, content }: Goods,
  action: GoodsAction,
  changes: Pick<Noted, 'old' | 'new' | 'more'> = {},
): Promise<void> =>
  recordAudit(tx, caller, shopId, {
    action,
    object: `goods:${id}`,
    about: toTexts(content.name).zh,
    ...changes,
  });

/** What would change for shoppers: the fields, and each price that is another, old and new. */
export const diffOf = (
  live: GoodsContent | null,
  content: GoodsContent,
): Pick<Noted, 'old' | 'new' | 'more'> => {
  const prices = pricesOf(live, content);
  const [first] = prices;
  return {
    ...(prices.length === 1 && first !== undefined
      ? { old: { price: first.old?.price ?? null }, new: { price: first.new.price } }
      : { new: { prices: prices.length } }),
    more: { fields: live === null ? [] : changesOf(live, content), prices },
  };
};

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
