/**
 * What a shop's people do about wanted purchases (docs/features/wanted-purchases.md): who follows one up, when to go
 * on, and a journal of every step, of which notes are one kind. `about` holds a verdict, an end, a day or the id of
 * somebody or of an offer.
 */
export const statements: readonly string[] = [
  // Indexing the words of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `alter table wants add column follow_up_by text references users, add column next_at timestamptz, add column end_note text not null default ''`,
  `alter table want_follow_ups add column kind text not null default 'note' check (kind in ('note', 'verify', 'assign', 'next', 'quoted', 'quoteWithdrawn', 'ended')),
    add column about text not null default ''`,

  // Lists and counts of an office read this alone.
  `drop index wants_shop`,
  `create index wants_office on wants (shop_id, created_at desc, id) include (ended_at, end_reason, verify, valid_until, next_at, follow_up_by)`,
  `create index wants_due on wants (shop_id, next_at, id) where ended_at is null and next_at is not null`,
  `create index wants_followed on wants (shop_id, follow_up_by, created_at desc, id) where follow_up_by is not null`,
  `create index wants_open on wants (shop_id, verify, created_at desc, id) include (valid_until) where ended_at is null`,
  `create index wants_follower on wants (follow_up_by) where follow_up_by is not null`,
  `create index quotes_waiting on quotes (shop_id, want_id) include (valid_until) where status = 'sent' and want_id is not null`,
  `create index quotes_want on quotes (want_id, created_at desc) where want_id is not null`,
  `create index wants_words on wants using gin (pairs_in(contact || chr(10) || brand || chr(10) || region || chr(10) || remark, right(shop_id, 6)))`,
  `create index wants_no_end on wants (reverse(no) text_pattern_ops)`,
  `create index wants_no_start on wants (no text_pattern_ops)`,
];
