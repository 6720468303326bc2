/**
 * Second factors of accounts, the tickets between the two steps of signing in, and what a session must show: when it
 * was proved last, from which network it was opened, and a name under which it can be ended.
 */
export const statements: readonly string[] = [
  `create table passkeys (
    id text primary key, user_id text not null references users (id), credential_id text not null unique,
    public_key text not null, counter bigint not null check (counter >= 0), transports text[] not null,
    name text not null check (name <> ''), created_at timestamptz not null default now(), used_at timestamptz)`,
  `create index passkeys_user on passkeys (user_id)`,

  // A code counts once: the step that it was made for is kept, and only later ones are taken.
  `create table authenticators (
    user_id text primary key references users (id), secret text not null, confirmed_at timestamptz,
    last_step bigint not null default 0, used_at timestamptz, created_at timestamptz not null default now())`,

  `create table recovery_codes (
    user_id text not null references users (id), code_hash text not null, used_at timestamptz,
    primary key (user_id, code_hash))`,

  // One for each session or ticket: a new one replaces it.
  `create table passkey_challenges (
    bound_to text not null, purpose text not null check (purpose in ('register', 'prove', 'signIn')),
    user_id text not null references users (id), challenge text not null, expires_at timestamptz not null,
    primary key (bound_to, purpose))`,
  `create index passkey_challenges_user on passkey_challenges (user_id)`,

  `create table sign_in_tickets (
    ticket_hash text primary key, user_id text not null references users (id), user_agent text not null,
    tries int not null default 0, expires_at timestamptz not null)`,
  `create index sign_in_tickets_user on sign_in_tickets (user_id)`,

  // A session from before this was not proved: the first operation that wants a proof asks for one.
  `alter table sessions add column id text not null default gen_random_uuid()::text,
    add column network text not null default '', add column proved_at timestamptz`,
  `alter table sessions alter column proved_at set default now()`,
  `create unique index sessions_id on sessions (id)`,
];
