import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import type { Reader } from '../../platform/db/open.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { ordersByIds } from './rows.queries.ts';
import { countNeeds, sellerPage } from './seller-page.queries.ts';
import { toSellerList } from './shop-list.ts';

/**
 * A page of the mall's own orders, with the counts of its tabs and of those that need work.
 */
export const listMallOrders = async (
  reader: Reader,
  language: Language,
  { sort, order, ...filter }: Input<'platformOrder.list'>,
): Promise<Output<'platformOrder.list'>> => {
  const { shopId } = mallsOwn;
  const [found, needs] = await Promise.all([
    sellerPage(reader, shopId, { ...filter, sort: { by: sort, order } }),
    countNeeds(reader, shopId),
  ]);
  const rows = await ordersByIds(reader, mallsOwn, found.ids);
  return toSellerList({ found, rows, needs }, { side: 'operator', language }, filter);
};
