import type { EventReason } from '@mall/contract/operator/mall-payments';
import type { Item, Output } from '@mall/contract/operations';
import type { EventRow, PaymentRow } from './payments.queries.ts';
import type { RefundToPayRow } from './refunds.queries.ts';

export const toPayment = (row: PaymentRow): Item<'mallPayment.list'> => ({
  id: row.id,
  order: row.order,
  shop: row.shop,
  method: row.method,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  providerRef: row.provider_ref,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

export const toRefundToPay = (row: RefundToPayRow): Item<'mallRefund.list'> => ({
  id: row.id,
  order: row.order,
  shop: row.shop,
  paymentId: row.intent_id,
  kind: row.kind,
  reason: row.reason,
  method: row.method,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  at: row.at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  refundedAt: row.refunded_at?.toISOString() ?? null,
  tries: row.tries,
  triedAt: row.tried_at?.toISOString() ?? null,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  lastError: row.last_error,
  underWay: row.status === 'approved' && row.provider_ref !== null,
  sentBy: row.sent_by === null ? null : { id: row.sent_by, name: row.sent_name ?? '' },
  reference: row.status === 'refunded' ? row.provider_ref : null,
});

/** What stands in the row of a notification (`trade/payments/take-notice.ts`), for who reads it in their language. */
const reasons: Readonly<Record<string, EventReason>> = {
  'no such payment': 'unknown',
  'another amount or currency': 'amount',
  'the order costs something else now': 'price',
  'nothing has come of it yet': 'nothing',
  'parked already': 'parkedBefore',
  'an operator gave it back': 'givenBack',
};

export const toEvent = ({
  id,
  at,
  outcome,
  amount,
  currency,
  reason,
}: EventRow): Output<'mallPayment.detail'>['events'][number] => ({
  ...{ id, at: at.toISOString(), outcome, amount, currency },
  why: reason === '' ? null : (reasons[reason] ?? 'over'),
});
