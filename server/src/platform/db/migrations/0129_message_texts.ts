/** Words of messages that operators wrote instead of the mall's own, by language; `{{name}}` stands for a value as in its phrases. */
export const statements: readonly string[] = [
  `create table message_texts (
    type text not null,
    audience text not null check (audience in ('member', 'shop')),
    language text not null,
    title text not null check (title <> ''),
    body text not null check (body <> ''),
    primary key (type, audience, language))`,
];
