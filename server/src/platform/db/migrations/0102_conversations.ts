/**
 * Conversations of members with shops and with the mall itself (docs/decisions/099-conversations.md). A member has one with each:
 * it is continued with another thing attached, and a closed one is open again by what is said next.
 *
 * Messages are numbered in each conversation, under the lock of its row. `member_news` and `office_news` are taken from the counters
 * of the two sides under their locks, so that the numbers become visible in their order: who asks for what is newer than the last
 * number received misses nothing.
 */
export const statements: readonly string[] = [
  `create table talk_offices (
    id text primary key,
    shop_id text unique references shops(id) on delete cascade,
    news bigint not null default 0,
    days jsonb not null default '[null,null,null,null,null,null,null]',
    answers_within int check (answers_within between 5 and 2880),
    version int not null default 0,
    check (id = coalesce(shop_id, 'mall')))`,
  `create table talk_members (
    user_id text primary key references users(id) on delete cascade,
    news bigint not null default 0)`,
  `create table conversations (
    id text primary key,
    member_id text not null references talk_members(user_id) on delete cascade,
    office_id text not null references talk_offices(id) on delete cascade,
    status text not null default 'open' check (status in ('open', 'closed')),
    waiting_since timestamptz,
    assigned_to text references users,
    last_seq int not null default 0,
    last_at timestamptz not null default now(),
    member_read int not null default 0,
    office_read int not null default 0,
    member_unread int not null default 0 check (member_unread >= 0),
    office_unread int not null default 0 check (office_unread >= 0),
    member_told boolean not null default false,
    office_told boolean not null default false,
    member_news bigint not null default 0,
    office_news bigint not null default 0,
    unique (member_id, office_id),
    check (waiting_since is null or status = 'open'),
    check (member_read <= last_seq and office_read <= last_seq))`,
  `create index conversations_of_member on conversations (member_id, last_at desc, id desc) where last_seq > 0`,
  `create index conversations_of_office on conversations (office_id, last_at desc, id desc) where last_seq > 0`,
  `create index conversations_waiting on conversations (office_id, waiting_since, id) where waiting_since is not null`,
  `create index conversations_assigned on conversations (assigned_to, last_at desc) where assigned_to is not null`,
  `create index conversations_member_news on conversations (member_id, member_news)`,
  `create index conversations_office_news on conversations (office_id, office_news)`,
  `create index conversations_untold on conversations (last_at) where (member_unread > 0 and not member_told)
    or (office_unread > 0 and not office_told)`,
  `create table conversation_messages (
    conversation_id text not null references conversations(id) on delete cascade,
    seq int not null,
    side text not null check (side in ('member', 'office')),
    kind text not null check (kind in ('words', 'note')),
    by text not null references users,
    key text not null,
    words text not null check (char_length(words) <= 2000),
    pictures jsonb not null default '[]',
    thing jsonb,
    at timestamptz not null default now(),
    primary key (conversation_id, seq),
    unique (conversation_id, by, key),
    check (kind = 'words' or side = 'office'),
    check (words <> '' or pictures <> '[]'))`,
  `create index conversation_messages_by on conversation_messages (by)`,
];
