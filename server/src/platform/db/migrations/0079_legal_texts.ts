/** Legal texts in versions (docs/features/operator.md). A version is never changed; `{}` is a text that was taken away. */
export const statements: readonly string[] = [
  `create table legal_texts (
    kind text not null,
    version integer not null check (version > 0),
    text jsonb not null check (jsonb_typeof(text) = 'object'),
    published_at timestamptz not null default now(),
    primary key (kind, version)
  )`,
];
