/**
 * Money back (decisions 2.7): for pieces of a line, for an order that is not sent, or because it came too late. What goes
 * back is counted on the order and its lines, where it can never be more than was paid.
 */
export const statements: readonly string[] = [
  `alter table refunds drop constraint refunds_intent_id_key,
    add column kind text not null default 'late' check (kind in ('line', 'order', 'late')),
    add column order_line_id text references order_lines, add column qty int check (qty > 0), add column due bigint,
    add column note text not null default '', add column photos jsonb not null default '[]', add column answer text not null default '',
    add column decided_by text references users, add column decided_at timestamptz, add column refunded_at timestamptz`,
  `update refunds set due = amount, reason = 'latePayment', decided_at = at, refunded_at = at`,
  `alter table refunds alter column intent_id set not null, alter column status drop default, alter column kind drop default, alter column due set not null,
    add check (amount > 0 and amount <= due),
    add check ((kind = 'line') = (order_line_id is not null)), add check ((kind = 'line') = (qty is not null)),
    add check (status in ('requested', 'approved', 'rejected', 'refunded', 'cancelled')),
    add check ((status = 'refunded') = (refunded_at is not null)), add check ((status in ('requested', 'cancelled')) = (decided_at is null))`,
  `create unique index refunds_late on refunds (intent_id) where kind = 'late'`,
  `create unique index refunds_whole on refunds (order_id) where kind = 'order' and status in ('requested', 'approved', 'refunded')`,
  `create index refunds_order on refunds (order_id, at)`,
  `create index refunds_line on refunds (order_line_id) where order_line_id is not null`,
  `create index refunds_waiting on refunds (at) where status = 'requested'`,
  `alter table orders add column refunded bigint not null default 0 check (refunded between 0 and paid)`,
  `alter table order_lines add column refunded bigint not null default 0 check (refunded between 0 and pay)`,
];
