/**
 * Withdrawals that leave together by one payment file (decision 089). A withdrawal is in one batch that waits or has paid
 * it: one that failed is over, and one of a batch that was cancelled is free for the next.
 *
 * A batch and its line move before their withdrawal. What moves one that waits in a batch by itself is refused here too:
 * the version before knows no batches, and may be running beside.
 */
export const statements: readonly string[] = [
  // Withdrawals have the rows of years.
  `set local statement_timeout = 0`,
  `create table withdrawal_batches (
    id text primary key,
    no text not null unique,
    method text not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    status text not null default 'draft' check (status in ('draft', 'approved', 'sent', 'done', 'cancelled')),
    needs_second boolean not null,
    created_by text not null references users,
    created_at timestamptz not null default now(),
    approved_by text references users,
    approved_at timestamptz,
    second_by text references users,
    second_at timestamptz,
    sent_by text references users,
    sent_at timestamptz,
    ended_at timestamptz,
    reason text not null default '',
    check (second_by is null or second_by <> approved_by),
    check (status not in ('approved', 'sent', 'done')
      or approved_by is not null and (second_by is not null or not needs_second)),
    check ((status in ('done', 'cancelled')) = (ended_at is not null)))`,
  `create index withdrawal_batches_newest on withdrawal_batches (status, created_at desc, id desc)`,
  `create table withdrawal_batch_lines (
    batch_id text not null references withdrawal_batches,
    withdrawal_id text not null references withdrawals,
    state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed', 'left')),
    reference text not null default '',
    reason text not null default '',
    ended_by text references users,
    ended_at timestamptz,
    primary key (batch_id, withdrawal_id),
    check ((state = 'waiting') = (ended_at is null)),
    check (state <> 'paid' or reference <> ''),
    check (state <> 'failed' or reason <> ''))`,
  `create unique index withdrawal_in_one_batch on withdrawal_batch_lines (withdrawal_id) where state in ('waiting', 'paid')`,
  `create function withdrawal_moves_with_batch() returns trigger language plpgsql as $$
  begin
    if exists (select from withdrawal_batch_lines l join withdrawal_batches b on b.id = l.batch_id
      where l.withdrawal_id = new.id and l.state = 'waiting' and (new.status <> 'paying' or b.status <> 'sent')) then
      raise exception 'a withdrawal that waits in a batch moves with it' using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger moves_with_batch before update of status on withdrawals for each row
    when (old.status is distinct from new.status) execute function withdrawal_moves_with_batch()`,
  `create index withdrawal_asked on withdrawals (created_at desc, id desc)`,
  `create index withdrawal_paid on withdrawals (ended_at) where status = 'paid'`,
];
