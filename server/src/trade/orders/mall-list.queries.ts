import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { inRange } from '../../platform/i18n/range.queries.ts';
import { isNumbered } from './keyword.queries.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
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
  { keyword = '', range, sort, order, ...filter }: Input<'platformOrder.list'>,
): Promise<Output<'platformOrder.list'>> => {
  const { shopId } = mallsOwn;
  const inTime = sql<boolean>`${ofSeller(shopId)} and ${inRange(sql`o.created_at`, range)}`;
  const these = keyword === '' ? inTime : sql<boolean>`${inTime} and ${isNumbered(keyword)}`;
  const [found, { proof: _none, ...needs }] = await Promise.all([
    pageAmong(reader, these, { ...filter, sort: { by: sort, order } }),
    countNeeds(reader, shopId),
  ]);
  const rows = await ordersByIds(reader, mallsOwn, found.ids);
  return toSellerList({ found, rows, needs }, { side: 'operator', language }, filter);
};
