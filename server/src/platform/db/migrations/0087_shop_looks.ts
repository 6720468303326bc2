/** An operator's session that sees one shop as its people do, for a while (decision 091). It ends with the session. */
export const statements: readonly string[] = [
  `create table shop_looks (
    token_hash text primary key references sessions(token_hash) on delete cascade,
    shop_id text not null references shops(id) on delete cascade,
    reason text not null check (reason <> ''),
    ends_at timestamptz not null
  )`,
  `create index shop_looks_shop on shop_looks (shop_id)`,
  `create trigger people_changed after insert or update or delete on shop_looks execute function mall_people_changed()`,
];
