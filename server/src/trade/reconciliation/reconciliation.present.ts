import type { Item, Output } from '@mall/contract/operations';
import { quietOutcomes } from '@mall/contract/trade/reconciliation';
import type { FileRow, LineRow, Summed } from './files.queries.ts';

export const toFile = (
  row: FileRow,
  { counts, open, totals }: Summed,
): Output<'mallReconciliation.upload'> => ({
  id: row.id,
  method: row.method,
  day: row.day,
  name: row.title,
  status: row.status,
  refused: row.refused,
  lines: row.total,
  handled: row.handled,
  differences: Object.entries(counts).reduce(
    (all, [outcome, n]) => all + (quietOutcomes.some((one) => one === outcome) ? 0 : n),
    0,
  ),
  open,
  totals: totals.map(({ currency, file, mall, fees }) => ({
    currency,
    file,
    mall,
    difference: file - mall,
    fees,
  })),
  stored: row.source_key !== null,
  by: { id: row.taken_by, name: row.by_name },
  at: row.taken_at.toISOString(),
});

export const toLine = (row: LineRow): Item<'mallReconciliation.lines'> => ({
  id: row.id,
  no: row.no,
  kind: row.kind,
  outcome: row.outcome,
  problem: row.problem,
  at: row.at?.toISOString() ?? null,
  reference: row.reference,
  ours: row.ours,
  amount: row.amount,
  currency: row.currency,
  fee: row.fee,
  mallAmount: row.mall_amount,
  mallCurrency: row.mall_currency,
  mallMethod: row.mall_method,
  paymentId: row.intent_id,
  refundId: row.refund_id,
  parkedId: row.parked_id,
  order: row.order,
  firstNo: row.first_no,
  explained:
    row.reason === null || row.explained_by === null || row.explained_at === null
      ? null
      : {
          reason: row.reason,
          by: { id: row.explained_by, name: row.explained_name ?? '' },
          at: row.explained_at.toISOString(),
        },
});
