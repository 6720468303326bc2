/**
 * Invitations to work in a shop (decision 063). A row is one that nobody has answered: accepting, refusing and withdrawing
 * delete it, so that only one of them can happen.
 */
export const statements: readonly string[] = [
  `create table staff_invitations (
    id text primary key,
    shop_id text not null references shops (id) on delete cascade,
    mobile text not null check (mobile ~ '^[0-9]{11}$'),
    role text not null,
    role_id text,
    level smallint not null default 1 check (level between 1 and 5),
    remark text not null default '',
    invited_by text references users (id) on delete set null,
    invited_at timestamptz not null default now(),
    expires_at timestamptz not null,
    language text not null,
    text_state text not null default 'none' check (text_state in ('none', 'due')),
    text_tries smallint not null default 0,
    text_next timestamptz not null default now(),
    constraint staff_invitations_once unique (shop_id, mobile),
    constraint staff_invitations_time check (expires_at > invited_at),
    constraint staff_invitations_role check (role in ('manager', 'sales', 'content', 'delivery', 'finance', 'custom')
      and (role = 'custom') = (role_id is not null)),
    constraint staff_invitations_role_of_shop foreign key (shop_id, role_id) references roles (shop_id, id)
  )`,
  // Whom they are for is found by their number; the text message to it is due until it was sent.
  `create index staff_invitations_mobile on staff_invitations (mobile)`,
  `create index staff_invitations_due on staff_invitations (text_next) where text_state = 'due'`,
];
