/**
 * What operators write beside the goods (docs/features/operator.md). The words of the search become a list for each
 * language: processes of the version before read none of their own until they have ended, and offer what members search.
 */
export const statements: readonly string[] = [
  `update settings set value = (
      select jsonb_object_agg(language, coalesce(words, '[]')) from (
        select language, (select jsonb_agg(word ->> language order by at) from jsonb_array_elements(value)
          with ordinality as each (word, at) where word ->> language <> '') as words
        from unnest(array['zh', 'en', 'indo', 'fili']) as language) as lists)
    where key = 'hotWords' and jsonb_typeof(value) = 'array'`,
  `create table announcements (
    id integer generated always as identity primary key,
    text jsonb not null check (jsonb_typeof(text) = 'object'),
    link text not null default '' check (link = '' or link ~ '^/([^/\\\\]|$)'),
    closable boolean not null default true,
    shown_from timestamptz,
    shown_to timestamptz,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    check (shown_from < shown_to)
  )`,
];
