/**
 * Styles and materials that operators write, and colours beside them (decision 077). Their order is one of its own: the bit
 * of a style stands in every listing that has it. Lists are made anew for a bit alone, not for a name or a place, which
 * nothing in them shows; a colour has none, as products copy it.
 */
export const statements: readonly string[] = [
  `alter table attributes drop constraint attributes_kind_check, alter column bit drop not null,
    add column colour text check (colour ~ '^#[0-9a-f]{6}$'), add column sort int not null default 0,
    add column hidden boolean not null default false, add column version int not null default 1,
    add constraint attributes_kind_check check (kind in ('style', 'material', 'colour')),
    add constraint attributes_colour check ((kind = 'colour') = (colour is not null) and (kind = 'colour') = (bit is null))`,
  `update attributes set sort = bit`,
  `drop trigger listed_changed on attributes`,
  `create trigger listed_changed after update on attributes for each row
    when ((old.kind, old.key, old.bit) is distinct from (new.kind, new.key, new.bit)) execute function list_attribute()`,
  `create trigger listed_added after insert or delete on attributes for each row execute function list_attribute()`,
];
