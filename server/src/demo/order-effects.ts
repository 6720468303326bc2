import { deliveryStatus } from '@mall/contract/trade/delivery';
import { isPaid, isRecorded, orderStatus } from '@mall/contract/trade/order';
import { dayMs, hourMs } from '@mall/contract/core/time';
import type { Tx } from '../platform/db/open.ts';
import { idOfTime, newId } from '../platform/ids/ids.ts';
import { cashAccountOf, salesAccountOf } from '../platform/ledger/shop-accounts.ts';
import { writeForms } from './delivery-forms.ts';
import { insertInParts } from './insert.ts';
import type { PlannedOrder } from './order-plan.ts';
import { timesOf } from './order-times.ts';

/** The fields of a payment that the ledger needs. */
type Payment = {
  id: string;
  order_id: string;
  method: string;
  amount: number;
  currency: string;
  status: string;
  settled_at: Date | null;
};

/** The stock taken by paid orders. */
export const writeStockMoves = async (tx: Tx, orders: readonly PlannedOrder[]): Promise<void> => {
  const moves = orders
    .filter(({ status }) => isPaid(status))
    .flatMap((order) => {
      const bySku = new Map<number, number>();
      for (const { sku, qty } of order.lines) bySku.set(sku.id, (bySku.get(sku.id) ?? 0) + qty);
      return [...bySku].map(([skuId, qty]) => ({
        id: newId(),
        sku_id: skuId,
        delta: -qty,
        reason: 'sold',
        ref: order.id,
        at: timesOf(order).paid ?? order.placedAt,
      }));
    });
  await insertInParts(moves, (part) =>
    tx
      .insertInto('stock_moves')
      .values([...part])
      .execute(),
  );
};

/** Settled payments in double entry, as `payments/settle.ts` posts them. */
export const writeBookings = async (
  tx: Tx,
  orders: readonly PlannedOrder[],
  payments: readonly Payment[],
): Promise<void> => {
  const shopOf = new Map(orders.map((order) => [order.id, order.shop?.id]));
  const settled = payments
    .filter(({ status }) => status === 'succeeded')
    .map((intent) => ({ ...intent, txn: idOfTime((intent.settled_at ?? new Date()).getTime()) }));
  if (settled.length === 0) return;
  await tx
    .insertInto('ledger_txns')
    .values(
      settled.map(({ id, txn, settled_at }) => ({
        id: txn,
        biz_type: 'payment',
        biz_id: id,
        at: settled_at ?? new Date(),
      })),
    )
    .execute();
  const entries = settled.flatMap(({ txn, method, amount, currency, order_id }) => {
    const shopId = shopOf.get(order_id) ?? null;
    return [
      { txn_id: txn, idx: 0, account: cashAccountOf(method, shopId), delta: amount, currency },
      {
        txn_id: txn,
        idx: 1,
        account: salesAccountOf(shopId),
        delta: -amount,
        currency,
      },
    ];
  });
  await insertInParts(entries, (part) =>
    tx
      .insertInto('ledger_entries')
      .values([...part])
      .execute(),
  );
};

const deliveryStatusOf = ({ status, delivery }: PlannedOrder) => {
  if (status === orderStatus.awaitingShipment) return deliveryStatus.recorded;
  return status === orderStatus.shipped ? (delivery ?? deliveryStatus.inTransit) : deliveryStatus.accepted;
};

/** Deliveries of recorded orders with their steps so far. */
export const writeDeliveries = async (tx: Tx, orders: readonly PlannedOrder[]): Promise<void> => {
  const [productionDays, transitDays] = [7, 5];
  const deliveries = orders
    .filter(({ status }) => isRecorded(status))
    .map((order) => {
      const { recorded, shipped, received } = timesOf(order);
      const status = deliveryStatusOf(order);
      const notice = recorded ?? order.placedAt;
      return {
        row: {
          id: newId(),
          order_id: order.id,
          status,
          carrier: status >= deliveryStatus.inTransit ? '德邦快递' : '',
          receipt_no: status >= deliveryStatus.inTransit ? `DPK${order.no.slice(-10)}` : '',
          production_days: productionDays,
          transit_days: transitDays,
          notice_at: notice,
          expected_at: new Date(notice.getTime() + (productionDays + transitDays) * dayMs),
          arrived_at:
            status >= deliveryStatus.installing ? (received ?? new Date(Date.now() - 2 * hourMs)) : null,
          created_at: notice,
        },
        at: {
          1: notice,
          2: shipped,
          3: shipped,
          4: received ?? new Date(Date.now() - 2 * hourMs),
          5: received,
        } as const,
      };
    });
  if (deliveries.length === 0) return;
  await insertInParts(deliveries, (part) =>
    tx
      .insertInto('deliveries')
      .values(part.map(({ row }) => row))
      .execute(),
  );
  await writeForms(tx);
  const steps = deliveries.flatMap(({ row, at }) =>
    ([1, 2, 3, 4, 5] as const)
      .filter((status) => status <= row.status)
      .map((status) => ({
        id: newId(),
        delivery_id: row.id,
        seq: status,
        status,
        at: at[status] ?? row.created_at,
      })),
  );
  await insertInParts(steps, (part) =>
    tx
      .insertInto('delivery_steps')
      .values([...part])
      .execute(),
  );
};
