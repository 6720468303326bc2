/**
 * When a delivery was brought, for the report of promises kept: the last step to *accepted* that was not taken back, or else the buyer's
 * confirmation of the order. A trigger writes it, from these and nothing else, so that it always equals them.
 */
export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `alter table deliveries add column brought_at timestamptz`,
  `create or replace function delivery_of_its_order() returns trigger language plpgsql as $$
  begin
    select o.shop_id, o.promised_at, o.status between 2 and 3, o.status = 5 or o.shop_hidden, coalesce((
        select max(s.at) from delivery_steps s where s.delivery_id = new.id and s.status = 5 and s.undone_at is null), o.received_at)
      into strict new.shop_id, new.promised_at, new.awaited, new.hidden, new.brought_at from orders o where o.id = new.order_id;
    return new;
  end $$`,
  `drop trigger of_its_order on deliveries`,
  `create trigger of_its_order before insert or update of order_id, shop_id, promised_at, awaited, hidden, brought_at on deliveries
    for each row execute function delivery_of_its_order()`,
  `create function delivery_follows_its_steps() returns trigger language plpgsql as $$
  begin update deliveries set order_id = order_id where id = new.delivery_id; return null; end $$`,
  `create trigger delivery_follows after insert or update of at, undone_at on delivery_steps for each row
    when (new.status = 5) execute function delivery_follows_its_steps()`,
  `update deliveries set order_id = order_id`,
  `create index deliveries_due on deliveries (promised_at) include (shop_id, brought_at, awaited) where not hidden`,
  `create index deliveries_due_of_shop on deliveries (shop_id, promised_at) include (brought_at, awaited) where not hidden`,
];
