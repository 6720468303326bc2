import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import type { Db } from '../db/open.ts';
import { historyOf } from '../orders/history.ts';
import type { Scope } from '../orders/moves.ts';
import { orderById } from '../orders/rows.ts';
import { isoText } from '../text/iso.ts';
import { riskOf } from './estimate.ts';

/** The deliveries of one order with their steps and whether the promise is in danger. */
export const logisticsOf = async (
  db: Db,
  scope: Scope,
  orderId: string,
): Promise<Output<'order.logistics'>> => {
  const order = await orderById(db, scope, orderId);
  if (order === undefined) throw new Refusal('missing');
  const { deliveries } = await historyOf(db, orderId, { proofs: false });
  const now = new Date();
  return {
    deliveries: deliveries.map((delivery) => {
      const expected = delivery.expected_at === null ? null : new Date(delivery.expected_at);
      return {
        id: delivery.id,
        status: delivery.status,
        carrier: delivery.carrier,
        receiptNo: delivery.receipt_no,
        expectedAt: expected?.toISOString() ?? null,
        promisedAt: order.promised_at?.toISOString() ?? null,
        risk: riskOf({ expectedAt: expected, promisedAt: order.promised_at, status: delivery.status }, now),
        steps: delivery.steps.map(({ status, note, at, photos }) => ({
          status,
          note,
          photos,
          at: isoText(at),
        })),
      };
    }),
  };
};
