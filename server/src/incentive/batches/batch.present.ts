import type { Item, Output } from '@mall/contract/operations';
import { maskAccount } from '@mall/contract/incentive/withdrawal';
import { maskName } from '../../platform/i18n/mask.ts';
import type { NamedBatch } from './batches.queries.ts';
import type { BatchLine } from './kind.ts';

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export const toBatch = (row: NamedBatch): Item<'platformBatch.list'> => ({
  id: row.id,
  no: row.no,
  method: row.method,
  currency: row.currency,
  amount: row.amount,
  count: row.count,
  waiting: row.waiting,
  paid: row.paid,
  failed: row.failed,
  status: row.status,
  needsSecond: row.needs_second,
  createdBy: { id: row.created_by, name: row.created_name },
  approvedBy: person(row.approved_by, row.approved_name),
  secondBy: person(row.second_by, row.second_name),
  sentBy: person(row.sent_by, row.sent_name),
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
  fileTakenAt: row.file_taken_at?.toISOString() ?? null,
});

/** Masked: the whole account is in the payment file alone. */
export const toBatchLine = (row: BatchLine): Output<'platformBatch.detail'>['lines'][number] => ({
  id: row.id,
  no: row.no,
  payee: { id: row.payee_id, name: row.payee_name },
  holder: maskName(row.holder),
  account: maskAccount(row.account_end),
  net: row.net,
  state: row.state,
  reference: row.reference,
  reason: row.failed_because,
  endedAt: row.line_ended_at?.toISOString() ?? null,
});
