import type { Item } from '@mall/contract/operations';
import type { PaymentPort } from '../port.ts';
import type { NamedParked } from './parked.queries.ts';

/** Whether a provider can be asked to send parked money back: under the name of a payment that paid nothing. */
export const canSendBack = (
  ports: readonly PaymentPort[],
  row: Pick<NamedParked, 'provider' | 'provider_ref' | 'amount' | 'taken'>,
): boolean =>
  row.amount !== null &&
  row.provider_ref !== null &&
  !row.taken &&
  ports.some(({ method, gateway }) => method === row.provider && gateway !== null);

export const toParked = (ports: readonly PaymentPort[], row: NamedParked): Item<'mallParked.list'> => ({
  id: row.id,
  method: row.provider,
  providerRef: row.provider_ref,
  amount: row.amount,
  currency: row.currency,
  why: row.why,
  expected: row.expected,
  parkedAt: row.parked_at.toISOString(),
  status: row.status,
  canSendBack: canSendBack(ports, row),
  order: row.assigned,
  reason: row.reason,
  reference: row.reference,
  by: row.resolved_by === null ? null : { id: row.resolved_by, name: row.by_name ?? '' },
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  tries: row.tries,
  lastError: row.last_error,
  underWay: row.status === 'returning' && row.refund_ref !== null,
});
