/**
 * Files in which providers say what they have moved, line by line beside what the mall has booked (decision 088). Nothing
 * of them is booked.
 *
 * A day of a provider has one file that counts, and the same bytes count once. `handled` is how many lines are compared:
 * whoever goes on writes the next ones only if nobody else has. An explanation belongs to the difference and not to the
 * row, so that it stays when a file is compared again or another one replaces it. `source_key` goes after ninety days, with
 * the buyers that the file itself names.
 */
export const statements: readonly string[] = [
  // Payments and refunds have the rows of years.
  `set local statement_timeout = 0`,
  `create table provider_files (
    id text primary key,
    method text not null,
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    hash text not null,
    title text not null,
    source_key text,
    status text not null default 'reading' check (status in ('reading', 'read', 'replaced', 'refused')),
    refused text,
    total int not null default 0 check (total >= 0),
    handled int not null default 0 check (handled between 0 and total),
    taken_by text not null references users,
    taken_at timestamptz not null default now(),
    touched_at timestamptz not null default now(),
    ended_at timestamptz,
    check ((status = 'refused') = (refused is not null)),
    check (status = 'reading' or ended_at is not null))`,
  `create unique index provider_file_of_day on provider_files (method, day) where status = 'read'`,
  `create unique index provider_file_reading on provider_files (method, day) where status = 'reading'`,
  `create index provider_files_of_day on provider_files (method, day desc, taken_at desc)`,
  `create table provider_lines (
    id text primary key,
    file_id text not null references provider_files on delete cascade,
    no int check (no > 0),
    kind text not null check (kind in ('payment', 'refund', 'other')),
    outcome text not null check (outcome in
      ('agrees', 'amount', 'currency', 'unbooked', 'unknown', 'missing', 'doubled', 'provider', 'unreadable', 'other')),
    problem text,
    key text not null,
    at timestamptz,
    reference text not null,
    ours text not null,
    amount bigint,
    currency text,
    fee bigint,
    mall_amount bigint,
    mall_currency text,
    mall_method text,
    intent_id text references payment_intents,
    refund_id text references refunds,
    parked_id text references parked_payments,
    first_no int,
    unique (file_id, no),
    check ((outcome = 'missing') = (no is null)),
    check ((outcome = 'unreadable') = (problem is not null)),
    check ((outcome = 'doubled') = (first_no is not null)))`,
  `create unique index provider_lines_missing on provider_lines (file_id, key) where outcome = 'missing'`,
  `create index provider_lines_open on provider_lines (file_id, no) where outcome not in ('agrees', 'other')`,
  `create index provider_lines_intent on provider_lines (intent_id) where intent_id is not null`,
  `create index provider_lines_refund on provider_lines (refund_id) where refund_id is not null`,
  `create index provider_lines_parked on provider_lines (parked_id) where parked_id is not null`,
  `create table provider_explanations (
    method text not null,
    day text not null,
    key text not null,
    reason text not null check (reason <> ''),
    explained_by text not null references users,
    explained_at timestamptz not null default now(),
    primary key (method, day, key))`,
  // What was booked on a day, by provider, and refunds by what the provider calls them.
  `create index payment_settled on payment_intents (method, settled_at) where settled_at is not null`,
  `create index refund_done on refunds (refunded_at) where refunded_at is not null`,
  `create index refund_by_ref on refunds (provider_ref)`,
];
