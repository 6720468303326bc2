/**
 * Payouts to shops leave in batches as withdrawals do (decision 094), by the same rules and constraints as those of
 * 0084. What moves a payout that waits in a batch by itself is refused here too: the version before, running beside,
 * knows no batches of payouts.
 *
 * A batch whose payment file was taken is cancelled only by somebody who says that the file was destroyed: the file may
 * be at the bank already. `sent_at` of a withdrawal says on which day it left.
 */
export const statements: readonly string[] = [
  // Withdrawals have the rows of years.
  `set local statement_timeout = 0`,
  `create table payout_batches (
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
    file_taken_at timestamptz,
    file_destroyed boolean not null default false,
    check (second_by is null or second_by <> approved_by),
    check (status not in ('approved', 'sent', 'done')
      or approved_by is not null and (second_by is not null or not needs_second)),
    check ((status in ('done', 'cancelled')) = (ended_at is not null)),
    check (status <> 'cancelled' or file_taken_at is null or file_destroyed))`,
  `create index payout_batches_newest on payout_batches (status, created_at desc, id desc)`,
  `create table payout_batch_lines (
    batch_id text not null references payout_batches,
    payout_id text not null references payouts,
    state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed', 'left')),
    reference text not null default '',
    reason text not null default '',
    ended_by text references users,
    ended_at timestamptz,
    primary key (batch_id, payout_id),
    check ((state = 'waiting') = (ended_at is null)),
    check (state <> 'paid' or reference <> ''),
    check (state <> 'failed' or reason <> ''))`,
  `create unique index payout_in_one_batch on payout_batch_lines (payout_id) where state in ('waiting', 'paid')`,
  `create function payout_moves_with_batch() returns trigger language plpgsql as $$
  begin
    if exists (select from payout_batch_lines l join payout_batches b on b.id = l.batch_id
      where l.payout_id = new.id and l.state = 'waiting' and (new.status <> 'sent' or b.status <> 'sent')) then
      raise exception 'a payout that waits in a batch moves with it' using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger moves_with_batch before update of status on payouts for each row
    when (old.status is distinct from new.status) execute function payout_moves_with_batch()`,
  `create index payouts_sent on payouts (sent_at) where sent_at is not null`,
  `alter table withdrawal_batches add column file_taken_at timestamptz, add column file_destroyed boolean not null default false`,
  `alter table withdrawal_batches add check (status <> 'cancelled' or file_taken_at is null or file_destroyed)`,
  `alter table withdrawals add column sent_at timestamptz`,
  `create index withdrawals_sent on withdrawals (sent_at) where sent_at is not null`,
  `create index withdrawal_batches_approved on withdrawal_batches (approved_at) where approved_at is not null`,
  `create index payout_batches_approved on payout_batches (approved_at) where approved_at is not null`,
];
