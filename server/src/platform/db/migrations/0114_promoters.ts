/**
 * Lists of promoters are read in the order of an index, and an operator corrects what a promoter has (decision 108).
 */
export const statements: readonly string[] = [
  // Many promoters take longer than a request may.
  `set local statement_timeout = 0`,
  `create index promoters_newest on promoters (applied_at, user_id)`,
  `create index promoters_in_state on promoters (status, applied_at, user_id) include (level)`,
  `create index promoters_of_level on promoters (level, applied_at, user_id) include (status)`,
  // The orders of a month are looked at when a rate is changed, seldom: small, and nearly free for whoever orders.
  `create index commissions_made on commissions using brin (created_at) with (pages_per_range = 16)`,
  `create table promoter_corrections (
    id text primary key, user_id text not null references users, currency text not null default 'CNY', amount bigint not null check (amount <> 0),
    reason text not null, made_by text not null references users, created_at timestamptz not null default now(), check (user_id <> made_by))`,
  `create index promoter_corrections_of on promoter_corrections (user_id)`,
  // Those who wait are in the index of all states. Last, since nobody reads promoters from here to the end.
  `drop index promoter_waiting`,
];
