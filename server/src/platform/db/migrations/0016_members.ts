/**
 * What a member decides about his own account: a confirmed address, the ways that news reach him, what he removed and may
 * take back, keys to their data (docs/features/own-account.md); and what favourites and reviews remember for it.
 */
export const statements: readonly string[] = [
  `alter table users add column email_confirmed_at timestamptz, add column removed_at timestamptz, add column language text not null default 'zh',
    add check (email_confirmed_at is null or email is not null), add check (removed_at is null or password_hash is null)`,

  // Messages from before are nobody's news any more: only those that are written from now on go out by other ways.
  `alter table messages add column offered_at timestamptz default now()`,
  `alter table messages alter column offered_at drop default`,
  `create index messages_unoffered on messages (created_at) where offered_at is null and audience = 'member'`,
  `create table message_preferences (
    user_id text not null references users, kind text not null, sms boolean not null, email boolean not null, primary key (user_id, kind))`,
  `create table message_sends (
    message_id text not null references messages on delete cascade, channel text not null check (channel in ('sms', 'email')),
    state text not null default 'due' check (state in ('due', 'sent', 'failed')), tries smallint not null default 0,
    next_at timestamptz not null default now(), sent_at timestamptz, primary key (message_id, channel), check ((state = 'sent') = (sent_at is not null)))`,
  `create index message_sends_due on message_sends (next_at) where state = 'due'`,

  `alter table favourites add column shop_id text references shops, add column price bigint check (price > 0), add column seen_price bigint check (seen_price > 0),
    add column in_stock boolean not null default true, add column restocked_at timestamptz, add column told_on date`,
  `create index favourites_seen on favourites (shop_id, product_id)`,
  `create table member_bin (
    id text primary key, user_id text not null references users, kind text not null check (kind in ('favourites', 'history')),
    rows jsonb not null, created_at timestamptz not null default now())`,
  `create index member_bin_user on member_bin (user_id)`,

  `alter table reviews add column follow_images jsonb not null default '[]', add column followed_at timestamptz, add column edited_at timestamptz`,
  `create index reviews_user on reviews (user_id, created_at desc)`,

  `create table data_exports (
    key_hash text primary key, user_id text not null references users, expires_at timestamptz not null, created_at timestamptz not null default now())`,
];
