import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { expectedAt, type Plan } from './estimate.ts';

/** Steps of a delivery as they are stored (decisions 2.16). */
export const step = { recorded: 1, collected: 2, inTransit: 3 } as const;

/** The delivery of a recorded order; returns when it is expected. */
export const openDelivery = async (tx: Tx, orderId: string, plan: Plan, by: string | null): Promise<Date> => {
  const id = newId();
  const notice = new Date();
  const expected = expectedAt(notice, plan);
  await tx
    .insertInto('deliveries')
    .values({
      id,
      order_id: orderId,
      status: step.recorded,
      urgent: plan.urgent,
      production_days: plan.productionDays,
      transit_days: plan.transitDays,
      notice_at: notice,
      expected_at: expected,
    })
    .execute();
  await addSteps(tx, id, [step.recorded], '', by);
  return expected;
};

/** The goods leave with a carrier. False when the order has no recorded delivery. */
export const handOver = async (
  tx: Tx,
  orderId: string,
  { carrier, receiptNo, note }: { carrier: string; receiptNo: string; note: string },
  by: string | null,
): Promise<boolean> => {
  const moved = await tx
    .updateTable('deliveries')
    .set({ status: step.inTransit, carrier, receipt_no: receiptNo })
    .where('order_id', '=', orderId)
    .where('status', '<', step.inTransit)
    .returning('id')
    .execute();
  for (const { id } of moved) await addSteps(tx, id, [step.collected, step.inTransit], note, by);
  return moved.length > 0;
};

const addSteps = (tx: Tx, deliveryId: string, statuses: readonly number[], note: string, by: string | null) =>
  tx
    .insertInto('delivery_steps')
    .values(statuses.map((status) => ({ id: newId(), delivery_id: deliveryId, status, note, by })))
    .execute();
