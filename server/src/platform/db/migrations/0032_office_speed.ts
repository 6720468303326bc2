/**
 * Lists of a large shop's office: wanted purchases that have ended, by how, and the changes of one person by kind.
 */
export const statements: readonly string[] = [
  // Indexing the rows of years takes longer than a request may.
  `set local statement_timeout = 0`,
  `create index wants_ended on wants (shop_id, end_reason) where ended_at is not null`,
  `drop index audit_actor`,
  `create index audit_actor on audit_log (shop_id, actor_id, split_part(action, '.', 1), at desc, id desc) where shop_id is not null`,
];
