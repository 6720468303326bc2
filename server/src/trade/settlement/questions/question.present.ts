import type { Item } from '@mall/contract/operations';
import type { WholeQuestion } from './questions.queries.ts';

export const toQuestion = (row: WholeQuestion): Item<'shopQuestion.list'> => ({
  id: row.id,
  shop: { id: row.shop_id, name: row.shop_name },
  statement: { id: row.statement_id, period: row.period, currency: row.currency },
  line:
    row.line_no === null || row.cause === null
      ? null
      : { no: row.line_no, cause: row.cause, orderNo: row.order_no, total: row.total ?? 0 },
  status: row.status,
  waitsFor: row.waits_for,
  askedAt: row.asked_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  thread: [...row.thread],
});
