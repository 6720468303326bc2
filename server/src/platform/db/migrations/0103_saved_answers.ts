/** Answers that the people of an office keep for the next time (docs/features/conversations.md). */
export const statements: readonly string[] = [
  `create table talk_answers (
    id text primary key,
    office_id text not null references talk_offices(id) on delete cascade,
    title text not null check (char_length(title) between 1 and 40),
    words text not null check (char_length(words) between 1 and 2000),
    saved_by text not null references users,
    saved_at timestamptz not null default now())`,
  `create index talk_answers_of on talk_answers (office_id, title, id)`,
];
