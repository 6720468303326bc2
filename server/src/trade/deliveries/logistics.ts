import type { Language } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { Scope } from '../orders/move.ts';
import { orderById } from '../orders/rows.queries.ts';
import { toDelivery } from './present.ts';
import { deliveryRows, ofOrder } from './rows.queries.ts';

/**
 * The deliveries of one order: the state of each, whether the promised time is at risk, and what was signed.
 */
export const logisticsOf = async (
  db: Db,
  scope: Scope,
  orderId: string,
  language: Language,
): Promise<Output<'order.logistics'>> => {
  if ((await orderById(db, scope, orderId)) === undefined) throw new Refusal('missing');
  const rows = await deliveryRows(db, ofOrder(orderId));
  return { deliveries: rows.map((row) => toDelivery(row, language)) };
};
