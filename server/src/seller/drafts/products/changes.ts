import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import type { Told } from '../core/kind.ts';
import { changesOf } from './present.ts';

/** What would change for shoppers: the fields, and each price that differs, old and new. */
export const diffOf = (live: GoodsContent | null, content: GoodsContent): Told => {
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
