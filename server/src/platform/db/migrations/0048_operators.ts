/**
 * The operators of the mall with their roles (docs/decisions/066). Who was one by `users.operator` may do everything as before. The
 * column stays until a later version, since processes of the one before read it while a mall is upgraded. A row outlives its operator,
 * so that shops never read the name of who decided about their work.
 */
export const statements: readonly string[] = [
  `create table operators (user_id text primary key references users,
    role text not null check (role in ('all', 'catalogue', 'reviewer', 'campaigns', 'finance', 'support', 'readOnly', 'custom')),
    permissions text[] check (cardinality(permissions) > 0), added_by text references users, added_at timestamptz not null default now(),
    removed_at timestamptz, check ((role = 'custom') = (permissions is not null)))`,
  `insert into operators (user_id, role) select id, 'all' from users where operator`,
  `create trigger people_changed after insert or update or delete on operators execute function mall_people_changed()`,
];
