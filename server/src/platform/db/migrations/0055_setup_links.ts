/**
 * The link by which a mall without operators gets its first (docs/features/operator.md): one row at most, so that of
 * several processes that start the last one's link is valid. Only a hash of its token is stored.
 */
export const statements: readonly string[] = [
  `create table setup_links (
    id boolean primary key default true check (id),
    token_hash text not null,
    expires_at timestamptz not null
  )`,
];
