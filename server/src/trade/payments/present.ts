import type { Output } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { isGateway } from '@mall/contract/trade/payment';
import type { IntentRow } from './queries.ts';

/** A payment as the buyer sees it: the means to pay only while it is open. */
export const toIntent = (row: IntentRow): Output<'payment.start'> => {
  const open = row.status === 'pending' && row.order_status === orderStatus.unpaid;
  return {
    id: row.id,
    orderId: row.order_id,
    orderNo: row.order_no,
    method: row.method,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    action: open && isGateway(row.method) ? row.action : null,
    expiresAt: open ? (row.expires_at?.toISOString() ?? null) : null,
  };
};
