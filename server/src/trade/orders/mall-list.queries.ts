import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { isNumbered } from './keyword.queries.ts';
import { mallsOwn } from './move.ts';
import { ofSeller, ordersByIds } from './rows.queries.ts';
import { toSellerList } from './shop-list.ts';
import { countNeeds, pageAmong } from './shop-page.queries.ts';

/**
 * A page of the mall's own orders, with the counts of its tabs and of those that need work. None of the
 * mall's waits for a proof of transfer.
 */
export const listMallOrders = async (
  reader: Reader,
  language: Language,
  { keyword = '', ...filter }: Input<'platformOrder.list'>,
): Promise<Output<'platformOrder.list'>> => {
  const { shopId } = mallsOwn;
  const these =
    keyword === '' ? ofSeller(shopId) : sql<boolean>`${ofSeller(shopId)} and ${isNumbered(keyword)}`;
  const [found, { proof: _none, ...needs }] = await Promise.all([
    pageAmong(reader, these, filter),
    countNeeds(reader, shopId),
  ]);
  const rows = await ordersByIds(reader, mallsOwn, found.ids);
  return toSellerList({ found, rows, needs }, { side: 'operator', language }, filter);
};
