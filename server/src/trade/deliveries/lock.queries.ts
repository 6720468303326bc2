import type { DeliveryStatus } from '@mall/contract/trade/delivery';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Parties } from '../../platform/notifications/outbox.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { ofSeller } from '../orders/rows.queries.ts';

/**
 * A delivery whose order and own row are locked by the transaction: nobody else changes either until its end.
 */
export type Locked = {
  readonly id: string;
  readonly status: DeliveryStatus;
  readonly urgent: boolean;
  readonly carrier: string;
  readonly receiptNo: string;
  readonly productionDays: number;
  readonly transitDays: number;
  readonly noticeAt: Date | null;
  readonly expectedAt: Date | null;
  readonly visitAt: Date | null;
  readonly refusals: number;
  readonly version: number;
  readonly order: Parties & {
    readonly status: number;
    readonly promisedAt: Date | null;
    readonly addressVersion: number;
  };
};

/**
 * Locks the order first, as every change of an order does, then the delivery. Throws missing for a delivery of
 * another seller; a null shop is the mall itself.
 */
export const lockDelivery = async (tx: Tx, id: string, scope: SellerScope | 'system'): Promise<Locked> => {
  const ours = scope === 'system' ? sql`true` : ofSeller(scope.shopId);
  const { rows: orders } = await sql<Locked['order']>`
    select id, no, user_id as "userId", shop_id as "shopId", status, promised_at as "promisedAt",
      address_version as "addressVersion" from orders o
    where id = (select order_id from deliveries where id = ${id}) and ${ours} for update`.execute(tx);
  const [order] = orders;
  if (order === undefined) throw new Refusal('missing');
  const { rows } = await sql<Omit<Locked, 'order'>>`
    select id, status, urgent, carrier, receipt_no as "receiptNo", production_days as "productionDays",
      transit_days as "transitDays",
      notice_at as "noticeAt", expected_at as "expectedAt", visit_at as "visitAt", refusals, version
    from deliveries where id = ${id} for update`.execute(tx);
  const [delivery] = rows;
  if (delivery === undefined) throw new Refusal('missing');
  return { ...delivery, order };
};
