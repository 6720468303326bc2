/** The console's log reads the newest changes of the mall: all of them, of one person, or of one shop. */
export const statements: readonly string[] = [
  `create index audit_newest on audit_log (at desc, id desc)`,
  `create index audit_by on audit_log (actor_id, at desc, id desc)`,
  `create index audit_of on audit_log (shop_id, at desc, id desc)`,
];
