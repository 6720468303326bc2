/**
 * Roles of a shop by their id instead of their name, and what an office needs to list people and changes
 * (docs/features/staff-roles-and-audit.md).
 */
export const statements: readonly string[] = [
  `alter table roles add column created_at timestamptz not null default now()`,
  `create unique index roles_name on roles (shop_id, lower(name))`,
  `alter table roles add constraint roles_of_shop unique (shop_id, id)`,

  // A role is a preset's name, or 'custom' with one of the same shop, which cannot go while somebody has it.
  `alter table staff add column role_id text`,
  `update staff s set role_id = r.id, role = 'custom' from roles r where r.shop_id = s.shop_id and r.name = s.role`,
  `update staff set role = 'manager' where role = 'owner'`,
  `alter table staff add constraint staff_role_of_shop foreign key (shop_id, role_id) references roles (shop_id, id)`,
  `alter table staff add constraint staff_role check (role in ('manager', 'sales', 'content', 'delivery', 'finance', 'custom') and (role = 'custom') = (role_id is not null))`,
  `alter table staff add constraint staff_level check (level between 1 and 5)`,

  // A shop that is suspended changes at once what its people may do.
  `drop trigger people_changed on shops`,
  `create trigger people_changed after insert or delete or update of owner_id, status on shops execute function mall_people_changed()`,
  `create index shops_owner on shops (owner_id)`,

  // The list of changes reads the newest of each kind, or of one person; a kind is the first word of an action.
  `create index audit_kind on audit_log (shop_id, split_part(action, '.', 1), at desc, id desc) where shop_id is not null`,
  `create index audit_actor on audit_log (shop_id, actor_id, at desc, id desc) where shop_id is not null`,
];
