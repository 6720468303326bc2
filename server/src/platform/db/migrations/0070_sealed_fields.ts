const sealed = String.raw`'^k[0-9]+\.[A-Za-z0-9_-]{38,}$'`;

/** A table, its columns with numbers and streets, and when a new row of it can be read. */
const readable = [
  [
    'users',
    'mobile',
    `new.mobile_index is null or (new.mobile !~ ${sealed} and new.mobile not like 'gone-%')`,
  ],
  ['addresses', 'phone, detail, sealed', `new.sealed is null`],
  ['wants', 'phone', `new.phone <> '' and new.phone !~ ${sealed}`],
  ['staff_invitations', 'mobile', `new.mobile_index is null or new.mobile !~ ${sealed}`],
  ['promoters', 'contact', `new.contact <> '' and new.contact !~ ${sealed}`],
  ['orders', 'address', `new.address ?| array['phone', 'detail']`],
  ['sms_codes', 'mobile', `new.mobile !~ '^[A-Za-z0-9_-]{22}$'`],
];

/**
 * Telephone numbers and streets are sealed with the mall's secret, which the database does not have
 * (docs/decisions/065). This makes their places and takes nothing from processes of the version before, which may go on;
 * the mall seals its rows when none of those is left, and from then on no row comes in readable.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  // All at once and first: who cannot have them yet begins again before anything is done.
  `lock table ${readable.map(([table]) => table).join(', ')} in access exclusive mode`,
  `alter table users add column mobile_index text`,
  `create unique index users_mobile_index on users (mobile_index)`,
  // Rows of the version before: none are left once the mall is sealed.
  `create index users_unindexed on users (id) where mobile_index is null`,
  `alter table addresses add column sealed text`,
  `alter table addresses alter column phone drop not null`,
  `alter table addresses alter column detail drop not null`,
  `alter table addresses add constraint addresses_reached
    check (num_nonnulls(phone, detail) = case when sealed is null then 2 else 0 end)`,
  `alter table wants add column phone_index text not null default ''`,
  `create index wants_phone_index on wants (phone_index, created_at)`,
  `alter table staff_invitations drop constraint staff_invitations_mobile_check`,
  `alter table staff_invitations add column mobile_index text`,
  `alter table staff_invitations add constraint staff_invitations_index_once unique (shop_id, mobile_index)`,
  `create index staff_invitations_mobile_index on staff_invitations (mobile_index)`,
  `create function must_be_sealed() returns trigger language plpgsql as $$
    begin
      if exists (select from settings where key = 'sealedFields' and value->>'stage' = 'sealed') then
        raise exception '% keeps no readable numbers and streets', tg_table_name using errcode = 'check_violation';
      end if;
      return new;
    end $$`,
  ...readable.map(
    ([
      table,
      columns,
      can,
    ]) => `create trigger ${table}_sealed before insert or update of ${columns} on ${table}
      for each row when (${can}) execute function must_be_sealed()`,
  ),
  // The version before changes a number without its index.
  `create function forget_mobile_index() returns trigger language plpgsql as $$
    begin new.mobile_index := null; return new; end $$`,
  `create trigger users_renumbered before update of mobile on users for each row
    when (new.mobile !~ ${sealed} and new.mobile is distinct from old.mobile
      and new.mobile_index is not distinct from old.mobile_index) execute function forget_mobile_index()`,
];
