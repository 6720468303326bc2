/**
 * Members ask to open a shop (decision 114). A member has one application that waits; whoever leaves the mall takes theirs along.
 */
export const statements: readonly string[] = [
  `create table shop_applications (
    id text primary key, user_id text not null references users on delete cascade, state text not null default 'new'
      check (state in ('new', 'talk', 'accepted', 'refused', 'withdrawn')),
    version int not null default 1, company text not null, contact text not null, country text not null check (country ~ '^[A-Z]{2}$'),
    store_name text not null, sells text not null, licence text not null, reason text not null default '',
    shop_id text references shops, at timestamptz not null default now(), moved_at timestamptz not null default now(),
    moved_by text references users, check ((state = 'accepted') = (shop_id is not null)), check (state <> 'refused' or reason <> ''))`,
  `create unique index shop_application_open on shop_applications (user_id) where state in ('new', 'talk')`,
  `create index shop_applications_of on shop_applications (user_id, at)`,
  `create index shop_applications_in_state on shop_applications (state, at, id)`,
  `create index shop_applications_newest on shop_applications (at, id)`,
  `create table shop_application_notes (
    id text primary key, application_id text not null references shop_applications on delete cascade,
    by text not null references users, text text not null, at timestamptz not null default now())`,
  `create index shop_application_notes_of on shop_application_notes (application_id, at)`,
];
