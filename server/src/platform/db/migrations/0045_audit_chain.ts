/**
 * The log of changes keeps what was written: no row of it is changed or removed, and a chain of digests tells when one
 * was (docs/decisions/064). Remarks about people must be erasable, so the log says only that one was changed.
 */
export const statements: readonly string[] = [
  ...['old', 'new'].map(
    (state) => `update audit_log set diff = jsonb_set(diff, '{${state},remark}', '"changed"')
      where diff #> '{${state},remark}' is not null and diff #>> '{${state},remark}' <> ''`,
  ),
  `create table audit_chain (seq bigint primary key check (seq > 0), audit_id text not null unique references audit_log,
    digest bytea not null check (length(digest) = 32))`,
  // What the chain does not have yet.
  `create table audit_unsealed (audit_id text primary key references audit_log)`,
  `insert into audit_unsealed select id from audit_log`,
  `create function audit_must_be_sealed() returns trigger language plpgsql as $$
    begin insert into audit_unsealed values (new.id); return null; end $$`,
  `create trigger audit_added after insert on audit_log for each row execute function audit_must_be_sealed()`,
  `create function append_only() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege'; end $$`,
  ...['audit_log', 'audit_chain'].flatMap((table) => [
    `create trigger ${table}_kept before update or delete on ${table} for each row execute function append_only()`,
    `create trigger ${table}_whole before truncate on ${table} execute function append_only()`,
  ]),
];
