/**
 * What the list and the board of a shop's deliveries ask, beside the deliveries themselves (decision 038): whose they are, what
 * was promised, whether they are still awaited. A trigger writes these columns, from the order and nothing else, so that they
 * always equal it. `version` counts what people change: whoever saves names the one that he has seen.
 */
const ofItsOrder = `
  create function delivery_of_its_order() returns trigger language plpgsql as $$
  begin
    select o.shop_id, o.promised_at, o.status between 2 and 3, o.status = 5 or o.shop_hidden
      into strict new.shop_id, new.promised_at, new.awaited, new.hidden from orders o where o.id = new.order_id;
    return new;
  end $$`;

const follow = `
  create function deliveries_follow_their_order() returns trigger language plpgsql as $$
  begin update deliveries set order_id = order_id where order_id = new.id; return null; end $$`;

const count = `
  create function count_delivery_version() returns trigger language plpgsql as $$
  begin new.version := old.version + 1; return new; end $$`;

const byPeople = [
  'status',
  'urgent',
  'production_days',
  'transit_days',
  'notice_at',
  'carrier',
  'receipt_no',
  'receipt_photo',
  'visit_at',
];
const each = (row: string): string => `(${byPeople.map((column) => `${row}.${column}`).join(', ')})`;

const underWay = `awaited and not hidden and status <> 5`;

export const statements: readonly string[] = [
  `set local statement_timeout = 0`,
  `alter table deliveries add column shop_id text, add column promised_at timestamptz, add column awaited boolean not null default false,
    add column hidden boolean not null default false, add column receipt_photo text not null default '', add column version int not null default 0`,
  `update deliveries d set shop_id = o.shop_id, promised_at = o.promised_at, awaited = o.status between 2 and 3, hidden = o.status = 5 or o.shop_hidden
    from orders o where o.id = d.order_id`,
  ofItsOrder,
  `create trigger of_its_order before insert or update of order_id, shop_id, promised_at, awaited, hidden on deliveries
    for each row execute function delivery_of_its_order()`,
  follow,
  `create trigger deliveries_follow after update of status, promised_at, shop_id, shop_hidden on orders for each row
    when ((old.status >= 2 or new.status >= 2) and
      (old.status, old.promised_at, old.shop_id, old.shop_hidden) is distinct from (new.status, new.promised_at, new.shop_id, new.shop_hidden))
    execute function deliveries_follow_their_order()`,
  count,
  `create trigger version_counted before update on deliveries for each row when (${each('old')} is distinct from ${each('new')})
    execute function count_delivery_version()`,

  // By status, because the board asks for the first of each; the list puts them together.
  `create index deliveries_promised on deliveries (shop_id, status, promised_at, id desc) where ${underWay}`,
  `create index deliveries_at_risk on deliveries (shop_id, status, promised_at, id desc) where ${underWay} and expected_at > promised_at`,
  `create index deliveries_expected on deliveries (shop_id, status, expected_at, id desc) where ${underWay}`,
  `create index deliveries_over on deliveries (shop_id, status, created_at desc, id desc) where not hidden and not (awaited and status <> 5)`,
  // Entries that are alike take one place, so that a hundred thousand are counted in some milliseconds.
  `create index deliveries_counted on deliveries (shop_id, status) where not hidden`,
  `create index deliveries_receipt on deliveries (shop_id, upper(receipt_no) text_pattern_ops) where receipt_no <> ''`,
];
