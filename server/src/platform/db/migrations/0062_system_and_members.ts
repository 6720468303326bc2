/**
 * What the console reads of messages that left the mall, and of its members: a million of them are listed by page, and found by
 * the beginning of a name. Why a message did not leave is kept beside it, masked.
 */
export const statements: readonly string[] = [
  // Indexing a million members takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table message_sends add column failure text not null default ''`,
  `create index message_sends_sent on message_sends (sent_at desc) where state = 'sent'`,
  `create index message_sends_failed on message_sends (next_at desc) where state = 'failed'`,
  `alter table users add column locked_at timestamptz, add column locked_why text not null default ''`,
  `create index users_newest on users (created_at desc, id desc) where removed_at is null`,
  `create index users_rank on users (rank, created_at desc, id desc) where removed_at is null`,
  `create index users_locked on users (created_at desc, id desc) where removed_at is null and locked_at is not null`,
  `create index users_called on users ((lower(name) collate "C"), id) where removed_at is null`,
];
