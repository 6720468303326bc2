import { loadPriceables, type Priceable, termsOf } from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

/** Goods as a seller sells them now: a shop in its terms, the mall itself at its own prices. */
export const goodsOf = async (
  reader: Reader,
  { shopId }: SellerScope,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, Priceable>> => {
  const shop = shopId === null ? null : { id: shopId, code: '', ...(await termsOf(reader, shopId)) };
  return loadPriceables(reader, shop, skuIds);
};
