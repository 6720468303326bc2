/**
 * A quote without a wanted purchase: a room that a shop set up for a member (decisions, /userCenter/establishOrder). It has a
 * number of its own and keeps the room as it was offered, whatever becomes of the design.
 */
export const statements: readonly string[] = [
  `alter table quotes alter column want_id drop not null, add column no text unique,
    add column design_id text references designs on delete set null, add column design_name text, add column plan jsonb,
    add check ((want_id is null) = (no is not null)), add check ((want_id is null) = (plan is not null)),
    add check ((want_id is null) = (design_name is not null)), add check (want_id is null or design_id is null)`,
  `create index quotes_design on quotes (design_id) where design_id is not null`,
  `create index quotes_shop on quotes (shop_id, created_at desc, id) where shop_id is not null`,
];
