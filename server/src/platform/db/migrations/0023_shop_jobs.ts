/**
 * Work of a shop that takes time, and keys that open a file once (decision 033). A worker holds a job as long as it writes
 * `beat_at`; what it made is a file of the store (`file_key`), what was sent to it another (`source_key`).
 */
export const statements: readonly string[] = [
  `create table shop_jobs (
    id text primary key, shop_id text not null references shops, by text not null references users,
    kind text not null check (kind in ('orderExport', 'priceImport', 'goodsImport')),
    state text not null default 'waiting' check (state in ('waiting', 'running', 'checked', 'confirmed', 'writing', 'done', 'failed', 'cancelled')),
    language text not null, request jsonb not null, done int not null default 0, total int, tries smallint not null default 0,
    worker text, beat_at timestamptz, source_key text, file_key text, bytes bigint, result_rows int,
    ready_rows jsonb not null default '[]', same_rows int, wrong_rows int, problems jsonb not null default '[]', change_id text references overlay_changes, reason text, reason_detail jsonb,
    created_at timestamptz not null default now(), started_at timestamptz, ended_at timestamptz, expires_at timestamptz,
    check ((state in ('running', 'writing')) = (worker is not null)), check ((worker is null) = (beat_at is null)),
    check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null)), check ((state = 'failed') = (reason is not null)))`,
  `create index shop_jobs_shop on shop_jobs (shop_id, created_at desc)`,
  `create index shop_jobs_under_way on shop_jobs (id) where state in ('waiting', 'running', 'confirmed', 'writing')`,
  `create table file_keys (
    key_hash text primary key, shop_id text not null references shops, user_id text not null references users, language text not null,
    wanted jsonb not null, expires_at timestamptz not null, used_at timestamptz, ended_at timestamptz, created_at timestamptz not null default now(),
    check (ended_at is null or used_at is not null))`,
  `create index file_keys_shop on file_keys (shop_id)`,
];
