/**
 * Accounts that buyers transfer money to, of the mall and of shops, and what an operator writes of a transfer (decision 110).
 */
export const statements: readonly string[] = [
  // Waiting for those who write payments takes longer than a request may.
  `set local statement_timeout = 0`,
  `create table transfer_accounts (
    id text primary key,
    shop_id text references shops,
    bank text not null check (bank <> ''),
    holder text not null check (holder <> ''),
    number text not null check (number <> ''),
    branch text not null default '',
    note text not null default '',
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    qr_url text,
    enabled boolean not null default true,
    position int not null,
    version int not null default 1,
    created_by text not null references users,
    created_at timestamptz not null default now(),
    removed_at timestamptz)`,
  `create index transfer_accounts_of on transfer_accounts (coalesce(shop_id, ''), position) where removed_at is null`,
  `alter table payment_intents
    add column received_on date,
    add column reference text,
    add column reject_reason text`,
  // The queue of transfers: few of many payments wait.
  `create index payment_transfers on payment_intents (created_at) where method = 'offline' and status = 'pending'`,
];
